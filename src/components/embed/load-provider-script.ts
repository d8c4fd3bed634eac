import { scriptPolicyName } from '../../payload/widget-frame';

interface ScriptPolicy {
  createScriptURL: (url: string) => string;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

/** Made for the first script; a document permits one of its name. */
let policy: ScriptPolicy | undefined;

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

/** Browsers with Trusted Types take the address of a script only from a policy that is registered. */
function trustScript(src: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return src;
  // The addresses come from the checked config.
  policy ??= trustedTypes.createPolicy(scriptPolicyName, { createScriptURL: (url) => url });
  return policy.createScriptURL(src);
}
