import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkTypes } from './check-types';
import { findNewerSelectors } from './find-newer-selectors';
import { findReachFaults } from './find-reach-faults';
import { makeTempFolder } from '../make-temp-folder';

/** What a page of that body, with those styles, would be refused for. */
function listFaults(body: string, css = ''): string[] {
  const folder = makeTempFolder();
  mkdirSync(join(folder, 'about'));
  writeFileSync(join(folder, 'about/us.html'), `<!doctype html><title>A</title>${body}`);
  writeFileSync(join(folder, 'a.css'), css);
  return findReachFaults(folder)
    .filter((fault) => !fault.includes('but is not used on any page'))
    .map((fault) => fault.replace(/ is not .*/, ''));
}

test('what all have is used freely, and what can be spared is', () => {
  const css = `a:focus-visible > b{color:color-mix(in srgb,red,blue);text-wrap:balance}
    @media (prefers-color-scheme:dark){a:has(b){inset:0}}`;
  expect(listFaults('<details name="a"><img loading="lazy">', css)).toEqual([]);
});

test.each([
  ['.a{position-anchor:--a}', 'css.properties.position-anchor'],
  ['a{width:calc-size(auto, size)}', 'css.types.calc-size'],
  ['a{field-sizing:content}', 'css.properties.field-sizing'],
  ['@media print{a:open{color:red}}', 'css.selectors.open'],
  ['@starting-style{a{color:red}}', 'css.at-rules.starting-style'],
])('newer styles are refused: %s', (css, name) => {
  expect(listFaults('', css).join()).toContain(name);
});

test.each([
  ['<button command="show-modal">', 'html.elements.button.command'],
  ['<p style="reading-flow:normal">', 'css.properties.reading-flow'],
  ['<style>a{interpolate-size:allow-keywords}</style>', 'css.properties.interpolate-size'],
])('newer HTML is refused: %s', (body, name) => {
  expect(listFaults(body).join()).toContain(name);
});

test('what a stylesheet has asked for is not a fault, and what comes after it is', () => {
  const asked = '@supports (field-sizing:content){@media print{a{field-sizing:content}}}';
  expect(listFaults('', asked)).toEqual([]);
  expect(listFaults('', `${asked}a{field-sizing:content}`)).toHaveLength(2);
});

test('a feature in the list that no page needs any more is reported', () => {
  expect(findReachFaults(makeTempFolder()).join('\n')).toContain(
    'css.selectors.has is in tests/browser-support/spared-features.ts but is not used on any page',
  );
});

test('code that does not ask before it uses what is newer does not compile', () => {
  const folder = makeTempFolder();
  const entry = join(folder, 'entry.ts');
  writeFileSync(
    entry,
    `document.body.animate([]);
    document.body.showPopover();
    new ReportingObserver(() => {});
    scheduler.yield();
    document.startViewTransition?.(() => {});
    if (typeof ReportingObserver !== 'undefined') new ReportingObserver(() => {});
    export {};`,
  );
  const places = checkTypes(entry).map((line) => /entry\.ts\((\d+),/.exec(line)?.[1]);
  expect(new Set(places)).toEqual(new Set(['2', '3', '4']));
});

test('selectors that would end a script are found, unless the line asks first', () => {
  const folder = makeTempFolder();
  writeFileSync(
    join(folder, 'a.ts'),
    `list.querySelector('li:has(a)');
    list.closest('a:hover');
    if ('popover' in list) list.matches(':popover-open');
    list.querySelectorAll<HTMLElement>('a:open');`,
  );
  expect(findNewerSelectors(folder)).toEqual([
    expect.stringContaining('a.ts:1: script looks for :has,'),
    expect.stringContaining('a.ts:4: script looks for :open,'),
  ]);
});
