import type { Json } from '../../../src/editor/model/change';
import { isList, readValue } from '../../../src/editor/model/read-value';
import { editForAll } from '../support/edited-site';
import { field, formOf, outlineOf } from '../support/editor-parts';
import { expect, test } from '../support/test';

const site = editForAll(undefined, 'every-part');

const items = ['routes', 0, 'blocks', 4, 'items'];
const readItems = (): readonly Json[] => {
  const list = readValue(JSON.parse(site.read()) as Json, items);
  return isList(list) ? list : [];
};

test('rows are closed at first; one that is open moves with its fields, one that never was as it is @long', async ({
  page,
}) => {
  const [first, second, third] = readItems();
  const question = String(readValue(third, ['question']));
  await site.open(page);
  const form = formOf(page);
  await outlineOf(page)
    .getByRole('button', { name: /^Accordion/ })
    .click();
  await expect(form.getByRole('button', { expanded: true })).toHaveCount(0);

  const row = form.getByRole('button', { name: question, exact: true });
  await row.click();
  await field(form, 'Question').fill('How many are there?');
  const moved = form.getByRole('button', { name: 'How many are there?', exact: true });
  await moved.press('Alt+ArrowUp');
  await expect(moved).toHaveAttribute('aria-expanded', 'true');
  await expect(form.getByRole('button', { expanded: true })).toHaveCount(1);
  await expect(field(form, 'Question')).toHaveValue('How many are there?');
  // The first one was never opened.
  await form.getByRole('button', { name: /^Move “Is this real.*down$/ }).click();
  await site.save(page);
  expect(readItems()).toEqual([
    { ...(third as object), question: 'How many are there?' },
    first,
    second,
  ]);
});
