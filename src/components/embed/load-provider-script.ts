/** As `src/pages/security-policy.ts` permits it on pages whose widgets bring a script. */
const policyName = 'provider-script';

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/**
 * Loads a provider's own script, once per document. It comes after the page is hydrated, so that
 * what it changes in the frames cannot disturb React. Widgets do not need it, so failing is fine.
 */
export function loadProviderScript(src: string): void {
  if ([...document.scripts].some((script) => script.src === src)) return;
  const script = document.createElement('script');
  script.async = true;
  try {
    script.src = trustScript(src);
  } catch {
    // The policy of this document allows no script to be added.
    return;
  }
  document.body.append(script);
}

/** Browsers with Trusted Types take the address of a script only from a policy they were told of. */
function trustScript(src: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return src;
  // The address comes from the checked config and is this one only.
  return trustedTypes
    .createPolicy(policyName, { createScriptURL: (url) => url })
    .createScriptURL(src);
}
