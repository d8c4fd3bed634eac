/** All that a token needs to put a site online. */
export const allPermissions = {
  contents: 'write',
  pull_requests: 'write',
  actions: 'write',
  workflows: 'write',
  administration: 'write',
  pages: 'write',
} as const;
