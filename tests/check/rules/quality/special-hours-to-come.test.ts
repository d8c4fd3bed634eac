import { expect, test } from 'vitest';
import { diagnose } from '../../check-changed';

function closed(days: object) {
  const address = { street: '12 Harbor Street', city: 'Nashville', country: 'US' };
  return {
    '/entities/places': [{ id: 'harbor', name: 'Harbor', address, specialHours: [days] }],
  };
}

test('CFG0681: special hours that are over, from the day after on', () => {
  const days = { from: '2026-12-24', through: '2027-01-02' };
  expect(diagnose(closed(days), { today: '2027-01-02' })).toBe('');
  expect(diagnose(closed(days), { today: '2027-01-03' })).toMatchInlineSnapshot(
    `"warning[CFG0681]: These hours ended on 2027-01-02. @156:21-33"`,
  );
  expect(diagnose(closed({ from: '2026-12-24' }), { today: '2026-12-25' })).toContain('CFG0681');
});

test('CFG0605: days that do not exist, or end before they start', () => {
  expect(diagnose(closed({ from: '2027-02-30' }))).toContain('CFG0605');
  expect(diagnose(closed({ from: '2027-02-03', through: '2027-02-02' }))).toContain(
    'The end (2027-02-02) is before the start (2027-02-03).',
  );
});
