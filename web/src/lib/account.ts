/** The optional account. Nothing here is loaded by a page that does not need it. */

import type { Done, HookMade, Me, MailWish, NoticesOf, Notices, PasskeyOptions, Passkeys, Proof } from "./api.gen";
import { call } from "./api";

export const account = {
  me: () => call<Me>("GET", "/api/me"),
  register: (name: string, password: string) => call<Me>("POST", "/api/register", { name, password }),
  login: (name: string, password: string) => call<Me>("POST", "/api/login", { name, password }),
  logout: (everywhere: boolean) => call<Me>("POST", everywhere ? "/api/logout-everywhere" : "/api/logout"),
  passkeys: () => call<Passkeys>("GET", "/api/passkeys"),
  forgetPasskey: (id: string) => call<Passkeys>("POST", "/api/passkeys/remove", { id }),
  notices: (of: NoticesOf) => call<Notices>("POST", "/api/notices", of),
  mailTo: (wish: MailWish) => call<Notices>("POST", "/api/notices/mail", wish),
  mailNoMore: (of: NoticesOf) => call<Notices>("POST", "/api/notices/mail/remove", of),
  hook: (of: NoticesOf, url: string, seat: number | null) =>
    of.table
      ? call<HookMade>("POST", `/api/tables/${encodeURIComponent(of.table)}/hooks`, { key: of.key, url, seat })
      : call<HookMade>("POST", "/api/notices/hook", { url }),
  noHook: (of: NoticesOf, seat: number | null) =>
    of.table
      ? call<Done>("POST", `/api/tables/${encodeURIComponent(of.table)}/hooks/remove`, { key: of.key, seat })
      : call<Done>("POST", "/api/notices/hook/remove"),
  settle: (what: "confirm" | "stop", token: string) =>
    call<Done>("POST", `/api/notices/${what}?token=${encodeURIComponent(token)}`),

  async addPasskey(name: string): Promise<Passkeys> {
    const { options } = await call<PasskeyOptions>("POST", "/api/passkeys/new");
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      options as unknown as PublicKeyCredentialCreationOptionsJSON,
    );
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    return call<Passkeys>("POST", "/api/passkeys", { credential: made.toJSON(), name });
  },
  passkeyLogin: async () => call<Me>("POST", "/api/passkeys/login", { credential: await passkeyAnswer() }),

  /** What proves that it is really you: the password typed, or without one a passkey. */
  proof: async (password: string): Promise<Proof> => (password ? { password } : { credential: await passkeyAnswer() }),
  changePassword: (now: string, proof: Proof) => call<Me>("POST", "/api/password", { new: now, proof }),
  end: (proof: Proof) => call<Me>("POST", "/api/account/delete", { proof }),
};

async function passkeyAnswer(): Promise<Proof["credential"]> {
  const { options } = await call<PasskeyOptions>("POST", "/api/passkeys/question");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const given = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  return { ...given.toJSON() };
}

/** Passkeys belong to a name, and need a browser that knows them. */
export const passkeysHere = (): boolean =>
  "PublicKeyCredential" in window &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential &&
  !/^[\d.]+$|:/.test(location.hostname);

/** Whoever closes the browser's own dialog has not made a mistake. */
export const gaveUp = (wrong: unknown): boolean =>
  wrong instanceof DOMException && (wrong.name === "NotAllowedError" || wrong.name === "AbortError");
