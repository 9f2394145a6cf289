"""Tests of the server, each against a process of its own: python3 test_notes.py"""

import contextlib
import http.client
import json
import os
import random
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from pathlib import Path

PROGRAM = Path(__file__).resolve().parent / "notes.py"


class ServerTest(unittest.TestCase):
    """A test with a server of its own, which has no notes."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.page = self.folder / "page"
        self.page.mkdir()
        (self.page / "index.html").write_text("the page")
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [sys.executable, PROGRAM, "--port", "0", "--patience", "1", "--page", self.page,
             "--data", self.folder / "notes.sqlite"], stdout=subprocess.PIPE, text=True)
        self.addCleanup(self.end)
        self.port = int(self.process.stdout.readline().strip(" /\n").split(":")[-1])
        self.host = f"127.0.0.1:{self.port}"

    def end(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def send(self, method, path, body=None, headers={}):
        """Sends a request. Returns the status and the bytes of the answer."""
        data = json.dumps(body) if body is not None and not isinstance(body, bytes) else body
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        with contextlib.closing(connection):
            connection.request(method, path, data, headers)
            answer = connection.getresponse()
            return answer.status, answer.read()

    def status(self, *request, **more):
        return self.send(*request, **more)[0]

    def call(self, *request):
        """Sends a request that succeeds. Returns the value in the answer."""
        status, data = self.send(*request)
        self.assertEqual(status, 200, request)
        return json.loads(data)

    def add(self, title, key=None):
        return self.call("POST", "/notes", {"title": title, "key": key or f"test/{title}"})["id"]

    def titles(self):
        return [note["title"] for note in self.call("GET", "/notes")["notes"]]

    def raw(self, *parts, pause=0):
        """Sends bytes, with a pause after each part. Returns the first line of the answer."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=20) as client:
            with contextlib.suppress(ConnectionError):
                for part in parts:
                    client.sendall(part)
                    time.sleep(pause)
            with contextlib.suppress(ConnectionError):
                return client.makefile("rb").readline()
            return b""

    def raw_status(self, *lines, body=b""):
        """Sends a request by its lines. Returns the status of the answer."""
        text = "\r\n".join(line.replace("HOST", self.host) for line in lines) + "\r\n\r\n"
        answer = self.raw(text.encode("latin-1") + body)
        return int(answer.split()[1]) if answer else None


