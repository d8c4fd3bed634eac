import { expect, test } from 'vitest';
import { checkChanged, listCodes, reportChanged } from '../../check-changed';

test('CFG0406: an id that leads to nothing', () => {
  expect(reportChanged({ '/entities/counselors/0/bookingEmbed': 'bookign' }))
    .toMatchInlineSnapshot(`
      "error[CFG0406]: There is no widget with the ID "bookign".
        --> site.config.json:116:25
         in Counselor ruth
      116 |         "bookingEmbed": "bookign",
          |                         ^^^^^^^^^
          = Correct the ID, add a widget with this ID, or delete the setting. Widgets of this site: "booking", "podcast".
        --> site.config.json:66:3 Add the entry to the list "embeds" here.

      1 error in site.config.json"
    `);
});

test('an id made from a placeholder is looked up for each entry', () => {
  const counselor = '{counselor.id}';
  const block = { type: 'embed', title: 'Book', embed: '{counselor.bookingEmbed}', counselor };
  expect(listCodes({ '/routes/2/blocks/-': block })).toEqual([]);
  const wrong = { ...block, embed: '{counselor.id}' };
  expect(checkChanged({ '/routes/2/blocks/-': wrong }).problems[0]?.message).toBe(
    'There is no widget with the ID "ruth".',
  );
});

test('the kind of entry is named in plain words', () => {
  const block = { type: 'bookshelf', title: 'Books', shelves: ['grief'] };
  expect(checkChanged({ '/routes/0/blocks/-': block }).problems[0]?.message).toBe(
    'There are no book categories, but this setting needs one.',
  );
});

function readHint(changes: Parameters<typeof checkChanged>[0]): string | undefined {
  return checkChanged(changes).problems[0]?.hint;
}

test('what to do about an id that is missing depends on where it is written', () => {
  expect(readHint({ '/routes/1/blocks/1/facilitators/0': 'rut' })).toBe(
    'Correct the ID, add a counselor with this ID, or remove "rut" here.',
  );
  expect(readHint({ '/entities/notices': [] })).toBe('Add a notice with the ID "crisis".');
  expect(readHint({ '/entities/posts/0/tags': ['grief'] })).toBe(
    'Add a tag with the ID "grief", or remove "grief" here.',
  );
});

test('ids like the names of object properties are not found by accident', () => {
  expect(listCodes({ '/navigation/footer/notice': 'toString' })).toEqual(['CFG0406']);
});
