"""Transcribes recordings with Whisper, as OpenAI's /v1/audio/transcriptions does. Only this computer can reach it."""

import argparse
import json
from email import message_from_bytes
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from threading import Lock

from faster_whisper import WhisperModel

limit = 200 * 1024 * 1024
one_at_a_time = Lock()


class Handler(BaseHTTPRequestHandler):
    def do_POST(self):
        if self.path != "/v1/audio/transcriptions":
            return self.reply(404, {"error": {"message": "Use /v1/audio/transcriptions."}})
        length = int(self.headers.get("Content-Length", 0))
        if length > limit:
            return self.reply(413, {"error": {"message": "The recording is larger than 200 MB."}})
        head = f"Content-Type: {self.headers.get('Content-Type')}\r\n\r\n".encode()
        form = message_from_bytes(head + self.rfile.read(length))
        parts = form.get_payload() if form.is_multipart() else []
        fields = {part.get_param("name", header="Content-Disposition"): part.get_payload(decode=True) for part in parts}
        if not fields.get("file"):
            return self.reply(400, {"error": {"message": "The form has no file."}})
        try:
            self.reply(200, self.transcribe(fields["file"], fields.get("language", b"").decode() or None))
        except Exception as error:
            self.reply(422, {"error": {"message": f"The recording couldn't be read: {error}"}})

    def transcribe(self, audio, language):
        with one_at_a_time:
            # Silence is left out: Whisper makes up words for it.
            segments, info = self.server.model.transcribe(BytesIO(audio), language=language, vad_filter=True)
            text = "".join(segment.text for segment in segments).strip()
        return {"text": text, "language": info.language, "duration": info.duration}

    def reply(self, status, body):
        content = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)


parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--model", default="base", help="a Whisper model's name, or the folder of a converted one")
parser.add_argument("--port", type=int, default=11501)
options = parser.parse_args()
server = ThreadingHTTPServer(("127.0.0.1", options.port), Handler)
server.model = WhisperModel(options.model, device="cpu", compute_type="int8")
print(f"http://127.0.0.1:{options.port}/v1", flush=True)
server.serve_forever()
