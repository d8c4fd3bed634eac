import { expect, test } from 'vitest';
import { Outline } from '../../../src/editor/client/outline/outline';
import { minimalDocument } from '../documents';
import { renderInEditor } from '../render-in-editor';

/** The lists of entries: buttons with a name and a count. */
function listLists(html: string): string[] {
  return [...html.matchAll(/aria-expanded="false".*?<\/button>/g)].map(([button]) =>
    button
      .replace(/<style.*?<\/style>|<[^>]*>/g, ' ')
      .replace(/^[^>]*>/, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

test('lists without entries are in the outline, where people look for them', () => {
  const lists = listLists(renderInEditor(minimalDocument, <Outline isAlone={false} />));
  expect(lists).toEqual(
    expect.arrayContaining(['Posts 1', 'Announcements 0', 'Team 0', 'Events 0']),
  );
});
