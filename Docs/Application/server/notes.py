#!/usr/bin/env python3
"""The server of the notes: HTTP on this machine alone, with what Python brings.

    python3 Docs/Application/server/notes.py
    python3 Docs/Application/server/notes.py --port 8000 --data FILE --page .build/web/notes

It serves the page, the notes as JSON with a version for each, a search, and a stream of events,
one for each change. Only its own page and programs of this machine reach it: a request for another
host, or a change by a page of another origin, is refused. With --faults, `POST /fault` makes it
slow, talk nonsense or die, for tests.
"""

import argparse
import contextlib
import io
import json
import math
import os
import re
import socket
import sqlite3
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

HERE = Path(__file__).resolve().parent
LIMIT = 1_000_000  # The bytes of a body.
TYPES = {".html": "text/html; charset=utf-8", ".js": "text/javascript", ".wasm": "application/wasm"}


class Refused(Exception):
    """A request that is answered with a status, and a body if there is one to tell."""

    def __init__(self, status, body=None):
        super().__init__(status)
        self.status, self.body = status, body


def refuse_constant(name):
    raise ValueError(f"{name} is no JSON")


def parsed(body):
    """Returns the value of a body, which is an object."""
    try:
        value = json.loads(body or b"{}", parse_constant=refuse_constant)
    except RecursionError:
        raise ValueError("the body is too deep") from None
    if type(value) is not dict:
        raise ValueError("the body is no object")
    return value


def whole(value):
    """Returns a number of a body, which is whole and of 64 bits."""
    if type(value) is not int or not -(2**63) <= value < 2**63:
        raise ValueError("no whole number of 64 bits")
    return value


def text(value):
    """Returns a text of a body, which is one of Unicode."""
    if type(value) is not str:
        raise ValueError("no text")
    value.encode()
    return value


def identity(part):
    """Returns the identity in a part of a path."""
    if not re.fullmatch("-?[0-9]{1,19}", part):
        raise ValueError("no identity")
    return whole(int(part))


def key(new):
    """Returns the key of an addition. Without one, its proposal and its title are the key, on a line of
    its own, which no client's key has."""
    whole(new.get("id", 0))
    if "key" not in new:
        return "\n" + json.dumps([whole(new["id"]), text(new["title"])])
    name = text(new["key"])
    if not 0 < len(name) <= 200 or "\n" in name:
        raise ValueError("no key")
    return name


class Notes:
    """The notes in a file of SQLite. One change is made at a time.

    The table `given` has the key of each addition and the identity that was given for it. It keeps
    both for ever, so that no identity is given twice, and no addition is made twice.
    """

    def __init__(self, path):
        self.changed = threading.Condition()
        self.base = sqlite3.connect(path, check_same_thread=False)
        self.base.row_factory = sqlite3.Row
        self.base.create_function("folded", 1, str.casefold)  # lower() folds ASCII alone.
        with self.base:
            self.base.execute(
                "create table if not exists notes (id integer primary key, place real,"
                " version integer, title text, text text)")
            self.base.execute("create table if not exists state (revision integer)")
            if not self.base.execute("select 1 from state").fetchone():
                self.base.execute("insert into state values (0)")
            self.base.execute(
                "create table if not exists given"
                " (id integer primary key autoincrement, key text unique not null)")
            self.base.execute(  # The notes of an earlier version have no keys.
                "insert into given select id, char(10) || 'note ' || id from notes"
                " where id not in (select id from given)")

    def revision(self):
        return self.base.execute("select revision from state").fetchone()[0]

    def list(self):
        with self.changed:
            rows = self.base.execute("select id, title from notes order by place, id").fetchall()
            return {"revision": self.revision(), "notes": [dict(row) for row in rows]}

    def note(self, id):
        with self.changed:
            row = self.base.execute(
                "select id, version, title, text from notes where id = ?", (id,)).fetchone()
        if not row:
            raise Refused(404)
        return dict(row)

    def find(self, text):
        with self.changed:
            rows = self.base.execute(
                "select id from notes where instr(folded(title || ' ' || text), folded(?))"
                " order by place, id", (text,))
            return [row["id"] for row in rows]

    @contextlib.contextmanager
    def change(self):
        """Makes a change as a whole, counts it, and wakes the streams of events."""
        with self.base:
            yield
            self.base.execute("update state set revision = revision + 1")
        self.changed.notify_all()

    def add(self, key, title):
        """Adds a note, and tells the identity that it gives. An addition that is repeated, by its
        key, is the same note, and none if that has been deleted meanwhile."""
        with self.changed:
            given = self.base.execute("select id from given where key = ?", (key,)).fetchone()
            id = given["id"] if given else None
            if not given:
                with self.change():
                    id = self.base.execute(
                        "insert into given (key) values (?)", (key,)).lastrowid
                    self.base.execute(
                        "insert into notes values"
                        " (?, (select coalesce(max(place), 0) + 1 from notes), 1, ?, '')",
                        (id, title))
            return {**self.list(), "id": id}

    def delete(self, id):
        with self.changed:
            if self.base.execute("select 1 from notes where id = ?", (id,)).fetchone():
                with self.change():
                    self.base.execute("delete from notes where id = ?", (id,))
            return self.list()

    def move(self, id, index):
        """Moves a note to an index. The places are counted anew, and so never run out."""
        with self.changed:
            before = [note["id"] for note in self.list()["notes"]]
            after = [other for other in before if other != id]
            if id in before:
                after.insert(min(max(index, 0), len(after)), id)
            if after != before:
                with self.change():
                    self.base.executemany(
                        "update notes set place = ? where id = ?", enumerate(after))
            return self.list()

    def save(self, id, version, title, text):
        """Saves a note over the version that the client has seen, and over no other."""
        with self.changed:
            there = self.note(id)
            if (there["title"], there["text"]) == (title, text):
                return there
            if there["version"] != version:
                raise Refused(409, there)
            with self.change():
                self.base.execute(
                    "update notes set version = version + 1, title = ?, text = ? where id = ?",
                    (title, text, id))
            return self.note(id)


