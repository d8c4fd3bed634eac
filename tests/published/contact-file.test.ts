// @promise Calendar and contact programs read files exactly as they were written, with any text

import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { contactUrl } from '../../src/payload/page-paths';
import { writeContactFile } from '../../src/published/contact-file';
import { sampleConfig } from '../sample-config';
import { readContact } from './read-content-lines';

const ruth = { name: 'Ruth de Arden', title: 'Counselor; grief, loss' };

test('a contact has name, title, practice and how to reach it', () => {
  const text = writeContactFile(ruth, 'https://quiet-lake.example/ruth', sampleConfig.site);
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'FN:Ruth de Arden',
    'N:Arden;Ruth de;;;',
    'ORG:Quiet Lake',
    'TITLE:Counselor\\; grief\\, loss',
    'TEL;TYPE=WORK,VOICE:6155550100',
    'EMAIL;TYPE=WORK:hello@quiet-lake.example',
    'URL:https://quiet-lake.example/ruth',
    'END:VCARD',
    '',
  ]);
});

test('a name of one word is a family name; a long one is folded', () => {
  const site = sampleConfig.site;
  expect(writeContactFile({ ...ruth, name: 'Ruth' }, '', site)).toContain('\r\nN:Ruth;;;;\r\n');
  const long = writeContactFile({ ...ruth, name: 'é'.repeat(80) }, '', site);
  expect(Math.max(...long.split('\r\n').map((line) => Buffer.byteLength(line)))).toBe(75);
  expect(long.replaceAll('\r\n ', '')).toContain(`FN:${'é'.repeat(80)}\r\n`);
});

test('each person has a file of their own, in any alphabet', () => {
  expect(contactUrl(ruth)).toBe('/_contact/ruth-de-arden-counselor-grief-loss.vcf');
  const others = ['Рут', 'Анна', 'Zoë Bell'].map((name) => contactUrl({ ...ruth, name }));
  expect(new Set(others).size).toBe(3);
  expect(others.join(' ')).toMatch(/^[ -~]+$/);
});

const words = string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter(
  (text) => text.trim() === text,
);

test('an address book reads every name and title as it was written', () => {
  assert(
    property(words, words, (name, title) => {
      const read = readContact(
        writeContactFile({ name, title }, 'https://a.example', sampleConfig.site),
      );
      expect(read).toMatchObject({ version: '3.0', fn: name, title, org: 'Quiet Lake' });
    }),
    { numRuns: 200, examples: [[';!', String.raw`\;`]] },
  );
});

test('what is not a valid contact is found', () => {
  const text = writeContactFile(ruth, 'https://quiet-lake.example/ruth', sampleConfig.site);
  for (const [part, by, fault] of [
    [/FN:.*\r\n/, '', 'Not there once: fn'],
    ['END:VCARD\r\n', '', 'component began but did not end'],
    ['N:Arden', 'FN:Arden', 'Not there once: fn, n'],
  ] as const) {
    expect(() => readContact(text.replace(part, by))).toThrow(fault);
  }
});
