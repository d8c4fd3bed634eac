import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Editor } from '@tiptap/core';
import type { Node, Schema } from '@tiptap/pm/model';
import { TextSelection, type Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  isInTable,
  toggleHeaderColumn,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import { tableWords } from './rich-commands';

interface TableMenuProps {
  editor: Editor;
  anchor: HTMLElement;
  onClose: () => void;
}

const changes: readonly [label: string, command: Command][] = [
  [tableWords.addRow, addRowAfter],
  [tableWords.addColumn, addColumnAfter],
  [tableWords.deleteRow, deleteRow],
  [tableWords.deleteColumn, deleteColumn],
  [tableWords.headerRow, toggleHeaderRow],
  [tableWords.headerColumn, toggleHeaderColumn],
  [tableWords.deleteTable, deleteTable],
];

/** The commands for the table around the cursor or, without one, for a new table. */
export function TableMenu({ editor, anchor, onClose }: TableMenuProps) {
  const { state, view } = editor;
  const choices = isInTable(state) ? changes : [[tableWords.addTable, addTable] as const];

  function choose(command: Command) {
    command(state, view.dispatch);
    onClose();
  }

  return (
    <Menu open disablePortal anchorEl={anchor} onClose={onClose}>
      {choices.map(([label, command]) => (
        <MenuItem key={label} disabled={!command(state)} onClick={() => choose(command)}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** Two columns under their headers, replacing an empty paragraph, or after the block with the cursor. */
const addTable: Command = ({ schema, selection, tr }, dispatch) => {
  const { $from } = selection;
  const isEmpty = $from.depth === 1 && $from.parent.content.size === 0;
  const at = $from.depth === 0 ? $from.pos : isEmpty ? $from.before(1) : $from.after(1);
  tr.replaceWith(at, isEmpty ? $from.after(1) : at, [makeTable(schema), schema.node('p')]);
  // The first cell comes after the empty caption.
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 3))).scrollIntoView());
  return true;
};

function makeTable(schema: Schema): Node {
  const makeRow = (tag: string) =>
    schema.node(
      'tr',
      null,
      [1, 2].map(() => schema.node(tag, null, schema.node('p'))),
    );
  return schema.node('table', null, [
    schema.node('caption'),
    schema.node('tbody', null, [makeRow('th'), makeRow('td'), makeRow('td')]),
  ]);
}

function deleteTable(...[{ selection, tr }, dispatch]: Parameters<Command>): boolean {
  const { $from } = selection;
  const depth = [...Array($from.depth + 1).keys()].find(
    (each) => $from.node(each).type.name === 'table',
  );
  if (depth === undefined) return false;
  dispatch?.(tr.delete($from.before(depth), $from.after(depth)).scrollIntoView());
  return true;
}
