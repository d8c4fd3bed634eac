import * as fc from 'fast-check';

const text = fc
  .stringMatching(/^[A-Za-z0-9 .,'"{}éßñ—&]{1,12}$/)
  .filter((words) => words.trim() !== '')
  .map((words) => words.replaceAll('&', '&amp;'));

const href = fc.constantFrom('/', '/about#team', 'mailto:{site.email}', 'https://example.org/?a=1');
const picture = fc.constant('<img src="/images/a.webp" alt="A &quot;lake&quot;">');

const line: fc.Arbitrary<string> = fc.letrec<{ part: string }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 3 },
    text,
    fc.constant('<br>'),
    picture,
    join(tie('part')).map((inner) => `<strong>${inner}</strong>`),
    join(tie('part')).map((inner) => `<em>${inner}</em>`),
    fc
      .tuple(href, join(tie('part')))
      .filter(([, inner]) => !inner.includes('<a '))
      .map(([to, inner]) => `<a href="${to}">${inner}</a>`),
  ),
})).part;

const words = join(line);

const blocks = fc.letrec<{ block: string; item: string; list: string }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3 },
    words.map((inner) => `<p>${inner}</p>`),
    words.map((inner) => `<h2>${inner}</h2>`),
    words.map((inner) => `<h3>${inner}</h3>`),
    fc.constant('<hr>'),
    tie('list'),
    join(tie('block')).map((inner) => `<blockquote>${inner}</blockquote>`),
    words.map((inner) => `<blockquote>${inner}</blockquote>`),
    picture.map((inner) => `<figure>${inner}</figure>`),
    fc
      .tuple(picture, words)
      .map(([inner, caption]) => `<figure>${inner}<figcaption>${caption}</figcaption></figure>`),
  ),
  list: fc
    .tuple(fc.constantFrom('ul', 'ol'), join(tie('item')))
    .map(([tag, items]) => `<${tag}>${items}</${tag}>`),
  item: fc.oneof(
    { maxDepth: 3 },
    words.map((inner) => `<li>${inner}</li>`),
    words.map((inner) => `<li><p>${inner}</p></li>`),
    fc.tuple(words, words).map(([one, other]) => `<li><p>${one}</p><p>${other}</p></li>`),
    fc.tuple(words, tie('list')).map(([inner, list]) => `<li>${inner}${list}</li>`),
  ),
}));

const span = fc.constantFrom('', ' colspan="2"', ' rowspan="3"', ' colspan="2" rowspan="2"');
const scope = fc.constantFrom('', ' scope="col"', ' scope="row"');
const header = fc
  .tuple(scope, span, words)
  .map(([of, over, inner]) => `<th${of}${over}>${inner}</th>`);
const cell = fc
  .tuple(
    span,
    fc.oneof(
      words,
      fc.constant(''),
      words.map((inner) => `<p>${inner}</p>`),
      blocks.list,
    ),
  )
  .map(([over, inner]) => `<td${over}>${inner}</td>`);
const row = fc.tuple(fc.oneof(header, cell), cell).map((parts) => `<tr>${parts.join('')}</tr>`);
const head = join(header).map((inner) => `<thead><tr>${inner}</tr></thead>`);
const table = fc
  .tuple(
    fc.oneof(
      fc.constant(''),
      words.map((inner) => `<caption>${inner}</caption>`),
    ),
    fc.oneof(fc.constant(''), head),
    join(row),
  )
  .map(([caption, top, inner]) => `<table>${caption}${top}<tbody>${inner}</tbody></table>`);

/** HTML of everything that is allowed and can be edited, or of one line without a paragraph. */
export const arbitraryHtml: fc.Arbitrary<string> = fc.oneof(
  words,
  fc
    .tuple(
      join(fc.oneof({ weight: 4, arbitrary: blocks.block }, table)),
      fc.constantFrom('', '\n', '\n  '),
    )
    .map(([html, between]) => html.replace(/(<\/(?:p|h2|ul)>)(?=<[phu])/g, `$1${between}`)),
);

function join(parts: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.array(parts, { minLength: 1, maxLength: 3 }).map((each) => each.join(''));
}
