import { getSchema, Mark, Node, type AnyExtension } from '@tiptap/core';
import { allowedHtml } from '../../../content/html/plain-html';
import { tableElements } from './table-elements';

/** A picture in a figure stands alone; one in a text is a part of its line. */
export const figurePicture = 'figureImg';

const optional = { default: null };

/**
 * How each element is edited. What is named as its tag is read and written as that element; an allowed
 * element that is not here keeps its text from being edited as formatted text, and loses nothing.
 */
const elements: Readonly<Record<string, readonly AnyExtension[]>> = {
  p: [
    textBlock('p').extend({
      // `bare` or `wrapped`, where its tags are not as usual: left out only in an item of a list.
      addAttributes: () => ({ written: { ...optional, rendered: false, keepOnSplit: false } }),
      addKeyboardShortcuts() {
        return { 'Mod-Alt-0': () => this.editor.commands.setNode('p') };
      },
    }),
  ],
  h2: [heading('h2', 'Mod-Alt-2')],
  h3: [heading('h3', 'Mod-Alt-3')],
  ul: [list('ul', 'Mod-Shift-8')],
  ol: [list('ol', 'Mod-Shift-7')],
  li: [
    Node.create({
      ...tagged('li'),
      content: 'p block*',
      defining: true,
      addKeyboardShortcuts() {
        const { editor } = this;
        return {
          Enter: () => editor.commands.splitListItem('li'),
          'Mod-]': () => editor.commands.sinkListItem('li'),
          'Mod-[': () => editor.commands.liftListItem('li'),
        };
      },
    }),
  ],
  blockquote: [
    Node.create({ ...tagged('blockquote'), group: 'block', content: 'block+', defining: true }),
  ],
  strong: [mark('strong', 'Mod-b')],
  em: [mark('em', 'Mod-i')],
  a: [
    Mark.create({
      ...tagged('a'),
      // The outermost of the marks.
      priority: 200,
      inclusive: false,
      addAttributes: () => ({ href: optional }),
    }),
  ],
  br: [
    Node.create({
      ...leaf('br'),
      group: 'inline',
      inline: true,
      selectable: false,
      addKeyboardShortcuts() {
        return { 'Shift-Enter': () => this.editor.commands.insertContent({ type: 'br' }) };
      },
    }),
  ],
  hr: [Node.create({ ...leaf('hr'), group: 'block' })],
  img: [
    Node.create({
      ...leaf('img'),
      group: 'inline',
      inline: true,
      addAttributes: () => ({ src: optional, alt: optional }),
    }),
    Node.create({
      ...leaf('img', figurePicture),
      parseHTML: () => [{ tag: 'img', context: 'figure/' }],
      addAttributes: () => ({ src: optional, alt: optional }),
    }),
  ],
  figure: [
    Node.create({
      ...tagged('figure'),
      group: 'block',
      content: `${figurePicture} figcaption?`,
      isolating: true,
    }),
  ],
  figcaption: [Node.create({ ...tagged('figcaption'), content: 'inline*', isolating: true })],
  ...tableElements,
};

/** What formatted text is edited with: an extension for each allowed element that can be edited. */
export function listExtensions(tags: readonly string[] = [...allowedHtml.keys()]): AnyExtension[] {
  const content = tags.includes('table') ? '(block | table)+' : 'block+';
  return [
    Node.create({ name: 'doc', topNode: true, content }),
    Node.create({ name: 'text', group: 'inline' }),
    ...tags.flatMap((tag) => elements[tag] ?? []),
  ];
}

/** The elements that can be edited, and how they can be nested. */
export const richSchema = getSchema(listExtensions());

function tagged(tag: string, name = tag) {
  return {
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }: { HTMLAttributes: Record<string, unknown> }) =>
      [tag, HTMLAttributes, 0] as const,
  };
}

function leaf(tag: string, name = tag) {
  return {
    ...tagged(tag, name),
    renderHTML: ({ HTMLAttributes }: { HTMLAttributes: Record<string, unknown> }) =>
      [tag, HTMLAttributes] as const,
  };
}

function textBlock(tag: string) {
  return Node.create({ ...tagged(tag), group: 'block', content: 'inline*' });
}

function heading(tag: string, keys: string) {
  return textBlock(tag).extend({
    defining: true,
    addKeyboardShortcuts() {
      return { [keys]: () => this.editor.commands.toggleNode(tag, 'p') };
    },
  });
}

function list(tag: string, keys: string) {
  return Node.create({
    ...tagged(tag),
    group: 'block list',
    content: 'li+',
    addKeyboardShortcuts() {
      return { [keys]: () => this.editor.commands.toggleList(tag, 'li') };
    },
  });
}

function mark(tag: string, keys: string) {
  return Mark.create({
    ...tagged(tag),
    addKeyboardShortcuts() {
      return { [keys]: () => this.editor.commands.toggleMark(tag) };
    },
  });
}
