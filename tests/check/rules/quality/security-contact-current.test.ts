import { expect, test } from 'vitest';
import { checkConfig } from '../../../../src/check/check-config';
import { formatProblems } from '../../../../src/check/report/format-problems';
import { diagnose, writeChanged } from '../../check-changed';
import { publicFiles } from '../../minimal-config';

const contact = { '/security': { email: 'safe@quiet-lake.example', readUntil: '2027-10-01' } };

test('CFG0619: the day of the security contact is past', () => {
  const text = writeChanged(contact);
  const { problems } = checkConfig(text, publicFiles, { today: '2027-10-02' });
  const own = problems.filter(({ code }) => code === 'CFG0619');
  const report = formatProblems(own, { text, file: 'site.config.json', color: false });
  expect(report).toMatchInlineSnapshot(`
    "warning[CFG0619]: The security contact expired on 2027-10-01.
      --> site.config.json:265:18
       in security
    265 |     "readUntil": "2027-10-01"
        |                  ^^^^^^^^^^^^
        = Make sure that you still read email sent to this address, then write a date within the next twelve months.

    1 warning in site.config.json"
  `);
});

test('on the day itself it counts, and without a contact there is none to be out of date', () => {
  expect(diagnose(contact, { today: '2027-04-01' })).toBe('');
  expect(diagnose(contact, { today: '2027-10-01' })).not.toContain('CFG0619');
  expect(diagnose({}, { today: '2040-01-01' })).not.toContain('CFG0619');
});
