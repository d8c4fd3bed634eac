import { Node, type AnyExtension } from '@tiptap/core';

/** The names that the commands for tables have for the parts of a table. */
const roles: Readonly<Record<string, string>> = {
  tbody: 'table',
  tr: 'row',
  th: 'header_cell',
  td: 'cell',
};

/**
 * How tables are edited: as a caption, which may be empty, and a grid of rows. Which rows are in a
 * `thead` follows from their cells when the text is written.
 */
export const tableElements: Readonly<Record<string, readonly AnyExtension[]>> = {
  table: [part('table', 'caption tbody').extend({ group: 'table' })],
  caption: [part('caption', 'inline*')],
  tbody: [part('tbody', 'tr+')],
  tr: [part('tr', '(th | td)*')],
  th: [cell('th')],
  td: [cell('td')],
};

function part(tag: string, content: string) {
  return Node.create({
    name: tag,
    content,
    isolating: true,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    extendNodeSchema: ({ name }) =>
      name === tag && roles[tag] !== undefined ? { tableRole: roles[tag] } : {},
  });
}

function cell(tag: string) {
  return part(tag, 'p block*').extend({
    addAttributes: () => ({
      ...(tag === 'th' && { scope: { default: null } }),
      colspan: { default: 1 },
      rowspan: { default: 1 },
    }),
  });
}
