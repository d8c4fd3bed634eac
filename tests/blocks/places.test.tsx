// @promise A map loads only when the visitor chooses to load it, and no third party learns of the
// visit before then

import { expect, test } from 'vitest';
import { findByRole, listNames, readText } from './find-by-role';
import { renderBlock } from './render-block';

/** The words in each element of that name. */
function listTexts(markup: string, tag: string): string[] {
  const found = markup.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'gs'));
  return [...found].map(([element]) => readText(element));
}

test('without a choice, all places are shown, each below its name', () => {
  expect(listNames(renderBlock('places', 'valid/minimal'), 'heading 2')).toEqual([
    'Practice at the harbor',
    'Room in the hospital',
  ]);
  const chosen = renderBlock('places', 'valid/full');
  expect(listNames(chosen, 'heading 2')).toEqual(['Visit us']);
  expect(listNames(chosen, 'heading 3')).toEqual(['Room in the hospital']);
});

test('address, directions, numbers and mail are each under their word', () => {
  const markup = renderBlock('places', 'valid/full');
  const text = readText(markup);
  expect(text).toContain('Address3 Hill RoadBuilding CNashville');
  expect(text).toContain('Ask at the desk, or call (615) 555-0100.');
  expect(text).toContain('Desk(615) 555-0103Phone(615) 555-0104Emailhospital@');
  const links = findByRole(markup, 'link').map(({ attributes }) => attributes['href']);
  expect(links).toEqual(
    expect.arrayContaining(['tel:6155550103', 'mailto:hospital@quiet-lake.example']),
  );
});

test('a place without numbers has that of the practice', () => {
  expect(readText(renderBlock('places', 'valid/minimal'))).toContain('Phone(615) 555-0100');
});

test('hours are a table: a row for days that have the same, with the days as its heading', () => {
  const markup = renderBlock('places', 'valid/minimal');
  expect(listTexts(markup, 'caption')).toEqual(['Opening hours', 'Holiday hours']);
  expect(listTexts(markup, 'th').slice(0, 4)).toEqual([
    'Monday – Tuesday',
    'Wednesday',
    'Thursday',
    'Friday – Sunday',
  ]);
  expect(readText(markup)).toContain('Christmas');
});

test('what a place does not have leaves neither a word nor an empty box', () => {
  const markup = renderBlock('places', 'valid/full');
  expect(listTexts(markup, 'caption')).toEqual(['Holiday hours']);
  const harbor = renderBlock('places', 'valid/minimal').split('Room in the hospital')[0] ?? '';
  expect(harbor).not.toMatch(/Email|Holiday hours/);
  expect(markup).not.toMatch(/<(div|p|dl|dd|dt)[^>]*><\/\1>/);
});

test('a map is not in the page before a visitor asks for it, a link to it is', () => {
  const markup = renderBlock('places', 'valid/minimal');
  expect(markup).not.toMatch(/<iframe|src="https:/);
  const maps = findByRole(markup, 'link')
    .map(({ attributes }) => String(attributes['href']))
    .filter((href) => href.includes('openstreetmap'));
  expect(maps).toEqual([
    'https://www.openstreetmap.org/?mlat=36.15312&mlon=-86.78144#map=17/36.15312/-86.78144',
    'https://www.openstreetmap.org/search?query=3+Hill+Road%2C+Building+C%2C+Nashville%2C+United+States',
  ]);
  expect(readText(markup)).toContain('www.openstreetmap.org, which can then see your IP address');
});
