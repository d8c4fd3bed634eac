// @promise A placeholder widget ID never contacts a real provider, with or without JavaScript: the
// page shows a sentence instead
// @promise The editor contacts no provider until you try a widget, then only that provider, and no
// widget can navigate the editor’s window

import { expect, test } from 'vitest';
import { previewPolicy } from '../../../src/editor/server/answer-request';
import { writeWidgetTrial } from '../../../src/editor/server/widget-trial';
import { embedProviders } from '../../../src/content/embeds/providers';
import { trialPath } from '../../../src/editor/protocol/editor-api';
import { sampleConfig } from '../../sample-config';
import { openEditor } from '../open-editor';
import { readPass } from '../read-pass';

function tryOut(embed: Record<string, string>, config = sampleConfig) {
  const { html, policy } = writeWidgetTrial(config, new URLSearchParams(embed));
  return { html, policy, frames: /frame-src ([^;]*)/.exec(policy)?.[1] };
}

const calendar = { provider: 'calendly', kind: 'booking', ref: 'quiet-lake/first-talk' };

test('the page of a widget may ask the server of that widget, and no other', () => {
  const { html, policy, frames } = tryOut(calendar);
  expect(frames).toBe('https://calendly.com');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('script-src');
  expect(html.match(/https?:[^" ]*/g)).toEqual([
    expect.stringMatching(/^https:\/\/calendly\.com\/quiet-lake\/first-talk\?/),
  ]);
  expect(html).not.toContain('<script');
});

test('no widget leads the window of the editor elsewhere, whatever its provider asks for', () => {
  const podcast = { provider: 'apple-podcasts', kind: 'podcast', ref: 'quiet-lake/id1234567890' };
  expect(embedProviders.calendly.sandbox).toBeUndefined();
  expect(embedProviders['apple-podcasts'].sandbox).toContain('allow-top-navigation');
  for (const embed of [calendar, podcast]) {
    const [, sandbox] = /sandbox="([^"]*)"/.exec(tryOut(embed).html) ?? [];
    expect(sandbox).toContain('allow-scripts');
    expect(sandbox).not.toContain('allow-top-navigation');
  }
});

test.each([
  [{ ...calendar, ref: '"><script>alert(1)</script>' }, /not a Calendly ID/],
  [{ ...calendar, kind: 'podcast' }, /doesn’t offer this type of widget/],
  [{ ...calendar, host: 'evil.example' }, /not a known server of Calendly/],
  [{ ...calendar, provider: 'constructor' }, /Unknown provider/],
  [{}, /Unknown provider/],
])('what is not a widget of a provider is said, and nothing is asked: %o', (embed, said) => {
  const { html, frames } = tryOut(embed);
  expect(frames).toBe("'none'");
  expect(html).toMatch(said);
  expect(html).not.toContain('<iframe');
  expect(html).not.toContain('<script');
});

test('while the config cannot be read, that is said of a provider that exists', () => {
  const { html } = writeWidgetTrial(undefined, new URLSearchParams(calendar));
  expect(html).toContain('Fix the errors');
});

test('a provider’s own script never runs where the editor does; the page says so', () => {
  const form = { provider: 'highlevel', kind: 'contact', ref: 'bK3xTq9LmVw2ZrYc7DfP' };
  for (const script of ['provider', 'none'] as const) {
    const { host } = sampleConfig.providers.highlevel;
    const config = { ...sampleConfig, providers: { highlevel: { host, script } } };
    const { html, policy } = tryOut(form, config);
    expect(html.includes('loads a script from HighLevel')).toBe(script === 'provider');
    expect(html).toContain('<iframe');
    expect(html).not.toContain('<script');
    expect(policy).not.toContain('script-src');
  }
});

test('of an id that only stands in for one, nothing is loaded', () => {
  const { html, policy } = tryOut({ ...calendar, ref: 'Sample1002' });
  expect(html).toContain('placeholder');
  expect(html).not.toContain('<iframe');
  expect(policy).toContain("frame-src 'none'");
});

test('it is shown to nobody else, and pages in the preview may still load nothing', async () => {
  const editor = await openEditor();
  const address = `${trialPath}?${new URLSearchParams(calendar)}`;
  expect((await editor.ask('GET', address)).status).toBe(403);
  const pass = await readPass(editor);
  const { headers, text } = await editor.ask('GET', address, pass);
  expect(headers['content-security-policy']).toContain('frame-src https://calendly.com;');
  expect(text).toContain('<iframe');
  const { headers: usual } = await editor.ask('GET', '/', pass);
  expect(usual['content-security-policy']).toBe(previewPolicy);
  expect(previewPolicy).toContain("default-src 'none'");
  expect(previewPolicy).not.toContain('frame-src');
});
