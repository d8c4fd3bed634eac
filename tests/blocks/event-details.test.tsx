import { expect, test } from 'vitest';
import { findByRole, listNames, readText } from './find-by-role';
import { renderBlock } from './render-block';

test('the next dates, where, what it costs and who leads it are there', () => {
  const html = renderBlock('event-details', 'valid/full', 1);
  expect(listNames(html, 'heading 1')).toEqual(['Grief group']);
  const text = readText(html);
  expect(text).toContain('WhenTuesday, January 13, 2099, 6:00 – 8:00\u00A0PM');
  expect(text).toContain('Tuesday, February 10, 2099');
  expect(text).toContain('WhereHarbor office');
  expect(text).toContain('What it costs$20');
  expect(text).toContain('Led byRuth Arden');
  expect(text).toContain('Nobody has to talk.');
});

test('the button and the calendar file can be found', () => {
  const links = findByRole(renderBlock('event-details', 'valid/minimal'), 'link');
  const targets = links.map(({ attributes }) => attributes['href']);
  expect(targets).toContain('/contact');
  expect(targets).toContain('/_calendar/event-grief-group.ics');
});
