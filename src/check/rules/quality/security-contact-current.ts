import type { Rule } from '../rule';

/** The date of the security contact is not past: after it, no one can rely on what the file says. */
export const securityContactCurrent = {
  problems: {
    CFG0619: {
      severity: 'warning',
      title: 'The security contact has expired.',
      cause:
        'The file security.txt shows people who find a security hole how to contact you, and until which date the contact is valid. After that day, the contact counts as expired. Write a new date, at most one year ahead.',
      example: {
        kind: 'settings',
        bad: { '/security': { email: 'safe@quiet-lake.example', readUntil: '2026-10-01' } },
        good: { '/security': { email: 'safe@quiet-lake.example', readUntil: '2027-10-01' } },
      },
    },
  },
  check: ({ config: { security }, checkContext: { today } }) =>
    !security || today === undefined || security.readUntil >= today
      ? []
      : [
          {
            code: 'CFG0619',
            path: ['security', 'readUntil'],
            message: `The security contact expired on ${security.readUntil}.`,
            hint: 'Make sure that you still read email sent to this address, then write a date within the next twelve months.',
          },
        ],
} satisfies Rule;
