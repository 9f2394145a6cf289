// Runs a page: applies batches, listens for events at the root, and answers requests.
// Render/Batch.swift and Render/Opcode.swift define the format of a batch.
"use strict";

async function pairings(source, root) {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true }); // Keeps a BOM.
  const encoder = new TextEncoder();
  const nodes = [root];
  const mark = Symbol("number"); // The key of a node's number.
  const given = Symbol("given"); // That of the flag that the view gives to a box or an option.
  const names = [];
  const templates = [];
  const late = []; // Events during a batch.
  let page = 0;
  let wasm;
  let isApplying = false;
  root[mark] = 0;

  // MARK: Refused data

  // Data must neither run nor abort a batch. These are the rules of <doc:Browser>, as in the
  // page in memory of the tests (Document+Refused.swift).
  const isName = (name) => /^[A-Za-z_][\w:.-]*$/.test(name);
  const isElement = (tag) => isName(tag) && !/:|^(script|xmlns)$/i.test(tag);
  const isAttribute = (name) => isName(name) && !/^(on|srcdoc$)/i.test(name);
  const holdsAddress = (name) =>
    /^((xlink:)?href|src|action|formaction|data|to|from|by|values)$/i.test(name);
  const runs = (value) => /(^|;)javascript:/i.test(value.replace(/[\0- ]/g, ""));
  const mayBe = []; // By name number: valid as an element, as an attribute, and for an address.
  const learn = (name) => {
    names.push(name);
    mayBe.push({ element: isElement(name), attribute: isAttribute(name), address: holdsAddress(name) });
  };

  // The names of inputs shadow the members of a form, and those of forms and images the members
  // of a document. So the operations are taken from the prototypes.
  const call = (method) => Function.prototype.call.bind(method);
  const part = (kind, name) => Object.getOwnPropertyDescriptor(kind.prototype, name);
  const append = call(Node.prototype.appendChild), insert = call(Node.prototype.insertBefore);
  const removeFrom = call(Node.prototype.removeChild), clone = call(Node.prototype.cloneNode);
  const parentOf = call(part(Node, "parentNode").get), nextOf = call(part(Node, "nextSibling").get);
  const firstOf = call(part(Node, "firstChild").get), isPlaced = call(part(Node, "isConnected").get);
  const fill = call(part(Node, "textContent").set), elementsOf = call(part(Element, "children").get);
  const activeOf = call(part(Document, "activeElement").get);
  const setAttribute = call(Element.prototype.setAttribute);
  const removeAttribute = call(Element.prototype.removeAttribute);
  const listen = call(EventTarget.prototype.addEventListener);
  const make = document.createElement.bind(document), body = document.body;
  const makeDrawing = document.createElementNS.bind(document, "http://www.w3.org/2000/svg");
  const makeText = document.createTextNode.bind(document);
  const set = (node, name, value) => {
    try { node[name] = value; } catch {} // For a file or a meter, for example.
  };

  // MARK: Batches

  const isMounted = (node) => nodes[node[mark]] === node;

  // True if an element that has a value may show another: the default label of a button, a text that is no
  // number, further options, or the children of an output.
  const mayDiffer = (node) => node.multiple
    || node.validity?.badInput && node !== activeOf(document) // It may be the beginning of a number.
    || node instanceof HTMLOutputElement && childrenOf(node).some(isMounted)
    || node instanceof HTMLInputElement && /^(submit|reset|button)$/.test(node.type);

  const number = (node, id) => {
    nodes[id] = node;
    node[mark] = id;
    return node;
  };

  const childrenOf = (node) => {
    const children = [];
    for (let child = firstOf(node); child; child = nextOf(child)) children.push(child);
    return children;
  };

  // The value of an output takes the place of its children. A copy is made of nodes of the same batch, so
  // that these children are as they were.
  const covered = new WeakSet(), beneath = new WeakMap();
  const cover = (output) => {
    const children = childrenOf(output).filter(isMounted);
    for (const child of children) covered.add(child);
    if (children.length) beneath.set(output, children);
  };

  // A copy of the program's nodes, without those that an element creates itself.
  const copy = (node) => {
    const copied = clone(node, false);
    for (const child of beneath.get(node) ?? childrenOf(node).filter(isMounted)) {
      append(copied, copy(child));
    }
    return copied;
  };

  const numberAll = (node, words, at) => {
    number(node, words[at++]);
    for (let child = firstOf(node); child; child = nextOf(child)) {
      at = numberAll(child, words, at);
    }
    return at;
  };

  // Another program, such as a translator, may have changed the nodes. Then an operation fails, or
  // changes a node outside the page; those after it go on, and the page is drawn afresh.
  let made; // The roots of the trees that this batch has made, some of which are not in the page yet.
  const isLost = (node) => {
    if (isPlaced(node)) return false;
    while (parentOf(node)) node = parentOf(node);
    return !covered.has(node) && !made.has(node);
  };
  const use = (id) => {
    if (isLost(nodes[id])) redrawSoon();
    return nodes[id];
  };
  const focus = (node) => {
    (node instanceof SVGElement ? SVGElement : HTMLElement).prototype.focus.call(node);
  };
  let isBroken = false;
  const redrawSoon = () => {
    if (isBroken) return;
    isBroken = true;
    setTimeout(() => {
      const path = [], active = activeOf(document);
      for (let node = active; root.contains(node) && node !== root; node = parentOf(node)) {
        path.unshift([...elementsOf(parentOf(node))].indexOf(node));
      }
      fill(root, "");
      nodes.length = 1;
      templates.length = 0;
      try {
        wasm.pairings_touch(page, 0); // The page is drawn afresh.
        const now = path.reduce((node, index) => node && elementsOf(node)[index], root);
        // The focus stays where it is.
        if (path.length && now?.localName === active.localName && now.id === active.id) focus(now);
      } finally {
        isBroken = false;
      }
    });
  };

  const operations = (words, count, lengths, all) => {
    let at = 0, string = 0, offset = 0, last;
    made = new Set();
    const changed = [];
    const change = (id) => {
      if (id !== last) changed.push(nodes[last = id]);
      return nodes[id];
    };
    const text = () => all.slice(offset, offset += lengths[string++]);
    while (at < count) try {
      while (at < count) {
        const word = words[at++], id = word >>> 8;
        switch (word & 255) {
          case 1: learn(text()); break;
          case 2: {
            const tag = words[at++], name = mayBe[tag >> 1].element ? names[tag >> 1] : "span";
            made.add(number(tag & 1 ? makeDrawing(name) : make(name), id));
            break;
          }
          case 3: made.add(number(makeText(text()), id)); break;
          case 4: change(id).data = text(); break;
          case 5: {
            const name = words[at++], value = text();
            if (!mayBe[name].attribute) break;
            if (mayBe[name].address && runs(value)) removeAttribute(change(id), names[name]);
            else setAttribute(change(id), names[name], value);
            break;
          }
          case 6: {
            const name = names[words[at++]];
            removeAttribute(change(id), name);
            if (/^(checked|selected)$/.test(name)) delete nodes[id][given];
            // The children that a value has covered are shown again.
            if (name === "value" && beneath.has(nodes[id])) redrawSoon();
            break;
          }
          case 7: {
            const name = names[words[at++]], value = text();
            if (change(id)[name] === value && !mayDiffer(nodes[id])) break;
            if (nodes[id] instanceof HTMLOutputElement) cover(nodes[id]);
            set(nodes[id], name, value);
            break;
          }
          case 8: {
            const name = names[words[at] >> 1], isOn = (words[at++] & 1) === 1;
            if (typeof change(id)[name] === "boolean") set(nodes[id], name, isOn);
            if (/^(checked|selected)$/.test(name)) nodes[id][given] = isOn;
            break;
          }
          case 9: append(use(words[at++]), use(id)); break;
          case 10: {
            const next = use(words[at++]);
            insert(parentOf(next), use(id), next);
            break;
          }
          case 11: {
            const parent = parentOf(use(id));
            if (parent) removeFrom(parent, nodes[id]);
            break;
          }
          case 12: fill(use(id), ""); break;
          case 13: templates[templates.push(undefined) - 1] = copy(nodes[id]); break;
          case 14: {
            const template = words[at++], first = at + 1;
            at = first + words[at];
            const copied = clone(templates[template], true);
            made.add(copied);
            numberAll(copied, words, first);
            break;
          }
          case 15: {
            const node = nodes[id];
            focus(node);
            if (typeof node.selectionStart === "number") node.selectionStart = node.value.length;
            break;
          }
          case 16: hear(id); break;
          case 17:
            for (const end = at + id; at < end; at++) nodes[words[at]] = undefined;
            break;
        }
      }
    } catch {
      redrawSoon();
    }
    if (changed.some((node) => node && isMounted(node) && isLost(node))) redrawSoon();
    made = new Set();
  };

  const apply = (address) => {
    const [count, strings, bytes] = new Uint32Array(wasm.memory.buffer, address, 3);
    const words = new Uint32Array(wasm.memory.buffer, address + 12, count);
    const lengths = new Uint32Array(wasm.memory.buffer, address + 12 + 4 * count, strings);
    const text = new Uint8Array(wasm.memory.buffer, address + 12 + 4 * (count + strings), bytes);
    isApplying = true;
    try {
      operations(words, count, lengths, decoder.decode(text));
    } finally {
      isApplying = false;
    }
    while (late.length && !isApplying) late.shift()();
  };

  // MARK: Texts

  // Writes texts into memory that the program frees. Returns the address and the lengths.
  const give = (...texts) => {
    const all = texts.map((text) => encoder.encode(text));
    const count = all.reduce((sum, bytes) => sum + bytes.length, 0);
    if (!count) return [0, ...all.map(() => 0)];
    const address = wasm.pairings_allocate(count);
    let at = address;
    for (const bytes of all) {
      new Uint8Array(wasm.memory.buffer, at, bytes.length).set(bytes);
      at += bytes.length;
    }
    return [address, ...all.map((bytes) => bytes.length)];
  };

  const take = (address, ...counts) => counts.map((count) => {
    address += count;
    return decoder.decode(new Uint8Array(wasm.memory.buffer, address - count, count));
  });

  // MARK: Events

  const isInput = (node) => [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement]
    .some((kind) => node instanceof kind);

  // An input with what a person changes by it: the other buttons of its group, or its options, if the
  // view gives them a flag.
  const group = (target) => {
    const others = target.type !== "radio" ? [...target.options ?? []]
      : [...root.querySelectorAll("input")].filter((node) => node.type === "radio"
        && node.name === target.name && node.form === target.form);
    const all = others.filter((node) => node !== target && node[given] !== undefined);
    return [target, ...all].filter(isMounted);
  };

  // Reports that the user may have changed an input, and so the others of its group.
  const touch = (target) => {
    if (isInput(target)) for (const node of group(target)) wasm.pairings_touch(page, node[mark]);
  };
  root.addEventListener("input", (event) => touch(event.target), true);
  root.addEventListener("change", (event) => touch(event.target), true);
  // A form is reset after the event.
  root.addEventListener("reset", () => setTimeout(() => {
    for (const node of root.querySelectorAll("input, textarea, select, option, output")) {
      if (isMounted(node)) wasm.pairings_touch(page, node[mark]);
    }
  }), true);
  root.addEventListener("toggle", ({ target }) => {
    if (isMounted(target)) wasm.pairings_touch(page, target[mark]); // Of a person, or of the program.
  }, true);

  const hear = (name) => {
    const whole = names[name].startsWith("key") ? document : root;
    listen(whole, names[name], (event) => { // Without focus, keys go to the page.
      const target = event.target === body ? root.firstChild : event.target;
      if (!root.contains(target)) return;
      if (isApplying) late.push(() => dispatch(name, event, target));
      else dispatch(name, event, target);
    }, true);
  };

  const dispatch = (name, event, target) => {
    const flags = (event.shiftKey ? 1 : 0) | (event.ctrlKey ? 2 : 0) | (event.altKey ? 4 : 0)
      | (event.metaKey ? 8 : 0) | (target.checked === true ? 16 : 0);
    const path = []; // A copy, since listeners may remove nodes.
    for (let node = target; node && node !== root; node = parentOf(node)) path.push(node);
    touch(target);
    for (const node of path) {
      if (!isMounted(node)) continue;
      const texts = give(isInput(target) ? target.value : "", event.key || "");
      const heard = wasm.pairings_event(page, node[mark], name, flags, ...texts);
      if (heard > 0 && heard & 1) event.preventDefault();
      if (heard > 0 && heard & 2) break;
      if (!event.bubbles) break;
    }
    // The browser takes back the change of a box whose click is prevented, after the event.
    if (event.defaultPrevented && event.type === "click" && /^(checkbox|radio)$/.test(target.type)) {
      setTimeout(() => {
        for (const node of group(target)) node.checked = node[given] ?? node.checked;
      });
    }
  };

  // MARK: Requests

  const open = new Map(); // The requests' cancellations, by ticket.

  // One of many answers, or the last.
  const tell = (ticket, token, status, text = "") => {
    if (open.get(ticket) === token) wasm.pairings_answer(page, ticket, status, ...give(text));
  };
  const answer = (ticket, token, status, text = "") => {
    if (open.get(ticket) !== token) return;
    open.delete(ticket);
    wasm.pairings_answer(page, ticket, status, ...give(text));
  };

  const stored = (body) => { try { return body(localStorage); } catch { return undefined; } };

  // A hash is read as it was written, whatever the browser itself encodes.
  const hashNow = () => {
    const hash = location.hash.slice(1);
    try { return decodeURIComponent(hash); } catch { return hash; }
  };
  const hashOf = (text) => "#" + text.replace(/[%\0- ]/g, encodeURIComponent);

  const fetchText = (ticket, token, head, address, body) => {
    const [method, ...lines] = head.split("\n");
    const headers = lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon), line.slice(colon + 1)];
    });
    const control = new AbortController();
    token.cancel = () => control.abort();
    fetch(address, { method, headers, signal: control.signal, body: body || undefined })
      .then((response) => response.text().then((text) => [response.status, text]))
      .then(([status, text]) => answer(ticket, token, status, text), () => answer(ticket, token, 0));
  };

  const ask = (ticket, kind, number, address, ...counts) => {
    const [first, second, third] = take(address, ...counts);
    if (kind === 0) {
      open.get(ticket)?.cancel?.();
      return void open.delete(ticket);
    }
    const token = {};
    open.set(ticket, token);
    // A browser refuses a bad address, and too many changes of the hash, by an exception, which must
    // not go through the program.
    const tries = (body) => { try { return body(), 1; } catch { return 0; } };
    switch (kind) {
      case 1: {
        const timer = setTimeout(() => answer(ticket, token, 1), number);
        token.cancel = () => clearTimeout(timer);
        return;
      }
      case 2: return fetchText(ticket, token, first, second, third);
      case 3: {
        const item = stored((all) => all.getItem(first));
        return answer(ticket, token, typeof item === "string" ? 1 : 0, item ?? "");
      }
      case 4: return answer(ticket, token, stored((all) => (all.setItem(first, second), 1)) ?? 0);
      case 5: return answer(ticket, token, stored((all) => (all.removeItem(first), 1)) ?? 0);
      case 6: {
        if (!number || hashNow() !== first) return answer(ticket, token, 1, hashNow());
        const check = () => hashNow() !== first && (token.cancel(), answer(ticket, token, 1, hashNow()));
        token.cancel = () => removeEventListener("hashchange", check);
        return addEventListener("hashchange", check);
      }
      case 7: return answer(ticket, token, tries(() => { location.hash = hashOf(first); }));
      case 8: return answer(ticket, token, tries(() => location.replace(hashOf(first))));
      case 9: return answer(ticket, token, tries(() => { if (number) history.go(number); }));
      case 10: document.title = first; break;
      case 11: console.log(first); break;
      case 12: return answer(ticket, token, Math.floor(Math.random() * number));
      case 13: {
        let source;
        if (!tries(() => { source = new EventSource(first); })) return answer(ticket, token, 0);
        token.cancel = () => source.close();
        source.onmessage = (event) => tell(ticket, token, 1, event.data);
        source.onerror = () => { if (source.readyState === 2) answer(ticket, token, 0); };
        return;
      }
      case 14: {
        const link = make("a");
        link.href = URL.createObjectURL(new Blob([second]));
        link.download = first;
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // The download begins later.
        break;
      }
    }
    answer(ticket, token, 1);
  };

  const imports = { pairings: {
    open: (address) => { page = address; }, apply, ask,
    print: (address, count) => console.log(take(address, count)[0]),
  } };
  const { instance } = await WebAssembly.instantiate(source, imports);
  wasm = instance.exports;
  (wasm.main ?? wasm.__main_argc_argv)(0, 0);
  return wasm;
}
