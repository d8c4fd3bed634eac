import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findPolicyFaults } from '../../../scripts/policies/find-policy-faults';
import { isSample } from '../../../scripts/testing/is-sample';
import { hosts, metaPolicyFor, type Host } from '../../../src/published/hosts/write-host-files';
import { writePolicy } from '../../../src/published/security-policy';
import { buildSiteFor, standIn } from '../../hosts/build-site-for';
import { makeTempFolder } from '../../make-temp-folder';

/** `body {}` */
const styleHash = 'sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA=';

/** A site of one page, sent with the policy of the needs. */
function writeSite(body: string, needs: Partial<Parameters<typeof writePolicy>[0]> = {}): string {
  const folder = makeTempFolder();
  const policy = writePolicy({ frames: [], scripts: [], styleHashes: [], ...needs });
  writeFileSync(join(folder, 'index.html'), `<!doctype html><title>A</title>${body}`);
  writeFileSync(join(folder, '_headers'), `/*\n  Content-Security-Policy: ${policy}\n`);
  mkdirSync(join(folder, '_data'));
  return folder;
}

test('a page whose policy permits exactly what is there has no fault', () => {
  const body = `<style>body {}</style><link rel="stylesheet" href="/a.css"><script src="/a.js"></script>
    <p style="color: red"><img src="/a.png"><iframe src="https://a.example/x"></iframe>`;
  const needs = { frames: ['https://a.example'], styleHashes: [styleHash] };
  expect(findPolicyFaults(writeSite(body, needs))).toEqual([]);
});

test.each([
  ['<style>body {}</style>', `style-src does not permit the styles ${styleHash}`],
  ['<iframe src="https://a.example/x"></iframe>', 'frame-src does not permit https://a.example/x'],
  ['<script src="https://a.example/x.js"></script>', 'script-src does not permit'],
  ['<img src="https://a.example/x.png">', 'img-src does not permit https://a.example/x.png'],
  [
    '<img srcset="/a.avif 380w, https://a.example/x.avif 900w">',
    'img-src does not permit https://a.example/x.avif',
  ],
  [
    '<picture><source srcset="https://a.example/x.avif 900w"></picture>',
    'img-src does not permit https://a.example/x.avif',
  ],
  [
    '<link rel="preload" as="image" imagesrcset="https://a.example/x.avif 1x">',
    'img-src does not permit https://a.example/x.avif',
  ],
  ['<img src="data:image/png;base64,">', 'img-src does not permit data:'],
  ['<video src="https://a.example/x.mp4"></video>', 'media-src does not permit'],
  ['<form action="/send"></form>', 'form-action does not permit /send'],
  ['<base href="/">', 'base-uri does not permit /'],
  ['<object data="/x.swf"></object>', 'object-src does not permit /x.swf'],
  ['<script>alert(1)</script>', 'has <script> with its code inside'],
  ['<p onclick="alert(1)">', 'has onClick on <p>'],
  ['<a href=" javascript:alert(1)">', 'javascript:alert(1) on <a>'],
  ['<a href="java\nscript:alert(1)">', 'script:alert(1) on <a>'],
  ['<meta http-equiv="refresh" content="0; url=javascript:alert(1)">', 'on <meta>'],
  ['<template><p onclick="alert(1)"></template>', 'has onClick on <p>'],
])('what is there and not permitted is a fault: %s', (body, fault) => {
  expect(findPolicyFaults(writeSite(body)).join()).toContain(fault);
});

test.each([
  [{ frames: ['https://a.example'] }, 'frame-src permits https://a.example, which is not there'],
  [{ scripts: ['https://a.example'] }, 'script-src permits https://a.example, which is not there'],
  [{ styleHashes: [styleHash] }, `style-src permits '${styleHash}', which is not there`],
])('what is permitted and not there is a fault: %o', (needs, fault) => {
  expect(findPolicyFaults(writeSite('', needs))).toEqual([`_headers: ${fault}`]);
});

