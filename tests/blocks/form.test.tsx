import { expect, test } from 'vitest';
import { listPageSources } from '../../src/payload/foreign-sources';
import type { PagePayload } from '../../src/payload/payload';
import { buildBlock, renderBlock } from './render-block';

function listForms(name: string): string[] {
  const block = buildBlock('form', name);
  return listPageSources({ blocks: [{ id: 'a', headingLevel: 2, block }] } as PagePayload).forms;
}

test('each field has a label, and browsers know what to fill in', () => {
  const markup = renderBlock('form', 'valid/full');
  const labels = [...markup.matchAll(/<label for="(\w+)">(.+?)<\/label>/g)];
  const fields = labels.map(([, id, label]) => {
    const control = new RegExp(`<(?:input|select|textarea)[^>]* id="${id}"[^>]*>`).exec(markup);
    const [, type] = / type="(\w+)"/.exec(control?.[0] ?? '') ?? [];
    const [, name] = / name="([^"]+)"/.exec(control?.[0] ?? '') ?? [];
    const [, filled] = / autoComplete="(\w+)"/.exec(control?.[0] ?? '') ?? [];
    return [label, name, type, filled, control?.[0].includes(' required=""')];
  });
  expect(fields).toEqual([
    ['How may we reach you?', 'How may we reach you?', undefined, undefined, true],
    ['Your name', 'name', 'text', 'name', true],
    ['Your email', 'email', 'email', 'email', true],
    ['Your phone number <span>(optional)</span>', 'phone', 'tel', 'tel', false],
    ['Another phone number <span>(optional)</span>', 'Another phone number', 'tel', 'tel', false],
    ['Subject <span>(optional)</span>', 'Subject', 'text', undefined, false],
    ['Your message', 'Your message', undefined, undefined, true],
  ]);
  expect(markup).toMatch(
    /<label[^>]*><input type="checkbox"[^>]*><span>You may leave a message .*<span>\(optional\)<\/span><\/span>/,
  );
  expect(markup).toContain('<option value="">Please choose</option><option>By phone</option>');
});

test('without script the service sends visitors back to what is said then', () => {
  const markup = renderBlock('form', 'valid/full');
  expect(markup).toContain('<form action="https://api.web3forms.com/submit" method="post">');
  expect(markup).toMatch(/name="redirect" value="https:[^"#]*#block-1_sent"/);
  expect(markup).toMatch(/id="block-1_sent" tabindex="-1" aria-live="polite"/);
  expect(markup).toMatch(/<input type="checkbox" hidden=""[^>]* name="botcheck"/);
});

test('Netlify recognizes the form in the page', () => {
  const markup = renderBlock('form', 'valid/minimal');
  expect(markup).toContain(
    '<form name="contact" data-netlify="true" netlify-honeypot="bot-field" action="#block-1_sent" method="post">',
  );
  expect(markup).toContain('<input type="hidden" name="form-name" value="contact"/>');
  expect(markup).toMatch(/<input type="text" hidden=""[^>]* name="bot-field"/);
});

test('the policy of the page permits its service and nothing else', () => {
  expect(listForms('valid/minimal')).toEqual(["'self'"]);
  expect(listForms('valid/full')).toEqual(["'self'", 'https://api.web3forms.com']);
});
