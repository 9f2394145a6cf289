#if !hasFeature(Embedded)  // Embedded Swift has neither files nor JSON.

extension DevTools {
  /// Returns a page that shows the recording, in one file that needs no server: a slider over the
  /// states, the actions as buttons, and the text of each state, in which the lines are marked that
  /// the action has changed.
  ///
  /// Without a script, the page has all states one below the other.
  public func html(title: String, showing text: (State) -> String = { "\($0)" }) -> String {
    let texts = states.map(text)
    let steps = texts.indices.map { index in
      Self.step(
        index, index == 0 ? "the beginning" : actions[index - 1].type, texts[index],
        from: texts[max(index - 1, 0)], isSkipped: skipped.contains(index - 1))
    }
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><title>\(title.escapedForHTML)</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <style>\(Self.pageStyle)</style></head><body>
      <main><h1>\(title.escapedForHTML)</h1>
      <div class="travel" hidden><button id="back">Back</button>
      <input id="time" type="range" aria-label="Time" min="0" max="\(actions.count)" \
      value="\(current)">
      <button id="on">Forward</button> <span id="place" role="status"></span></div>
      <ol>\(steps.joined(separator: "\n"))</ol></main>
      <script>\(Self.pageScript)</script></body></html>

      """
  }

  /// Returns the list item of a state: the action before it, and its text.
  private static func step(
    _ index: Int, _ action: String, _ text: String, from before: String, isSkipped: Bool
  ) -> String {
    let old = before.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let marked = lines.indices.map { line in
      let shown = String(lines[line]).escapedForHTML
      return line < old.count && old[line] == lines[line] ? shown : "<mark>\(shown)</mark>"
    }
    let note = isSkipped ? " <span class=\"skipped\">skipped</span>" : ""
    return "<li><button>\(index) \(action.escapedForHTML)</button>\(note)"
      + "<pre>\(marked.joined(separator: "\n"))</pre></li>"
  }

  private static var pageStyle: String {
    """
    :root{color-scheme:light dark;--ink:light-dark(#1d2330,#e7e9ee);--paper:light-dark(#fbfaf7,#16181d);\
    --sheet:light-dark(#fff,#1f2229);--line:light-dark(#c9ccd4,#454b58);--mark:light-dark(#ffe9c7,#5a3d10)}
    *{box-sizing:border-box}
    body{font:16px/1.5 system-ui,sans-serif;margin:0;color:var(--ink);background:var(--paper)}
    main{max-width:48rem;margin:0 auto;padding:1rem}h1{font-size:1.3rem}
    .travel{display:flex;flex-wrap:wrap;gap:.7rem;align-items:center}
    .travel[hidden]{display:none}.travel input{flex:1 1 10rem}
    ol{list-style:none;padding:0}
    button{font:inherit;color:inherit;background:var(--sheet);border:1px solid var(--line);\
    border-radius:6px;padding:.3rem .7rem;margin:.15rem 0;max-width:100%;overflow-wrap:anywhere;text-align:left}
    button[aria-current]{border-width:2px;font-weight:600}.skipped{font-size:.85rem}
    pre{background:var(--sheet);border:1px solid var(--line);border-radius:6px;padding:1rem;\
    margin:.3rem 0 .8rem;white-space:pre-wrap;overflow-wrap:anywhere}
    mark{background:var(--mark);color:inherit}
    """
  }

  private static var pageScript: String {
    """
    const $ = id => document.getElementById(id), items = [...document.querySelectorAll('li')];
    const time = $('time'), last = items.length - 1;
    function go(index) {
      time.value = index;
      items.forEach((item, number) => {
        item.querySelector('pre').hidden = number !== index;
        const button = item.querySelector('button');
        if (number === index) button.setAttribute('aria-current', 'step');
        else button.removeAttribute('aria-current');
      });
      $('back').disabled = index === 0;
      $('on').disabled = index === last;
      $('place').textContent = index + ' of ' + last;
      time.setAttribute('aria-valuetext', items[index].querySelector('button').textContent);
    }
    time.oninput = () => go(+time.value);
    $('back').onclick = () => go(+time.value - 1);
    $('on').onclick = () => go(+time.value + 1);
    items.forEach((item, index) => item.querySelector('button').onclick = () => go(index));
    document.querySelector('.travel').hidden = false;
    go(+time.value);
    """
  }
}

extension String {
  /// The text in HTML.
  fileprivate var escapedForHTML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

#endif
