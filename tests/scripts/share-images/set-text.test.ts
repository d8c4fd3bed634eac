import { array, assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { openLettering } from '../../../scripts/illustrations/lettering';
import { serifFiles } from '../../../scripts/illustrations/typefaces';
import { createTypesetter } from '../../../scripts/share-images/set-text';

const box = { left: 80, top: 150, width: 1000, height: 250 };
const setText = createTypesetter(openLettering(serifFiles), box, { largest: 96, shrink: 0.92 });

/** The text lines as the heights of their baselines. */
function listLines(text: string): number[] {
  return [...new Set(setText(text).letters.map(({ y }) => y))];
}

/** The pixels that letters cover, as far as their outlines say. */
function measure(text: string) {
  const { size, letters } = setText(text);
  const xs: number[] = [];
  const ys: number[] = [];
  for (const { outline, x, y } of letters) {
    for (const [, ...coordinates] of outline) {
      for (const [at, value] of coordinates.entries()) {
        if (at % 2 === 0) xs.push(x + value * size);
        else ys.push(y + value * size);
      }
    }
  }
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

test('a short title stands in one line of the largest letters', () => {
  expect(setText('About').size).toBe(96);
  expect(listLines('About')).toHaveLength(1);
});

test('a long title stands in even lines of smaller letters', () => {
  const title = 'How to sit with a friend whose child has died, and what to leave unsaid';
  expect(setText(title).size).toBeLessThan(96);
  expect(listLines(title)).toHaveLength(3);
});

test('a number stays with the word before it', () => {
  const title = 'Cancel Parent Culture, Part 2: Listening and Repair';
  const { letters } = setText(title);
  const part = [...title.replaceAll(' ', '')].indexOf('P', 10);
  expect(letters[part]?.y).toBe(letters[part + 4]?.y);
});

test('no title leaves its place, however long its words are', () => {
  const word = string({
    unit: constantFrom(...'aeinorst-fjklgyWMQÅĘğß’&.0123456789'),
    minLength: 1,
    maxLength: 60,
  });
  assert(
    property(array(word, { minLength: 1, maxLength: 24 }), (words) => {
      const title = words.join(' ').slice(0, 120).trim();
      const { left, right, top, bottom } = measure(title);
      // Strokes may reach a little beyond the width and the line of their letter.
      const slack = setText(title).size * 0.3;
      expect(left).toBeGreaterThan(box.left - slack);
      expect(right).toBeLessThan(box.left + box.width + slack);
      expect(top).toBeGreaterThan(box.top - slack);
      expect(bottom).toBeLessThan(box.top + box.height + slack);
    }),
    { numRuns: 200 },
  );
});

test('the longest title that the schema allows is large enough to be read', () => {
  const title = 'What to say to children when somebody they love has died '.repeat(3).slice(0, 120);
  expect(setText(title).size).toBeGreaterThanOrEqual(48);
  expect(setText('W'.repeat(120)).size).toBeGreaterThan(0);
});
