"""Mail by SMTP. `deliver` waits for the mail server, so it is called in a thread."""

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from ludotheque.core.game import Said

PATIENCE = 20.0  # seconds for each step with the mail server
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})*")
LONGEST = 254
STANDARD = {"smtp": 587, "smtps": 465}


class BadMail(Said):
    """The settings for mail are not usable."""


class NotSent(Exception):
    """The mail server did not take it; worth trying again."""


def is_address(text: str) -> bool:
    return len(text) <= LONGEST and ADDRESS.fullmatch(text) is not None


class Mailer:
    """`smtp://user:password@host:port` (encrypted when the mail server offers it) or `smtps://...`."""

    def __init__(self, url: str, sender: str) -> None:
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise BadMail(
                f"The mail server is written smtp://user:password@host:port, not {url!r}.",
                f"Le serveur de courriel s’écrit smtp://nom:motdepasse@hôte:port, et non {url!r}.",
            ) from None
        if parts.scheme not in STANDARD or not parts.hostname:
            raise BadMail(
                "The mail server is written smtp://user:password@host:port, or smtps://...",
                "Le serveur de courriel s’écrit smtp://nom:motdepasse@hôte:port, ou smtps://...",
            )
        if not is_address(sender):
            raise BadMail(
                "Mails need an address they come from: --mail-from table@example.org.",
                "Il faut aux courriels une adresse d’envoi : --mail-from table@example.org.",
            )
        self.host, self.port, self.scheme = parts.hostname, port or STANDARD[parts.scheme], parts.scheme
        self.user, self.password = unquote(parts.username or ""), unquote(parts.password or "")
        self.sender = sender

    def compose(self, to: str, subject: str, text: str, stop: str = "") -> EmailMessage:
        """`stop`: the address at which a mail program may end these mails by itself."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, to, subject
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=self.sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if stop:
            message["List-Unsubscribe"] = f"<{stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        return message

    def deliver(self, message: EmailMessage) -> None:
        try:
            with self.connect() as server:
                if self.user:
                    server.login(self.user, self.password)
                server.send_message(message)
        except (smtplib.SMTPException, OSError) as error:
            raise NotSent(type(error).__name__) from error  # the text may hold the address

    def connect(self) -> smtplib.SMTP:
        if self.scheme == "smtps":
            return smtplib.SMTP_SSL(self.host, self.port, timeout=PATIENCE, context=ssl.create_default_context())
        server = smtplib.SMTP(self.host, self.port, timeout=PATIENCE)
        server.ehlo()
        if server.has_extn("starttls"):
            server.starttls(context=ssl.create_default_context())
            server.ehlo()
        elif self.user:
            server.close()
            raise smtplib.SMTPException("no password goes over a connection that is not encrypted")
        return server
