import { expect, test } from 'vitest';
import { findByRole, readText } from './find-by-role';
import { renderBlock } from './render-block';

test('without script the widget has a name, loads late and gives its provider no path', () => {
  const [frame] = findByRole(renderBlock('embed', 'valid/full'), 'iframe');
  expect(frame?.attributes).toMatchObject({
    title: 'Booking calendar of Ruth',
    src: 'https://api.leadconnectorhq.com/widget/booking/bK3xTq9LmVw2ZrYc7DfP',
    loading: 'lazy',
    allow: 'payment',
    referrerPolicy: 'strict-origin-when-cross-origin',
  });
  // With script it waits until it is near.
  expect(renderBlock('embed', 'valid/full')).toMatch(
    /<noscript><iframe[^>]*><\/iframe><\/noscript>/,
  );
});

test('room is kept for the widget before any script', () => {
  const markup = renderBlock('embed', 'valid/minimal');
  expect(markup).toContain('style="--min-height:600px;--min-height-on-phone:600px"');
  expect(markup).toContain('style="height:var(--reserved)"');
});

test('a keyboard can skip the widget', () => {
  const markup = renderBlock('embed', 'valid/minimal');
  const [skip] = findByRole(markup, 'link');
  expect(skip).toMatchObject({
    name: 'Skip past: Booking calendar of Ruth',
    attributes: { href: '#block-1_after' },
  });
  expect(markup).toMatch(/<p[^>]* id="block-1_after" tabindex="-1"/);
});

test('a link to the widget and the phone number are always below it', () => {
  const links = findByRole(renderBlock('embed', 'valid/minimal'), 'link').slice(-2);
  expect(links.map(({ name, attributes }) => [name, attributes['target']])).toEqual([
    ['Open the calendar in a new tab (opens in a new tab)', '_blank'],
    ['(615) 555-0100', undefined],
  ]);
  expect(links[1]?.attributes['href']).toBe('tel:6155550100');
});

test('until the widget comes, a visitor reads what will be there, and can call', () => {
  const markup = renderBlock('embed', 'valid/minimal');
  expect(readText(markup)).toContain('The calendar opens here. You can also call (615) 555-0100.');
  const [, call] = findByRole(markup, 'link');
  expect(call?.attributes['href']).toBe('tel:6155550100');
});

test('before the widget, visitors read from which states the counselor accepts clients', () => {
  const markup = renderBlock('embed', 'valid/full');
  const note = 'Ruth accepts clients who reside in Tennessee and Kentucky only.';
  expect(findByRole(markup, 'note')[0]?.name).toBe(note);
  expect(markup.indexOf(note)).toBeLessThan(markup.indexOf('<iframe'));
  expect(readText(renderBlock('embed', 'valid/minimal'))).not.toContain('reside');
});
