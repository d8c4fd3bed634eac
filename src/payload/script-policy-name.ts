/** The Trusted Types policy under which a page may load the scripts of providers, and nothing else. */
export const scriptPolicyName = 'provider-script';
