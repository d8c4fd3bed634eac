import { expect, test } from 'vitest';
import { checkChanged, diagnose } from '../../check-changed';

test('labels that are still English on a site in another language are one warning', () => {
  const { problems } = checkChanged({
    '/site/language': 'pl',
    '/labels': { closeMenu: 'Zamknij', menu: 'Menu' },
  });
  const missing = problems.filter(({ code }) => code === 'CFG0661');
  expect(missing.map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /^1\d\d built-in labels are still in English: the project has no Polish translation\.$/,
    ),
  ]);
  const [{ hint = '' } = {}] = missing;
  expect(hint).not.toContain('…');
  expect(hint).toContain('labels.skipToContent, ');
  expect(hint).toMatch(/ \(8 of 1\d\d\)\.$/);
  // A label that is the same in both languages counts as translated.
  expect(hint).not.toMatch(/labels\.(?:closeMenu|menu)\b/);
});

test('a language that nobody knows the rules of is an error', () => {
  expect(diagnose({ '/site/language': 'xx' })).toContain(
    'error[CFG0662]: "xx" is not a known language code. @',
  );
});

test.each(['e', 'a-b', 'en_US', 'english'])('"%s" is one mistake', (language) => {
  const { problems } = checkChanged({
    '/site/language': language,
    '/routes/0/blocks/-': {
      type: 'card-grid',
      cards: {
        of: 'counselors',
        actions: [{ label: 'Read on', href: '/' }],
        byTopic: { path: '/for/{topic}', elsewhere: '<p>Write to us.</p>' },
      },
    },
  });
  expect(problems.map(({ code, path }) => [code, path])).toEqual([['CFG0308', '/site/language']]);
});

test('the exact words about what is missing', () => {
  const first = diagnose({ '/site/language': 'pl' })
    .split('\n')
    .find((line) => line.includes('CFG0661'));
  expect(first?.replace(/: \d+ /, ': 100 ')).toContain(
    'warning[CFG0661]: 100 built-in labels are still in English: the project has no Polish translation. @',
  );
});
