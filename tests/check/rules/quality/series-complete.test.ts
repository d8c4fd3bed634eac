import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../../check-changed';
import { minimalConfig } from '../../minimal-config';

const [rest] = minimalConfig.entities.posts;

/** A post for each of these parts of a series. */
function writeParts(...parts: number[]) {
  return {
    '/entities/posts': parts.map((part, index) => ({
      ...rest,
      id: `letter-${index}`,
      slug: `letter-${index}`,
      title: `Letter ${index}`,
      series: { name: 'Letters', part },
    })),
  };
}

test('CFG0633: a series with a gap', () => {
  expect(reportChanged(writeParts(1, 4, 3))).toMatchInlineSnapshot(`
    "warning[CFG0633]: The series "Letters" has part 3 but not part 2.
      --> site.config.json:170:19
       in Post letter-2 > series
    170 |           "part": 3
        |                   ^
        = Number the posts starting with 1 and use the same series name in every post.
      --> site.config.json:136:19 Part 1 is here.
    136 |           "part": 1
        |                   ^

    1 warning in site.config.json"
  `);
});

test('CFG0633: a series that has a part twice, which is one mistake though it is a gap, too', () => {
  expect(reportChanged(writeParts(1, 2, 2, 4))).toMatchInlineSnapshot(`
    "warning[CFG0633]: The series "Letters" has part 2 twice.
      --> site.config.json:170:19
       in Post letter-2 > series
    170 |           "part": 2
        |                   ^
        = Number the posts starting with 1 and use the same series name in every post.
      --> site.config.json:153:19 Part 2 is here.
    153 |           "part": 2
        |                   ^

    1 warning in site.config.json"
  `);
});

test('the order in the file does not matter, and a series may have one part so far', () => {
  expect(listCodes(writeParts(3, 1, 2))).toEqual([]);
  expect(listCodes(writeParts(1))).toEqual([]);
  expect(listCodes(writeParts(2))).toEqual(['CFG0633']);
});
