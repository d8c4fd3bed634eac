import { expect, test } from 'vitest';
import { checkChanged, listCodes, reportChanged } from '../../check-changed';

const html = '/routes/0/blocks/1/text';

test('CFG0503: HTML that is not allowed', () => {
  expect(reportChanged({ [html]: '<p>A</p>\n<p class="big">B</p>' })).toMatchInlineSnapshot(`
    "error[CFG0503]: "class" is not allowed in <p>.
      --> site.config.json:169:41
       in Page / > Block 2 (text)
    169 |           "text": "<p>A</p>\\n<p class=\\"big\\">B</p>"
        |                                         ^^^
        = Delete the attribute: the theme sets colors and sizes. (fixable)

    1 error in site.config.json
    To fix the problems marked (fixable), run: npm run validate -- --fix"
  `);
});

test.each(['<script>x</script>', '<h1>x</h1>', '<p style="x">x</p>', '<!-- x -->', 'x</div>'])(
  '%s is refused',
  (text) => {
    expect(listCodes({ [html]: text })).toEqual(['CFG0503']);
  },
);

test('a picture needs words for people who cannot see it', () => {
  expect(listCodes({ [html]: '<img src="/images/lake.webp">' })).toEqual(['CFG0503']);
  expect(listCodes({ [html]: '<img src="/images/lake.webp" alt="A lake">' })).toEqual([]);
});

test('what placeholders stand for must be allowed too, which is told where it is written', () => {
  const { problems } = checkChanged({
    '/entities/counselors/0/title': 'Grief <script>Counselor',
    '/routes/2/blocks/-': { type: 'text', text: '<p>{counselor.title}</p>' },
  });
  expect(problems.map(({ code, path }) => [code, path])).toEqual([
    ['CFG0508', '/entities/counselors/0/title'],
  ]);
});

test.each([
  ['<p><b>A</p><p>B</p>', 'Write <strong> and </strong> around the words instead.'],
  ['<p><u>A</u></p>', 'Delete the tag and keep the text: underlined text looks like a link.'],
  ['<p onclick="go()">A</p>', 'Delete the attribute: text cannot contain scripts.'],
  ['<p data-id="1">A</p>', 'Delete the attribute: it is not needed here.'],
  [
    '<img src="/images/lake.webp">',
    String.raw`Describe the image in alt=\"…\", or write alt=\"\" if it adds nothing to the text.`,
  ],
])('%s is one problem with its own advice', (text, hint) => {
  const { problems } = checkChanged({ [html]: text });
  expect(problems.map((problem) => problem.hint)).toEqual([hint]);
});

test('an attribute is named as it is written', () => {
  const { problems } = checkChanged({ [html]: '<p data-id="1">A</p>' });
  expect(problems[0]?.message).toBe('"data-id" is not allowed in <p>.');
});
