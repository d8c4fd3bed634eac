import { expect, test } from 'vitest';
import { diagnose, listCodes } from '../../check-changed';
import { readyToGoLive } from '../../../../src/check/problems/examples';

const field = { label: 'Your email', kind: 'email' };

function withForm(service: string, ref: string, fields: object[] = [field]) {
  return { '/routes/1/blocks/-': { type: 'form', send: { service, ref }, fields } };
}

test.each([
  ['netlify', 'contact'],
  ['formspree', 'xqkzabcd'],
  ['web3forms', '0f8fad5b-d9cb-469f-a165-70867728950e'],
  ['own', 'https://forms.quiet-lake.example/contact?from=site'],
  ['own', 'http://127.0.0.1:4180/form'],
])('CFG0417: %s accepts %s', (service, ref) => {
  expect(listCodes(withForm(service, ref))).toEqual([]);
});

test.each([
  ['netlify', 'my form'],
  ['netlify', '1contact'],
  ['formspree', 'https://formspree.io/f/xqkzabcd'],
  ['web3forms', 'xqkzabcd'],
  ['own', 'http://forms.quiet-lake.example/contact'],
  ['own', 'https://user:word@quiet-lake.example/contact'],
  ['own', 'javascript:alert(1)'],
  ['own', 'contact'],
])('CFG0417: %s refuses %s', (service, ref) => {
  const refused = /\s/.test(ref) ? 'CFG0308' : 'CFG0417';
  expect(listCodes(withForm(service, ref))).toEqual([refused]);
});

test('CFG0417: the message names the service and what to write', () => {
  expect(diagnose(withForm('formspree', 'https://formspree.io/f/xqkzabcd'))).toMatchInlineSnapshot(
    `"error[CFG0417]: This is not a form at Formspree. @218:20-53"`,
  );
});

test('a live site does not send its forms to the stand-in', () => {
  const form = withForm('own', 'http://127.0.0.1:4180/form');
  expect(listCodes({ ...readyToGoLive, ...form })).toEqual(['CFG0520']);
});

test('CFG0417: two fields of the same name', () => {
  expect(diagnose(withForm('netlify', 'contact', [field, field]))).toMatchInlineSnapshot(
    `"error[CFG0417]: This form already has a field "Your email". @226:24-36"`,
  );
});

test('CFG0417: a choice without choices', () => {
  const choice = { label: 'How may we reach you?', kind: 'choice', choices: ['By phone'] };
  expect(diagnose(withForm('netlify', 'contact', [choice]))).toMatchInlineSnapshot(
    `"error[CFG0417]: The field "How may we reach you?" has too few choices. @221:13-14"`,
  );
});
