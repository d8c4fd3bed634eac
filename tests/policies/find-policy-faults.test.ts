import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findPolicyFaults } from './find-policy-faults';
import { writeContentSecurityPolicy } from '../../src/published/content-security-policy';
import { makeTempFolder } from '../make-temp-folder';

/** `body {}` */
const styleHash = 'sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA=';

/** A site of one page, sent with the policy of the needs. */
function writeSite(
  body: string,
  needs: Partial<Parameters<typeof writeContentSecurityPolicy>[0]> = {},
): string {
  const folder = makeTempFolder();
  const policy = writeContentSecurityPolicy({
    frames: [],
    scripts: [],
    forms: [],
    styleHashes: [],
    ...needs,
  });
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
  const policy = writeContentSecurityPolicy({
    frames: [],
    scripts: [],
    forms: [],
    styleHashes: [styleHash],
  });
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

function narrowFrames(sources: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="frame-src ${sources}">`;
}
