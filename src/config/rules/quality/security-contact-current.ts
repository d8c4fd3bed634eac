import type { Rule } from '../rule-context';

/** The date of the security contact is not past: after it, nobody may rely on what the file says. */
export const securityContactCurrent: Rule = ({ config: { security }, surroundings: { today } }) =>
  !security || today === undefined || security.readUntil >= today
    ? []
    : [
        {
          code: 'CFG0619',
          path: ['security', 'readUntil'],
          message: `The security contact was good until ${security.readUntil}.`,
          hint: 'See whether the address is still read, then write a day within the next twelve months.',
        },
      ];
