import { expect, test } from 'vitest';
import { checkChanged, diagnose } from '../../check-changed';

test('what is still English on a site in another language is listed', () => {
  const { problems } = checkChanged({
    '/site/language': 'pl',
    '/labels': { closeMenu: 'Zamknij', menu: 'Menu' },
  });
  const missing = problems.filter(({ code }) => code === 'CFG0661');
  expect(missing[0]?.message).toMatch(
    /^Texts 1 to 20 of the 1\d\d that are still English: .* do not come in Polish\.$/,
  );
  const names = missing.map(({ hint = '' }) => hint.replace('Write in Polish: ', '')).join(' ');
  expect(names).not.toContain('…');
  expect(names).toContain('labels.skipToContent, ');
  expect(names).toContain('preview.draftPage');
  // A word that is the same in both languages is written, too.
  expect(names).not.toMatch(/labels\.(?:closeMenu|menu)\b/);
});

test('a language that nobody knows the rules of is an error', () => {
  expect(diagnose({ '/site/language': 'xx' })).toContain(
    'error[CFG0662]: "xx" is the code of no known language. @',
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
  expect(first?.replace(/of the \d+ /, 'of the 100 ')).toContain(
    'warning[CFG0661]: Texts 1 to 20 of the 100 that are still English: the words of the site do not come in Polish. @',
  );
});
