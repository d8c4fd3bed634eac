// @promise No page or redirect replaces a page in another language, an error page or a file of the
// site
// @promise Old URLs redirect in one step on every host, including whole folders, and never to a
// site that the config does not name

import { expect, test } from 'vitest';
import { diagnose, listCodes } from '../../check-changed';

/** One that the config has, and a link to it. */
const old = { from: '/old', to: '/contact' };
const moved = { from: '/articles/*', to: '/blog/*' };

test('CFG0651: a folder that leads to one page', () => {
  const settings = { '/redirects/-': { from: '/news/*', to: '/contact' } };
  expect(diagnose(settings)).toMatchInlineSnapshot(
    `"error[CFG0651]: "/news/*" and "/contact" must both be paths on this site that end with "/*". @153:13-23"`,
  );
});

test('CFG0651: a folder that leads to another site', () => {
  const settings = { '/redirects/-': { from: '/news/*', to: 'https://news.example/*' } };
  expect(diagnose(settings)).toMatchInlineSnapshot(
    `"error[CFG0651]: "/news/*" and "https://news.example/*" must both be paths on this site that end with "/*". @153:13-37"`,
  );
});

test('CFG0651: a folder with a page that the redirect would hide', () => {
  const settings = { '/redirects': [old, { from: '/blog/*', to: '/counselors/*' }] };
  expect(diagnose(settings)).toMatchInlineSnapshot(
    `"error[CFG0651]: The redirect would hide the page "/blog/on-rest". @152:15-24"`,
  );
});

test('CFG0651: a folder that leads into itself, round and round', () => {
  const settings = { '/redirects': [old, { from: '/blog/*', to: '/blog/old/*' }] };
  expect(diagnose(settings)).toMatchInlineSnapshot(
    `"error[CFG0651]: The redirect would hide the page "/blog/on-rest". @152:15-24"`,
  );
});

test('CFG0651: a folder that leads where no page is', () => {
  const settings = { '/redirects': [old, { from: '/news/*', to: '/nowhere/*' }] };
  expect(diagnose(settings)).toMatchInlineSnapshot(
    `"error[CFG0651]: The folder "/nowhere" has no pages. @153:13-25"`,
  );
});

test('CFG0411: a folder that leads to a folder that moved', () => {
  const settings = { '/redirects': [old, { from: '/news/*', to: '/articles/*' }, moved] };
  expect(diagnose(settings)).toMatchInlineSnapshot(
    `"error[CFG0411]: "/articles/*" is itself a redirect. @153:13-26"`,
  );
});

test('CFG0652: an address below a folder that leads on', () => {
  const settings = { '/redirects': [old, moved, { from: '/blog/old', to: '/contact' }] };
  expect(diagnose(settings)).toMatchInlineSnapshot(
    `"warning[CFG0652]: "/articles/old" is first redirected here and then to "/contact". @156:15-26"`,
  );
});

test('a folder that moved, one within it, and a page of it that went elsewhere', () => {
  const settings = {
    '/redirects': [
      old,
      moved,
      { from: '/articles/old/*', to: '/blog/*' },
      { from: '/articles/a', to: '/contact' },
    ],
  };
  expect(listCodes(settings)).toEqual([]);
});

test('CFG0651: a folder with files of the site, or with pages for the answers of visitors', () => {
  const assets = { '/redirects': [old, { from: '/assets/*', to: '/blog/*' }] };
  expect(diagnose(assets)).toMatchInlineSnapshot(
    `"error[CFG0651]: The site itself uses paths that begin with "/assets". @152:15-26"`,
  );
  const byState = { path: '/in/{state}', elsewhere: '<p>Call us wherever you live.</p>' };
  const answers = {
    '/routes/0/blocks/2/cards/byState': byState,
    '/redirects': [old, { from: '/in/*', to: '/blog/*' }],
  };
  expect(diagnose(answers)).toMatchInlineSnapshot(
    `"error[CFG0651]: The redirect would hide the page "/in/tennessee". @152:15-22"`,
  );
});
