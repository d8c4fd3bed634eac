import type { SvgIconComponent } from '@mui/icons-material';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatIndentDecrease from '@mui/icons-material/FormatIndentDecrease';
import FormatIndentIncrease from '@mui/icons-material/FormatIndentIncrease';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import HorizontalRule from '@mui/icons-material/HorizontalRule';
import Image from '@mui/icons-material/ImageOutlined';
import KeyboardReturn from '@mui/icons-material/KeyboardReturn';
import Link from '@mui/icons-material/Link';
import TextFields from '@mui/icons-material/TextFields';
import Title from '@mui/icons-material/Title';
import type { Editor } from '@tiptap/core';
import { words } from '../words';
import { figurePicture } from './rich-elements';

/** A button of the toolbar. */
export interface RichCommand {
  /** the element that it is about: without it, there is no button */
  tag: string;
  label: string;
  Icon: SvgIconComponent;
  /** what it opens, where it needs an answer */
  dialog?: 'link' | 'picture';
  /** for what is on or off: whether it is where the cursor is */
  isOn?: (editor: Editor) => boolean;
  /** false where it can do nothing */
  canRun?: (editor: Editor) => boolean;
  run?: (editor: Editor) => void;
}

const all: readonly RichCommand[] = [
  toggled('strong', words.bold, FormatBold, ({ commands }) => commands.toggleMark('strong')),
  toggled('em', words.italic, FormatItalic, ({ commands }) => commands.toggleMark('em')),
  {
    tag: 'a',
    label: words.link,
    Icon: Link,
    dialog: 'link',
    isOn: (editor) => editor.isActive('a'),
  },
  toggled('h2', words.heading, Title, ({ commands }) => commands.toggleNode('h2', 'p')),
  toggled('h3', words.smallHeading, TextFields, ({ commands }) => commands.toggleNode('h3', 'p')),
  toggled('ul', words.bulletList, FormatListBulleted, ({ commands }) =>
    commands.toggleList('ul', 'li'),
  ),
  toggled('ol', words.numberedList, FormatListNumbered, ({ commands }) =>
    commands.toggleList('ol', 'li'),
  ),
  {
    tag: 'li',
    label: words.deeper,
    Icon: FormatIndentIncrease,
    canRun: (editor) => editor.can().sinkListItem('li'),
    run: ({ commands }) => commands.sinkListItem('li'),
  },
  {
    tag: 'li',
    label: words.outOfList,
    Icon: FormatIndentDecrease,
    canRun: (editor) => editor.can().liftListItem('li'),
    run: ({ commands }) => commands.liftListItem('li'),
  },
  toggled('blockquote', words.quote, FormatQuote, ({ commands }) =>
    commands.toggleWrap('blockquote'),
  ),
  {
    tag: 'br',
    label: words.lineBreak,
    Icon: KeyboardReturn,
    run: ({ commands }) => commands.insertContent({ type: 'br' }),
  },
  {
    tag: 'hr',
    label: words.separator,
    Icon: HorizontalRule,
    run: ({ commands }) => commands.insertContent({ type: 'hr' }),
  },
  {
    tag: 'img',
    label: words.picture,
    Icon: Image,
    dialog: 'picture',
    isOn: (editor) => editor.isActive('img') || editor.isActive(figurePicture),
  },
];

/** The buttons for what can be in a text. */
export function listCommands({ schema }: Editor): RichCommand[] {
  return all.filter(({ tag }) => schema.nodes[tag] ?? schema.marks[tag]);
}

function toggled(
  tag: string,
  label: string,
  Icon: SvgIconComponent,
  run: (editor: Editor) => void,
): RichCommand {
  return { tag, label, Icon, isOn: (editor) => editor.isActive(tag), run };
}