test('where pages narrow the one policy that the host sends, each of them must', () => {
  const frame = '<iframe src="https://a.example/x"></iframe>';
  const home = narrowFrames('https://a.example') + frame;
  const folder = writeSite(home, { frames: ['https://a.example'] });
  const about = join(folder, 'about.html');
  writeFileSync(about, narrowFrames("'none'"));
  expect(findPolicyFaults(folder)).toEqual([]);
  writeFileSync(about, '<p>');
  expect(findPolicyFaults(folder)).toEqual([
    'about.html: frame-src permits https://a.example, which is not there',
  ]);
});

test('pages for unknown addresses share a policy, whatever their language', () => {
  const folder = writeSite('');
  const ofHome = readFileSync(join(folder, '_headers'), 'utf8').replace('/*', '/');
  const policy = writePolicy({ frames: [], scripts: [], styleHashes: [styleHash] });
  const ofOthers = `/*\n  Content-Security-Policy: ${policy}\n`;
  writeFileSync(
    join(folder, '_headers'),
    `${ofOthers}${ofHome}`.replace('/\n', '/\n  ! Content-Security-Policy\n'),
  );
  mkdirSync(join(folder, 'es'));
  writeFileSync(join(folder, '404.html'), '<p>');
  writeFileSync(join(folder, 'es/404.html'), '<style>body {}</style>');
  expect(findPolicyFaults(folder)).toEqual([]);
  writeFileSync(join(folder, 'es/404.html'), '<p>');
  const fault = `style-src permits '${styleHash}', which is not there`;
  expect(findPolicyFaults(folder)).toEqual([`404.html: ${fault}`, `es/404.html: ${fault}`]);
});

test('a page without any policy is a fault', () => {
  const folder = makeTempFolder();
  writeFileSync(join(folder, 'about.html'), '<!doctype html><title>A</title>');
  expect(findPolicyFaults(folder)).toContain('about.html: has no policy');
});

test('data for search engines is not a script', () => {
  const body = '<script type="application/ld+json">{}</script>';
  expect(findPolicyFaults(writeSite(body))).toEqual([]);
});

describe('the site of the specification', () => {
  /** Where the policy of a page without frames is, and a file that gives the host none. */
  const places: Record<Host, { frames: string; none?: [file: string, text: string] }> = {
    'cloudflare-pages': { frames: '_headers', none: ['_headers', ''] },
    netlify: { frames: 'about.html', none: ['_headers', ''] },
    vercel: { frames: 'vercel.json', none: ['vercel.json', '{ "headers": [] }'] },
    nginx: { frames: 'nginx-maps.conf', none: ['nginx-server.conf', ''] },
    'github-pages': { frames: 'about.html' },
  };

  // Hosts with the same pages one after the other, in one folder: pages need not be rendered again.
  const site = join(makeTempFolder(), 'site');
  const inOrder = hosts.toSorted((one, other) =>
    metaPolicyFor(one).localeCompare(metaPolicyFor(other)),
  );
  const built = isSample ? inOrder.filter((host) => host === 'cloudflare-pages') : inOrder;

  test.each(built)(
    'has no fault on %s, and those that are planted are found',
    async (host) => {
      const { frames, none } = places[host];
      await buildSiteFor(host, site);
      expect(findPolicyFaults(site)).toEqual([]);

      changeFile(site, frames, /frame-src ('|&#x27;)none\1/, `frame-src ${standIn}`);
      expect(findPolicyFaults(site).join('\n')).toContain(
        `frame-src permits ${standIn}, which is not there`,
      );
      changeFile(site, 'terms.html', '</main>', '<iframe src="https://a.example/"></iframe>');
      expect(findPolicyFaults(site)).toContain(
        'terms.html: frame-src does not permit https://a.example/',
      );
      if (!none) return;
      writeFileSync(join(site, none[0]), none[1]);
      // On Netlify, pages themselves still say which frames they permit, but nothing more.
      const fault = host === 'netlify' ? 'script-src permits *' : 'has no policy';
      expect(findPolicyFaults(site).join('\n')).toContain(`contact.html: ${fault}`);
    },
    120_000,
  );
});

function narrowFrames(sources: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="frame-src ${sources}">`;
}

function changeFile(folder: string, file: string, from: RegExp | string, to: string): void {
  const text = readFileSync(join(folder, file), 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(join(folder, file), changed);
}
