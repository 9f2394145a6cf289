#!/usr/bin/env python3
"""The server of the notes: HTTP on this machine alone, with what Python brings.

    python3 Docs/Application/server/notes.py
    python3 Docs/Application/server/notes.py --port 8000 --data FILE --page .build/web/notes

It serves the page, the notes as JSON with a version for each, a search, and a stream of events,
one for each change. With --faults, `POST /fault` makes it slow, talk nonsense or die, for tests.
"""

import argparse
import json
import os
import sqlite3
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

HERE = Path(__file__).resolve().parent
TYPES = {".html": "text/html; charset=utf-8", ".js": "text/javascript", ".wasm": "application/wasm"}


class Refused(Exception):
    """A request that is answered with a status, and a body if there is one to tell."""

    def __init__(self, status, body=None):
        super().__init__(status)
        self.status, self.body = status, body


class Notes:
    """The notes in a file of SQLite. One change is made at a time."""

    def __init__(self, path):
        self.changed = threading.Condition()
        self.base = sqlite3.connect(path, check_same_thread=False)
        self.base.row_factory = sqlite3.Row
        with self.base:
            self.base.execute(
                "create table if not exists notes (id integer primary key, place real,"
                " version integer, title text, text text)")
            self.base.execute("create table if not exists state (revision integer)")
            if not self.base.execute("select 1 from state").fetchone():
                self.base.execute("insert into state values (0)")

    def revision(self):
        return self.base.execute("select revision from state").fetchone()[0]

    def list(self):
        with self.changed:
            rows = self.base.execute("select id, title from notes order by place").fetchall()
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
                "select id from notes where instr(lower(title || ' ' || text), lower(?))"
                " order by place", (text,))
            return [row["id"] for row in rows]

    def change(self, statement, *values):
        """Makes a change, and wakes the streams of events."""
        with self.base:
            self.base.execute(statement, values)
            self.base.execute("update state set revision = revision + 1")
        self.changed.notify_all()

    def add(self, id, title):
        """Adds a note under the proposed identity, or under a free one. Twice is once."""
        with self.changed:
            there = self.base.execute("select title from notes where id = ?", (id,)).fetchone()
            if not there or there["title"] != title:
                self.change(
                    "insert into notes values"
                    " (?, (select coalesce(max(place), 0) + 1 from notes), 1, ?, '')",
                    None if there else id, title)
            return self.list()

    def delete(self, id):
        with self.changed:
            self.change("delete from notes where id = ?", id)
            return self.list()

    def move(self, id, index):
        with self.changed:
            others = [row["place"] for row in self.base.execute(
                "select place from notes where id != ? order by place", (id,))]
            before = others[index - 1] if 0 < index <= len(others) else None
            after = others[index] if 0 <= index < len(others) else None
            if before is None and after is None:
                place = (others or [0])[-1] + 1
            elif before is None:
                place = after - 1
            else:
                place = before + 1 if after is None else (before + after) / 2
            self.change("update notes set place = ? where id = ?", place, id)
            return self.list()

    def save(self, id, version, title, text):
        """Saves a note over the version that the client has seen, and over no other."""
        with self.changed:
            there = self.note(id)
            if (there["title"], there["text"]) == (title, text):
                return there
            if there["version"] != version:
                raise Refused(409, there)
            self.change(
                "update notes set version = version + 1, title = ?, text = ? where id = ?",
                title, text, id)
            return self.note(id)


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    notes, page, fault, faults = None, None, {}, False

    def log_message(self, *_):
        pass

    def do_GET(self):
        self.answer()

    do_POST = do_PUT = do_DELETE = do_GET

    def answer(self):
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        try:
            path = self.path.split("?")[0]
            if path == "/fault" and self.faults:
                Handler.fault = json.loads(body)
                return self.send(200, {})
            if path.startswith(("/notes", "/search", "/events")) and self.fails(path):
                return self.write(200, "text/html", b"<html>a page of another program</html>")
            if path == "/events":
                return self.events()
            new = json.loads(body or b"{}")
            self.send(200, self.route(self.command, path.strip("/").split("/"), new))
        except Refused as refused:
            self.send(refused.status, refused.body)
        except (KeyError, TypeError, ValueError):
            self.send(400)
        except ConnectionError:
            self.close_connection = True

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
                return self.notes.add(int(new["id"]), str(new["title"]))
            case ("GET", "notes", id):
                return self.notes.note(int(id))
            case ("PUT", "notes", id):
                return self.notes.save(
                    int(id), int(new["version"]), str(new["title"]), str(new["text"]))
            case ("DELETE", "notes", id):
                return self.notes.delete(int(id))
            case ("POST", "notes", id, "move"):
                return self.notes.move(int(id), int(new["to"]))
            case ("POST", "search"):
                return self.notes.find(str(new["text"]))
            case ("GET", name):
                return self.file(name or "index.html")
        raise Refused(404)

    def file(self, name):
        path = self.page / name
        if Path(name).name != name or path.suffix not in TYPES or not path.is_file():
            raise Refused(404)
        return path

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


def main():
    options = argparse.ArgumentParser(description="The server of the notes.")
    options.add_argument("--port", type=int, default=8000)
    built = HERE.parents[2] / ".build"
    options.add_argument(
        "--data", type=Path, default=built / "notes.sqlite", help="the file of the notes")
    options.add_argument(
        "--page", type=Path, default=built / "web/notes", help="the page's folder")
    options.add_argument("--faults", action="store_true", help="obey POST /fault")
    options = options.parse_args()
    try:
        server = Server(("127.0.0.1", options.port), Handler)
    except OSError as error:
        sys.exit(f"notes.py: port {options.port}: {error.strerror}; --port takes another one")
    options.data.parent.mkdir(parents=True, exist_ok=True)
    Handler.notes, Handler.page, Handler.faults = Notes(options.data), options.page, options.faults
    if not (options.page / "index.html").is_file():
        print(f"notes.py: no page in {options.page}; make it by make-page", file=sys.stderr)
    print(f"http://127.0.0.1:{server.server_port}/", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass


main()