class Patient(io.RawIOBase):
    """The bytes of a client, each of which has to be there at the end of a time."""

    def __init__(self, connection, patience):
        self.connection, self.patience, self.end = connection, patience, 0

    def begin(self):
        self.end = time.monotonic() + self.patience

    def readable(self):
        return True

    def readinto(self, buffer):
        left = self.end - time.monotonic()
        if left <= 0:
            raise TimeoutError
        self.connection.settimeout(left)
        try:
            return self.connection.recv_into(buffer)
        finally:
            self.connection.settimeout(self.patience)  # That of a write.


class Lines(io.BufferedReader):
    def readline(self, *size):
        """Returns a line, in which a CR that does not end it is a space (RFC 9112, section 2.2)."""
        line = super().readline(*size)
        end = b"\r\n" if line.endswith(b"\r\n") else b""
        return line.removesuffix(end).replace(b"\r", b" ") + end


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    notes, page, fault, faults, patience = None, None, {}, False, 10

    def log_message(self, *_):
        pass

    def setup(self):
        super().setup()
        self.source = Patient(self.connection, self.patience)
        self.rfile = Lines(self.source)

    def handle_one_request(self):
        self.source.begin()
        super().handle_one_request()  # It closes the connection at the end of the time.

    def parse_request(self):
        """Reads the head of a request. Another line than one of HTTP/1 begins none."""
        if re.fullmatch(rb"[!-~]+ [!-~]+ HTTP/1\.[01]\r?\n|\r?\n", self.raw_requestline):
            return super().parse_request()
        self.request_version, self.close_connection = self.protocol_version, True
        self.command = self.requestline = ""
        self.send_error(400)
        return False

    def do_GET(self):
        self.answer()

    do_POST = do_PUT = do_DELETE = do_GET

    def answer(self):
        try:
            body = self.body()
            self.allow()
            path = self.target()[1]
            if path == "/fault" and self.faults:
                Handler.fault = parsed(body)
                return self.send(200, {})
            if path.startswith(("/notes", "/search", "/events")) and self.fails(path):
                return self.write(200, "text/html", b"<html>a page of another program</html>")
            if path == "/events":
                return self.events()
            self.send(200, self.route(self.command, path.strip("/").split("/"), parsed(body)))
        except Refused as refused:
            self.send(refused.status, refused.body)
        except (KeyError, ValueError):
            self.send(400)
        except ConnectionError:
            self.close_connection = True
        except (sqlite3.Error, OSError) as error:
            if isinstance(error, TimeoutError):
                raise
            self.send(500)

    def body(self):
        """Returns the body. A request of which it is not clear where it ends is the last one."""
        lengths = self.headers.get_all("Content-Length", ["0"])
        # A line that is no header would hide those after it: they would be read as the body.
        are_headers = not self.headers.defects and not self.headers.get_payload() and all(
            re.fullmatch("[!#$%&'*+.^_`|~0-9A-Za-z-]+", name) for name in self.headers)
        is_clear = are_headers and len(lengths) == 1 and re.fullmatch("[0-9]{1,18}", lengths[0])
        status = 400 if not is_clear or "Transfer-Encoding" in self.headers else 413
        if status == 400 or int(lengths[0]) > LIMIT:
            self.close_connection = True
            self.send(status)
            # The client reads the answer only if it could send the rest.
            self.connection.shutdown(socket.SHUT_WR)
            while self.rfile.read1():
                pass
            raise ConnectionError
        body = self.rfile.read(int(lengths[0]))
        if len(body) < int(lengths[0]):
            raise Refused(400)
        return body

    def target(self):
        """Returns the host that the target names, which may be none, and the path."""
        if self.path.startswith("/"):
            return "", self.path.split("?")[0]
        parts = urlsplit(self.path)
        return parts.netloc, parts.path

    def allow(self):
        """Refuses a request for another host, and a change by a page of another origin."""
        hosts, port = self.headers.get_all("Host", []), self.server.server_port
        if len(hosts) != 1:
            raise Refused(400)
        own = [name + end for name in ("127.0.0.1", "localhost")
               for end in ([f":{port}", ""] if port == 80 else [f":{port}"])]
        origins = self.headers.get_all("Origin", [])
        is_own = all(origin == f"http://{hosts[0]}" for origin in origins)
        named = [hosts[0].lower(), self.target()[0].lower() or own[0]]
        if any(host not in own for host in named) or self.command != "GET" and not is_own:
            raise Refused(403)

    def fails(self, path):
        """Dies or waits as the fault says. Returns true if the answer is to be nonsense."""
        if self.fault.get("kind") == "die":
            os._exit(1)
        if self.fault.get("kind") == "slow":
            time.sleep(self.fault.get("seconds", 1))
        return self.fault.get("kind") == "nonsense" and path != "/events"

    def route(self, method, path, new):
        match (method, *path):
            case ("GET", "notes"):
                return self.notes.list()
            case ("POST", "notes"):
                return self.notes.add(key(new), text(new["title"]))
            case ("GET", "notes", id):
                return self.notes.note(identity(id))
            case ("PUT", "notes", id):
                return self.notes.save(
                    identity(id), whole(new["version"]), text(new["title"]), text(new["text"]))
            case ("DELETE", "notes", id):
                return self.notes.delete(identity(id))
            case ("POST", "notes", id, "move"):
                return self.notes.move(identity(id), whole(new["to"]))
            case ("POST", "search"):
                return self.notes.find(text(new["text"]))
            case ("GET", name):
                return self.file(name or "index.html")
        raise Refused(404)

    def file(self, name):
        """Returns a file of the page's folder: none of another one, and no link to one."""
        for path in self.page.iterdir() if self.page.is_dir() else []:
            if path.name == name and path.suffix in TYPES and path.is_file() \
                    and not path.is_symlink():
                return path
        raise Refused(404)

    def events(self):
        """Sends the revision now and after each change, until the client goes."""
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Cache-Control", "no-store")
        self.send_header("Connection", "close")
        self.end_headers()
        self.close_connection = True
        self.wfile.write(b"retry: 300\n\n")
        sent = None
        while True:
            with self.notes.changed:
                if sent == self.notes.revision():
                    self.notes.changed.wait(5)
                now = self.notes.revision()
            # A comment, where nothing has changed, finds out that a client has gone.
            self.wfile.write(b":\n\n" if sent == now else b"data: %d\n\n" % now)
            self.wfile.flush()
            sent = now

    def send(self, status, body=None):
        if isinstance(body, Path):
            return self.write(status, TYPES[body.suffix], body.read_bytes())
        self.write(status, "application/json", b"" if body is None else json.dumps(body).encode())

    def write(self, status, kind, data):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(data)


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request, client_address):
        pass  # A client has gone.