class IdentityTests(ServerTest):
    def test_an_answer_has_the_identity(self):
        first, second = self.add("a"), self.add("b")
        self.assertNotEqual(first, second)
        self.assertEqual(self.call("GET", f"/notes/{second}")["title"], "b")

    def test_a_repeated_add_is_one_note(self):
        first = self.add("a", "A/1")
        self.add("a", "B/1")
        self.assertEqual([self.add("a", "A/1") for _ in range(3)], [first] * 3)
        self.assertEqual(self.titles(), ["a", "a"])

    def test_a_repeated_add_of_a_deleted_note_is_none(self):
        first = self.add("a", "A/1")
        self.call("DELETE", f"/notes/{first}")
        self.assertEqual((self.add("a", "A/1"), self.titles()), (first, []))

    def test_adds_at_once_are_one_note(self):
        threads = [threading.Thread(target=self.add, args=("a", "A/1")) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(self.titles(), ["a"])

    def test_no_identity_is_given_twice(self):
        first = self.add("a")
        self.call("DELETE", f"/notes/{first}")
        self.assertNotEqual(self.add("b"), first)
        self.end()
        self.start()
        self.assertEqual(len({first, self.add("b"), self.add("c")}), 3)

    def test_without_a_key_the_proposal_and_the_title_are_the_key(self):
        self.add("a")
        for _ in range(3):
            self.call("POST", "/notes", {"id": 1, "title": "b"})
        self.assertEqual(self.titles(), ["a", "b"])
        self.call("POST", "/notes", {"key": '[1, "b"]', "title": "another"})
        self.assertEqual(self.titles(), ["a", "b", "another"])

    def test_a_file_of_an_earlier_version(self):
        self.end()
        with contextlib.closing(sqlite3.connect(self.folder / "old.sqlite")) as base, base:
            base.execute("create table notes (id integer primary key, place real,"
                         " version integer, title text, text text)")
            base.execute("create table state (revision integer)")
            base.execute("insert into state values (5)")
            base.execute("insert into notes values (7, 1.5, 1, 'a', ''), (3, 1.25, 1, 'b', '')")
        os.replace(self.folder / "old.sqlite", self.folder / "notes.sqlite")
        self.start()
        self.assertEqual(self.titles(), ["b", "a"])
        self.assertEqual(self.add("c"), 8)
        self.assertEqual(self.add("d", "note 7"), 9)


class OrderTests(ServerTest):
    def test_a_move_never_runs_out_of_places(self):
        for title in "abc":
            self.add(title)
        for _ in range(200):
            notes = self.call("GET", "/notes")["notes"]
            before = [note["title"] for note in notes]
            self.call("POST", f"/notes/{notes[-1]['id']}/move", {"to": 1})
            self.assertEqual(self.titles(), [before[0], before[-1], *before[1:-1]])

    def test_each_move_is_that_of_a_list(self):
        for title in "abcd":
            self.add(title)
        draw = random.Random(1)
        for _ in range(200):
            notes = self.call("GET", "/notes")["notes"]
            note, to = draw.choice(notes), draw.randint(-2, 6)
            notes.remove(note)
            notes.insert(max(to, 0), note)
            self.call("POST", f"/notes/{note['id']}/move", {"to": to})
            self.assertEqual(self.titles(), [note["title"] for note in notes])

    def test_nothing_that_changes_nothing_is_a_revision(self):
        first = self.add("a")
        revision = self.call("GET", "/notes")["revision"]
        self.call("DELETE", f"/notes/{first + 1}")
        self.call("POST", f"/notes/{first + 1}/move", {"to": 0})
        self.call("POST", f"/notes/{first}/move", {"to": 0})
        self.assertEqual(self.call("GET", "/notes")["revision"], revision)


class NonsenseTests(ServerTest):
    def tearDown(self):
        self.assertEqual(self.add("still there") > 0, True)

    def test_numbers(self):
        for number in [2**63, -2**64, 1.5, float("inf"), float("nan"), True, None, "1", [1], {},
                       "DIGITS"]:
            text = json.dumps(number).replace('"DIGITS"', "1" * 5000)
            for method, path, body in [
                ("POST", "/notes", '{"title":"a","id":%s}'),
                ("POST", "/notes/1/move", '{"to":%s}'),
                ("PUT", "/notes/1", '{"title":"a","text":"","version":%s}'),
            ]:
                self.assertEqual(
                    self.status(method, path, (body % text).encode()), 400, (path, text[:30]))
        for id in [str(2**64), "1" * 5000, "x", "-", "1_0", "%31", "1.0", "\xb2"]:
            for method in ["GET", "DELETE"]:
                status = self.raw_status(f"{method} /notes/{id} HTTP/1.1", "Host: HOST")
                self.assertEqual(status, 400, (method, id[:30]))

    def test_texts(self):
        first = self.add("a")
        for text in [b"null", b"1", b"[]", b'"\\ud800"', b'"\xff"']:
            for method, path, body in [
                ("POST", "/notes", b'{"key":"k","title":%s}'),
                ("POST", "/notes", b'{"title":"t","key":%s}'),
                ("POST", "/search", b'{"text":%s}'),
                ("PUT", f"/notes/{first}", b'{"version":1,"title":"t","text":%s}'),
            ]:
                self.assertEqual(self.status(method, path, body % text), 400, (path, text))
        self.assertEqual(self.titles(), ["a"])

    def test_bodies(self):
        for body in [b"{", b"[]", b"null", b"1", b"\xff", b"[" * 100_000, b'{"a":' * 100_000,
                     *(b'{"id":1,"title":' + b"[" * deep + b"]" * deep + b"}"
                       for deep in range(900, 1000)),
                     b"{}", b'{"title":"a"}', b'{"key":"a"}', b"Infinity", b"{} {}"]:
            self.assertEqual(self.status("POST", "/notes", body), 400, body[:20])

    def test_headers(self):
        for length in ["-1", "+1", "x", "1_0", "1.0", "0x1", " ", "1 1", "1,1", "²", "1" * 5000]:
            self.assertEqual(
                self.raw_status("POST /notes HTTP/1.1", "Host: HOST", f"Content-Length: {length}",
                                body=b"{}"), 400, length[:20])
        for lines in [["Content-Length: 2", "Content-Length: 3"], ["Transfer-Encoding: chunked"]]:
            self.assertEqual(
                self.raw_status("POST /notes HTTP/1.1", "Host: HOST", *lines, body=b"{}"), 400)
        for line in ["foo", "foo bar", ": x", "Content-Length : 5", "Transfer-Encoding : chunked"]:
            for method in ["GET", "POST", "DELETE"]:
                self.assertEqual(
                    self.raw_status(f"{method} /notes HTTP/1.1", "Host: HOST", line,
                                    "Origin: http://evil", body=b"{}"), 400, line)
        self.assertEqual(self.raw_status("GET /notes HTTP/1.1"), 400)
        self.assertEqual(self.raw_status("GET /notes HTTP/1.1", "Host: HOST", "Host: HOST"), 400)
        self.assertEqual(self.raw_status("BREW /notes HTTP/1.1", "Host: HOST"), 501)
        for line in ["GET /notes", "GET /notes HTTP/2.0", "GET /notes HTTP/9.9", "GET /notes HTTP/x",
                     "GET /notes FTP/1.1", "FOO", "GET /notes HTTP/1.1 x"]:
            self.assertEqual(self.raw_status(line, "Host: HOST"), 400, line)
        self.assertEqual(  # A CR that ends no line begins no header.
            self.raw_status("GET /notes HTTP/1.1", "Host: HOST", "X: a\rContent-Length: 5"), 200)

    def test_random_requests_are_answered(self):
        draw = random.Random(1)
        valid = (f"POST /notes HTTP/1.1\r\nHost: {self.host}\r\nContent-Length: 27\r\n\r\n"
                 '{"title":"a","key":"test/a"}').encode()
        for _ in range(150):
            data = bytearray(valid)
            for _ in range(draw.randint(1, 6)):
                at = draw.randrange(len(data))
                data[at:at + draw.randint(0, 3)] = draw.choice(
                    [b"", b"\0", b"9" * 30, b"[", b"\r\n", draw.randbytes(2)])
            answer = self.raw(bytes(data) + b"\r\n\r\n" + b" " * 50)
            if answer.startswith(b"HTTP"):
                self.assertNotEqual(answer.split()[1], b"500", bytes(data))


class SearchTests(ServerTest):
    def test_case_is_folded(self):
        first = self.add("ÄRGER in der Straße", "test/1")
        for text in ["ärger", "Ärger", "STRASSE", "straße", ""]:
            self.assertEqual(self.call("POST", "/search", {"text": text}), [first], text)
        self.assertEqual(self.call("POST", "/search", {"text": "arger"}), [])


class LimitTests(ServerTest):
    def test_a_body_that_is_cut_changes_nothing(self):
        body = b'{"title":"a","key":"test/a"}'
        for length in [len(body) + 1, 1000]:
            with socket.create_connection(("127.0.0.1", self.port), timeout=20) as client:
                head = f"POST /notes HTTP/1.1\r\nHost: {self.host}\r\nContent-Length: {length}"
                client.sendall(head.encode() + b"\r\n\r\n" + body)
                client.shutdown(socket.SHUT_WR)
                self.assertEqual(client.makefile("rb").readline().split()[1], b"400")
        self.assertEqual(self.titles(), [])

    def test_a_body_has_a_limit(self):
        self.assertEqual(
            self.raw_status("POST /notes HTTP/1.1", "Host: HOST", "Content-Length: 1000000001"),
            413)
        self.assertEqual(self.status("POST", "/notes", b" " * 1_000_001), 413)
        self.add("x" * 999_000, "test/long")

    def test_a_slow_client_is_closed(self):
        head = f"POST /notes HTTP/1.1\r\nHost: {self.host}\r\nContent-Length: 1000\r\n".encode()
        for first, more in [(head + b"\r\n", b"x"), (head, b"a: b\r\n"), (b"", b"x"), (b"", b"")]:
            begin = time.monotonic()
            self.assertEqual(self.raw(first, *[more] * 30, pause=0.1), b"", (first, more))
            self.assertLess(time.monotonic() - begin, 15)

    def test_a_client_that_waits_between_requests_is_closed(self):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        with contextlib.closing(connection):
            connection.request("GET", "/notes")
            connection.getresponse().read()
            self.assertEqual(connection.sock.recv(1), b"")

    def test_a_stream_of_events_goes_on(self):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        with contextlib.closing(connection):
            connection.request("GET", "/events")
            stream = connection.getresponse()
            time.sleep(2.5)  # Longer than the patience.
            self.add("a")
            lines = iter(stream.readline, b"data: 1\n")
            self.assertLess(len(list(lines)), 20)


class AccessTests(ServerTest):
    requests = [
        ("POST", "/notes", {"title": "x", "key": "x"}), ("POST", "/notes/1/move", {"to": 0}),
        ("PUT", "/notes/1", {"title": "x", "text": "", "version": 1}), ("DELETE", "/notes/1"),
        ("POST", "/search", {"text": ""}), ("POST", "/fault", {"kind": "die"}),
    ]

    def test_only_the_own_origin_and_host_may_write(self):
        self.add("a")
        own = f"http://{self.host}"
        for headers in [
            {"Origin": "http://evil.example"}, {"Origin": "null"}, {"Origin": ""},
            {"Origin": "http://127.0.0.1"}, {"Origin": f"https://{self.host}"},
            {"Origin": f"{own}.evil.example"}, {"Origin": f"http://localhost:{self.port}"},
            {"Host": "evil.example"}, {"Host": f"evil.example:{self.port}"}, {"Host": "127.0.0.1"},
            {"Host": "evil.example", "Origin": "http://evil.example"},
        ]:
            for request in self.requests:
                self.assertEqual(self.status(*request, headers=headers), 403, (request, headers))
        self.assertEqual(self.titles(), ["a"])
        for headers in [{"Origin": own}, {"Host": f"localhost:{self.port}"}]:
            self.assertEqual(self.status(*self.requests[0], headers=headers), 200)
        # A target may name the host, too.
        own = f"GET http://{self.host}/notes?x HTTP/1.1"
        self.assertEqual(self.raw_status(own, "Host: HOST"), 200)
        other = "GET http://evil.example/notes HTTP/1.1"
        self.assertEqual(self.raw_status(other, "Host: HOST"), 403)
        # A name that leads here by the server of another's names reads nothing either.
        self.assertEqual(self.status("GET", "/notes", headers={"Host": "evil.example"}), 403)

    def test_no_link_leaves_the_folder(self):
        (self.folder / "secret.html").write_text("secret")
        (self.page / "link.html").symlink_to(self.folder / "secret.html")
        (self.page / "folder").symlink_to(self.folder)
        (self.page / "sub.html").mkdir()
        for path in ["/link.html", "/../secret.html", "/folder/secret.html", "/%2e%2e/secret.html",
                     "//secret.html", "/..%2fsecret.html", "/..\\secret.html", "/sub.html", "/..",
                     "/.", "/" + "x" * 5000 + ".html", "/index.html\0.html"]:
            status = self.raw_status(f"GET {path} HTTP/1.1", "Host: HOST")
            self.assertIn(status, [400, 404], path[:30])
        self.assertEqual(self.send("GET", "/"), (200, b"the page"))

    def test_a_start_that_cannot_be_is_told_in_a_sentence(self):
        (self.folder / "text").write_text("no notes")
        for options in [["--port", "99999"], ["--port", "0", "--data", self.folder / "text"]]:
            started = subprocess.run(
                [sys.executable, PROGRAM, *options], capture_output=True, text=True, timeout=60)
            self.assertEqual(started.returncode, 1)
            self.assertRegex(started.stderr, r"^notes.py: [^\n]*; --(port|data) takes another")


if __name__ == "__main__":
    unittest.main()
