import { expect, test } from 'vitest';
import { diagnose, listCodes } from '../../check-changed';

function withField(field: object, more: object = {}) {
  const send = { service: 'formspree', ref: 'xqkzabcd' };
  return { '/routes/1/blocks/-': { type: 'form', send, fields: [field], ...more } };
}

const symptoms = { label: 'Your symptoms', kind: 'longText' };

test('CFG0584: a form that asks about symptoms', () => {
  expect(diagnose(withField(symptoms))).toMatchInlineSnapshot(
    `"warning[CFG0584]: The field "Your symptoms" asks about health, and Formspree receives the answers. @221:13-14"`,
  );
});

test.each(['Medikamente', '¿Toma medicamentos?', 'الأعراض', 'Pregnant?'])('CFG0584: %s', (label) => {
  expect(listCodes(withField({ label, kind: 'text' }))).toEqual(['CFG0584']);
});

test('CFG0584: help and choices also count', () => {
  const choices = ['Anxiety', 'Other'];
  expect(listCodes(withField({ label: 'Topic', kind: 'choice', choices }))).toEqual(['CFG0584']);
});

test('CFG0584: a service that signed a contract may receive it', () => {
  expect(listCodes(withField(symptoms, { healthDetails: true }))).toEqual([]);
});

test('CFG0584: other questions are fine', () => {
  expect(listCodes(withField({ label: 'Your message', kind: 'longText' }))).toEqual([]);
});
