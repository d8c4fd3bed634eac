import { expect, test } from 'vitest';
import { measureWork } from '../../hostile/measure-work';
import { standIns } from '../../../src/content/placeholders/reserved-values';

test.each(Object.entries(standIns))('%s are looked for in one pass over a text', (_, pattern) => {
  const parts = ['(1) ', '1 ', '555-', '+1 ', 'a.', 'a-', 'a@', '<b>', 'lorem ', 'it is a '];
  for (const part of parts) {
    const text = part.repeat(20_000);
    // Looking back to the beginning from each place takes 7 s.
    const seconds = measureWork(() => text.match(pattern));
    expect([part, seconds < 1]).toEqual([part, true]);
  }
});

test.each(['+44 20 555-0123', '+4420555-0123', '+49 (0)89 / 555 01 23'])(
  '%s belongs to another country',
  (number) => {
    expect(number.match(standIns.phone)).toBeNull();
  },
);
