interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
}

/** Browsers without them take every address. The types of the DOM do not know them yet. */
const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };

/** Only these addresses become code: the policy of the page names it. */
const policy = trustedTypes?.createPolicy('editor-worker', {
  createScriptURL: (address) => {
    const { origin } = new URL(address, window.location.href);
    if (origin !== window.location.origin) throw new TypeError(`${address} is not ours.`);
    return address;
  },
});

/** The address of a script of the editor, for functions that would not take a text. */
export function trustScript(address: string): string {
  return policy?.createScriptURL(address) ?? address;
}
