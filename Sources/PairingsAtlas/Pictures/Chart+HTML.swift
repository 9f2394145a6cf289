extension Chart {
  /// Returns a page that steps through the chart, in one file that needs no server: the view of a
  /// state, the transitions from it, a search in all views, and the picture.
  public func html(title: String) -> String {
    """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8"><title>\(title.escapedForXML)</title>
    <meta name="viewport" content="width=device-width">
    <style>\(Self.pageStyle)</style></head><body>
    <header><h1>\(title.escapedForXML)</h1><p>\(grouped(states.count)) states, \
    \(grouped(transitions.count)) transitions</p>
    <input id="find" type="search" placeholder="find a view" aria-label="find a view">
    <ol id="found"></ol></header>
    <main><p id="where"></p><pre id="view"></pre><div id="transitions"></div>
    <p><button id="back">back</button> <button id="begin">to the start</button>
    <button id="show" hidden>show the path</button></p></main>
    <figure>\(states.count <= 400 ? svg(title: title) : "")</figure>
    <script>const atlas = \(json);
    \(Self.script)</script></body></html>

    """
  }

  private static let pageStyle = """
    body{font:15px/1.5 system-ui,sans-serif;margin:0;color:#222;background:#fafafa}
    header,main{max-width:48rem;margin:1rem auto;padding:0 1rem}h1{font-size:1.3rem;margin:0}
    pre{background:#fff;border:1px solid #ccd;border-radius:6px;padding:1rem;min-height:3rem;\
    overflow:auto}button{font:inherit;margin:.15rem;padding:.2rem .7rem}
    .next{border:2px solid #c33}#find{width:100%;font:inherit}#found{max-height:12rem;overflow:auto}
    figure{margin:1rem;overflow:auto}.here rect{fill:#fd8}a{cursor:pointer}
    @media (prefers-color-scheme:dark){body{background:#14181c;color:#ddd}\
    pre{background:#1c2127;border-color:#456}.here rect{fill:#742}}
    """

  private static let script = """
    const $ = id => document.getElementById(id);
    let here = 0, walked = [], planned = [];
    const from = atlas.states.map(() => []);
    atlas.transitions.forEach((transition, number) => from[transition.from].push(number));
    function go(state, number) {
      if (number !== undefined) walked.push([here, number]);
      here = state; draw();
    }
    function draw() {
      const state = atlas.states[here];
      $('where').textContent = 'state ' + here + ', depth ' + state.depth + ', ' + walked.length +
        (walked.length === 1 ? ' step' : ' steps') + ' walked' +
        (state.count > 1 ? ', stands for ' + state.count + ' states' : '') +
        (state.open ? ', not looked at any further' : '');
      $('view').textContent = state.text;
      $('transitions').replaceChildren(...from[here].map(number => {
        const button = document.createElement('button');
        button.textContent = atlas.transitions[number].name;
        if (planned[walked.length] === number) button.className = 'next';
        button.onclick = () => go(atlas.transitions[number].to, number);
        return button;
      }));
      document.querySelectorAll('.here').forEach(box => box.classList.remove('here'));
      const box = document.getElementById('p' + here);
      if (!box) return;
      box.classList.add('here');
      box.scrollIntoView({block: 'nearest', inline: 'center'});
    }
    $('back').onclick = () => { const last = walked.pop(); if (last) { here = last[0]; draw(); } };
    $('begin').onclick = () => { walked = []; here = 0; draw(); };
    $('show').onclick = () => { walked = []; here = 0; planned = atlas.path; draw(); };
    $('find').oninput = () => {
      const text = $('find').value.toLowerCase();
      const found = !text ? [] : atlas.states.map((state, number) => [state, number])
        .filter(([state]) => state.text.toLowerCase().includes(text)).slice(0, 50);
      $('found').replaceChildren(...found.map(([state, number]) => {
        const item = document.createElement('li'), link = document.createElement('a');
        link.textContent = state.text.split('\\n')[0] || '(nothing)';
        link.onclick = () => { walked = []; go(number); };
        item.append(link); return item;
      }));
    };
    document.querySelectorAll('figure g').forEach(box =>
      box.onclick = () => { walked = []; go(Number(box.id.slice(1))); });
    if (atlas.path.length) { $('show').hidden = false; planned = atlas.path; }
    draw();
    """
}