def seconds(text):
    if not 0 < float(text) < math.inf:
        raise ValueError
    return float(text)


def main():
    options = argparse.ArgumentParser(description="The server of the notes.")
    options.add_argument("--port", type=int, default=8000)
    built = HERE.parents[2] / ".build"
    options.add_argument(
        "--data", type=Path, default=built / "notes.sqlite", help="the file of the notes")
    options.add_argument(
        "--page", type=Path, default=built / "web/notes", help="the page's folder")
    options.add_argument(
        "--patience", type=seconds, default=10, help="the seconds in which a request has to arrive")
    options.add_argument("--faults", action="store_true", help="obey POST /fault")
    options = options.parse_args()
    try:
        server = Server(("127.0.0.1", options.port), Handler)
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or "no port"
        sys.exit(f"notes.py: port {options.port}: {why}; --port takes another one")
    try:
        options.data.parent.mkdir(parents=True, exist_ok=True)
        Handler.notes = Notes(options.data)
    except (OSError, sqlite3.Error) as error:
        sys.exit(f"notes.py: {options.data}: {error}; --data takes another file")
    Handler.page, Handler.faults = options.page, options.faults
    Handler.patience = options.patience
    if not (options.page / "index.html").is_file():
        print(f"notes.py: no page in {options.page}; make it by make-page", file=sys.stderr)
    print(f"http://127.0.0.1:{server.server_port}/", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass


main()
