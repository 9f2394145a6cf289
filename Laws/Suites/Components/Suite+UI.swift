import Pairings

/// A view with a button.
private typealias Screen<Value> = (value: Value, press: () -> Void)

extension Suite {
  /// The laws of an interface: a functor in its view and one in its inputs, which are independent.
  public static func ui(of name: String = "UI") -> Suite {
    let (a, b, c) = (Three.domain, Four.domain, Five.domain)
    let (values, ends) = (Domain.interfaces(a, sending: a), Domain.interfaces(c, sending: a))
    let (others, sent) = (Domain.interfaces(b, sending: b), Domain.interfaces(a, sending: c))
    func map<Input, Value, NewValue>(
      _ ui: UI<Input, Screen<Value>>, _ f: @escaping (Value) -> NewValue
    ) -> UI<Input, Screen<NewValue>> {
      ui.map { (f($0.value), $0.press) }
    }
    return Suite(
      "UI", of: name,
      [
        Law("identity", "ui.map { $0 } == ui") { trial in
          let ui = trial.any("ui", values)
          return trial.equal(ui.map { $0 }, ui, values)
        },
        Law("composition", "ui.map(f).map(g) == ui.map { g(f($0)) }") { trial in
          let ui = trial.any("ui", values)
          let f = trial.any("f", a.functions(to: b))
          let g = trial.any("g", b.functions(to: c))
          return trial.equal(map(map(ui, f.run), g.run), map(ui) { g(f($0)) }, ends)
        },
        Law("independence", "ui.map(f).sending(h) == ui.sending(h).map(f)") { trial in
          let ui = trial.any("ui", values)
          let f = trial.any("f", a.functions(to: b))
          let h = trial.any("h", a.functions(to: b))
          return trial.equal(
            map(ui, f.run).sending(h.run), map(ui.sending(h.run), f.run), others)
        },
        Law("sending identity", "ui.sending { $0 } == ui") { trial in
          let ui = trial.any("ui", values)
          return trial.equal(ui.sending { $0 }, ui, values)
        },
        Law("sending composition", "ui.sending(h).sending(k) == ui.sending { k(h($0)) }") {
          trial in
          let ui = trial.any("ui", values)
          let h = trial.any("h", a.functions(to: b))
          let k = trial.any("k", b.functions(to: c))
          return trial.equal(
            ui.sending(h.run).sending(k.run), ui.sending { k(h($0)) }, sent)
        },
      ])
  }

  /// The laws of a receiver of inputs: a contravariant functor.
  public static func send(of name: String = "Send") -> Suite {
    let (a, b, c) = (Three.domain, Four.domain, Five.domain)
    let mail = Mail()
    let (values, ends) = (mail.sends(a), mail.sends(c))
    return Suite(
      "Send", of: name,
      [
        Law("identity", "send.contramap { $0 } == send") { trial in
          let send = trial.any("send", values)
          return trial.equal(send.contramap { $0 }, send, values)
        },
        Law("composition", "send.contramap(f).contramap(g) == send.contramap { f(g($0)) }") {
          trial in
          let send = trial.any("send", values)
          let f = trial.any("f", b.functions(to: a))
          let g = trial.any("g", c.functions(to: b))
          return trial.equal(
            send.contramap(f.run).contramap(g.run),
            send.contramap { f(g($0)) }, ends)
        },
      ])
  }
}

extension Domain {
  /// Returns a domain of interfaces. They are observed by their view, by the inputs that they send
  /// while the view is made, and by those that its button sends.
  fileprivate static func interfaces<Input, Shown>(
    _ values: Domain<Shown>, sending inputs: Domain<Input>
  ) -> Domain where Value == UI<Input, Screen<Shown>> {
    let all = inputs.array(count: 0...2)
    return Domain { choices in
      let (value, made) = (values.draw(&choices), choices.array(count: 0...1, inputs.draw))
      let pressed = all.draw(&choices)
      return UI { send in
        for input in made { send(input) }
        return (value, { for input in pressed { send(input) } })
      }
    } observe: { ui, seen in
      var sent: [Input] = []
      let view = ui.make(Send { sent.append($0) })
      seen.group("UI") { seen in
        seen.field("view") { values.observe(view.value, &$0) }
        seen.field("sends") { all.observe(sent, &$0) }
        sent = []
        view.press()
        seen.field("pressed") { all.observe(sent, &$0) }
      }
    }
  }
}

/// A log of received inputs, in order.
private final class Mail {
  private var arrived: [Three] = []

  /// Returns a domain of receivers that forward each input up to twice, transformed. They are
  /// observed by the forwarded inputs.
  func sends<Input>(_ inputs: Domain<Input>) -> Domain<Send<Input>> {
    let probes = inputs.probes
    let all = Three.domain.array(count: 0...2)
    let functions = inputs.functions(to: all)
    return Domain { [self] choices in
      let hands = functions.draw(&choices)
      return Send { self.arrived += hands($0) }
    } observe: { [self] send, seen in
      seen.table { seen in
        for input in probes {
          arrived = []
          send(input)
          seen.probe(inputs.text(input)) { all.observe(arrived, &$0) }
        }
      }
    }
  }
}
