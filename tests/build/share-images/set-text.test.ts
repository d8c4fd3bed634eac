import { array, assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { setText } from '../../../src/build/share-images/set-text';
import { openLettering } from './open-letters';

const box = { left: 80, top: 150, width: 1000, height: 250, size: 96 };
const lettering = await openLettering('aÅĞŁŞź');
const measure = (line: string): number => lettering.measure(line);
const set = (text: string) => setText(text, box, 'ltr', measure);

test('a short title is one line of the largest letters', () => {
  expect(set('About')).toMatchObject({ size: 96, lines: [{ text: 'About', x: 80 }] });
});

test('a long title is set in even lines of smaller letters', () => {
  const title = 'How to sit with a friend whose child has died, and what to leave unsaid';
  const { size, lines } = set(title);
  expect(size).toBeLessThan(96);
  const widths = lines.map(({ text }) => measure(text) * size);
  expect(widths).toHaveLength(3);
  expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) * 0.8);
});

test('a number stays with the word before it', () => {
  const title = 'Cancel Parent Culture, Part 2: Listening and Repair';
  const lines = set(title).lines.map(({ text }) => text);
  expect(lines.filter((line) => line.includes('Part\u00a02:'))).toHaveLength(1);
});

test('from right to left, lines end where they would begin', () => {
  const { size, lines } = setText(
    'ماذا نقول للأطفال عندما يموت شخص يحبونه وما الذي يحسن تركه',
    box,
    'rtl',
    (line) => line.length * 0.5,
  );
  expect(lines.length).toBeGreaterThan(1);
  for (const { text, x } of lines) expect(x + text.length * 0.5 * size).toBe(1200 - box.left);
});

test('no title leaves its place, however long its words are', () => {
  const word = string({
    unit: constantFrom(...'aeinorst-fjklgyWMQÅĘğß’&.0123456789'),
    minLength: 1,
    maxLength: 60,
  });
  assert(
    property(array(word, { minLength: 1, maxLength: 24 }), (words) => {
      const { size, lines } = set(words.join(' ').slice(0, 120).trim());
      // Marks on capitals may reach a little beyond their line.
      const slack = size * 0.3;
      for (const { text, x, y } of lines) {
        expect(x).toBe(box.left);
        expect(measure(text) * size).toBeLessThanOrEqual(box.width);
        expect(y - size * 0.978).toBeGreaterThan(box.top - slack);
        expect(y + size * 0.255).toBeLessThan(box.top + box.height + slack);
      }
    }),
    { numRuns: 200 },
  );
});

test('the longest title that the schema allows is large enough to be read', () => {
  const title = 'What to say to children when somebody they love has died '.repeat(3).slice(0, 120);
  expect(set(title).size).toBeGreaterThanOrEqual(48);
  expect(set('W'.repeat(120)).size).toBeGreaterThan(0);
});

test('a line is drawn as wide as it is measured', () => {
  const line = 'AVATAR: “Łódź” & Ştefan';
  const starts = lettering.place(line, 10, 20, 50).map(({ x }) => x);
  expect(starts).toHaveLength([...line].length);
  expect(starts[0]).toBe(10);
  const last = measure('n') * 50;
  expect((starts.at(-1) ?? 0) + last - 10).toBeCloseTo(measure(line) * 50, -1);
});
