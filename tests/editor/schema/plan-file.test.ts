import { expect, test } from 'vitest';
import { applyChanges } from '../../../src/editor/model/apply-change';
import { getIn, type Json, type Path } from '../../../src/utils/json';
import { findRecord, makeRecord, needsRecord } from '../../../src/editor/schema/file-records';
import {
  listQuestions,
  listUnanswered,
  planFile,
  type FileAnswers,
} from '../../../src/editor/schema/plan-file';
import { minimalDocument as config, root } from '../documents';

const image: Path = ['entities', 'counselors', 0, 'image'];
const file = '/images/new-lake.jpg';

function use(before: Json, path: Path, answers: FileAnswers): Json {
  const changes = planFile(before, { path, file }, listQuestions(root, before, path), answers);
  return applyChanges(before, changes).config;
}

test('what was said of the picture before goes; what was answered of the new one is written', () => {
  const path = [...image, 'src'];
  expect(listQuestions(root, config, path)).toEqual({ asksAlt: true, asksFocus: true });
  const pointed = applyChanges(config, [
    { op: 'set', path: [...image, 'focus'], value: '1% 2%' },
  ]).config;
  const described = use(pointed, path, { alt: ' A lake ', isDecorative: false });
  expect(getIn(described, image)).toEqual({ src: file, alt: 'A lake' });
  const decorative = use(described, path, { alt: 'x', isDecorative: true, focus: '70% 40%' });
  expect(getIn(decorative, image)).toEqual({ src: file, decorative: true, focus: '70% 40%' });
});

test('where a picture comes from is asked unless it is recorded', () => {
  const questions = listQuestions(root, config, [...image, 'src']);
  const record = makeRecord(root, file);
  expect(record).toMatchObject({ files: [file], title: 'New lake', creator: '', license: '' });
  expect(needsRecord(root, file)).toBe(true);
  expect(needsRecord(root, '/pdf/prices.pdf')).toBe(false);
  const answers = { alt: '', isDecorative: false, record };
  expect(listUnanswered(root, questions, answers)).toEqual([
    'Image description',
    'Creator',
    'License',
  ]);
  const whole = { ...record, creator: 'We', license: 'own-work' };
  const after = use(config, [...image, 'src'], {
    alt: 'A lake',
    isDecorative: false,
    record: whole,
  });
  expect(findRecord(config, file)).toBeUndefined();
  expect(findRecord(after, file)).toBe('New lake');
});

test('a file without such questions only gets its place, also where its group is missing', () => {
  const path = ['entities', 'documents', 0, 'file'];
  const documents = applyChanges(config, [
    {
      op: 'set',
      path: ['entities', 'documents'],
      value: [{ id: 'a', file: '/pdf/a.pdf', alt: 'kept' }],
    },
  ]).config;
  const answers = { alt: 'x', isDecorative: false };
  expect(getIn(use(documents, path, answers), ['entities', 'documents', 0])).toEqual({
    id: 'a',
    file,
    alt: 'kept',
  });
  const logo = use(config, ['site', 'invented', 'src'], answers);
  expect(getIn(logo, ['site', 'invented'])).toEqual({ src: file });
});
