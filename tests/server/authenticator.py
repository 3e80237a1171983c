"""A passkey device in software: it makes keys, signs, and counts, as a real one does."""

import hashlib
import json
import os
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes as unpacked
from webauthn.helpers import bytes_to_base64url as packed

PRESENT, VERIFIED, NEW = 0x01, 0x04, 0x40


class Device:
    def __init__(self, origin: str = "http://testserver", counts: bool = True) -> None:
        self.origin, self.counts = origin, counts
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = os.urandom(32)
        self.counter = 0
        self.user = ""

    def says(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def data(self, name: str, more: bytes = b"", flags: int = PRESENT | VERIFIED) -> bytes:
        return hashlib.sha256(name.encode()).digest() + struct.pack(">BI", flags, self.counter) + more

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.create` answers."""
        self.user = options["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        made = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(public)
        data = self.data(options["rp"]["id"], made, PRESENT | VERIFIED | NEW)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = self.says("webauthn.create", options["challenge"])
        return self.credential({"clientDataJSON": packed(said), "attestationObject": packed(attestation)})

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.get` answers."""
        self.counter += self.counts
        data, said = self.data(options["rpId"]), self.says("webauthn.get", options["challenge"])
        signature = self.key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        response = {"clientDataJSON": packed(said), "authenticatorData": packed(data), "signature": packed(signature)}
        return self.credential(response | {"userHandle": self.user})

    def credential(self, response: dict[str, Any]) -> dict[str, Any]:
        name = packed(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response, "clientExtensionResults": {}}


def spoiled(text: str) -> str:
    """The same bytes but the last bit."""
    data = bytearray(unpacked(text))
    data[-1] ^= 1
    return packed(bytes(data))
