import type { Editor } from '@tiptap/core';
import type { IconName } from '../icon';
import { words } from '../../words';
import { figurePicture } from './rich-elements';

/** A button of the toolbar. */
export interface RichCommand {
  /** the element that it is about: without it, there is no button */
  tag: string;
  label: string;
  icon: IconName;
  /** what it opens, where it needs an answer */
  dialog?: 'link' | 'picture' | 'table';
  /** for what is on or off: whether it is where the cursor is */
  isOn?: (editor: Editor) => boolean;
  /** false where it can do nothing */
  canRun?: (editor: Editor) => boolean;
  run?: (editor: Editor) => void;
}

/** Text of the menu for tables. */
export const tableWords = {
  table: 'Table',
  addTable: 'Add table',
  addRow: 'Add row below',
  addColumn: 'Add column after',
  deleteRow: 'Delete row',
  deleteColumn: 'Delete column',
  headerRow: 'Header row',
  headerColumn: 'Header column',
  deleteTable: 'Delete table',
} as const;

const all: readonly RichCommand[] = [
  toggled('strong', words.bold, 'bold', ({ commands }) => commands.toggleMark('strong')),
  toggled('em', words.italic, 'italic', ({ commands }) => commands.toggleMark('em')),
  {
    tag: 'a',
    label: words.link,
    icon: 'link',
    dialog: 'link',
    isOn: (editor) => editor.isActive('a'),
  },
  toggled('h2', words.heading, 'heading', ({ commands }) => commands.toggleNode('h2', 'p')),
  toggled('h3', words.smallHeading, 'smallHeading', ({ commands }) =>
    commands.toggleNode('h3', 'p'),
  ),
  toggled('ul', words.bulletList, 'bullets', ({ commands }) => commands.toggleList('ul', 'li')),
  toggled('ol', words.numberedList, 'numbers', ({ commands }) => commands.toggleList('ol', 'li')),
  {
    tag: 'li',
    label: words.deeper,
    icon: 'indent',
    canRun: (editor) => editor.can().sinkListItem('li'),
    run: ({ commands }) => commands.sinkListItem('li'),
  },
  {
    tag: 'li',
    label: words.outOfList,
    icon: 'outdent',
    canRun: (editor) => editor.can().liftListItem('li'),
    run: ({ commands }) => commands.liftListItem('li'),
  },
  toggled('blockquote', words.quote, 'quote', ({ commands }) => commands.toggleWrap('blockquote')),
  {
    tag: 'br',
    label: words.lineBreak,
    icon: 'lineBreak',
    run: ({ commands }) => commands.insertContent({ type: 'br' }),
  },
  {
    tag: 'hr',
    label: words.separator,
    icon: 'separator',
    run: ({ commands }) => commands.insertContent({ type: 'hr' }),
  },
  {
    tag: 'img',
    label: words.picture,
    icon: 'picture',
    dialog: 'picture',
    isOn: (editor) => editor.isActive('img') || editor.isActive(figurePicture),
  },
  {
    tag: 'table',
    label: tableWords.table,
    icon: 'table',
    dialog: 'table',
    isOn: (editor) => editor.isActive('table'),
  },
];

/** The buttons for what can be in a text. */
export function listCommands({ schema }: Editor): RichCommand[] {
  return all.filter(({ tag }) => schema.nodes[tag] ?? schema.marks[tag]);
}

function toggled(
  tag: string,
  label: string,
  icon: IconName,
  run: (editor: Editor) => void,
): RichCommand {
  return { tag, label, icon, isOn: (editor) => editor.isActive(tag), run };
}
