import { Editor } from '@tiptap/core';
import { Fragment, Slice, type Node, type ResolvedPos } from '@tiptap/pm/model';
import { TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { TextCursor } from '../preview/caret-of-click';
import { cleanPaste, splitLines } from './clean-paste';
import { findPosition } from './find-position';
import { readBlocks, readRich } from './read-rich';
import { listExtensions } from './rich-elements';
import { writeRich } from './write-rich';

/** What an editor of formatted text tells. */
interface RichEditorOptions {
  /** what becomes the text; its name and description are its own */
  element: HTMLElement;
  html: string;
  /** something was changed in it by hand */
  onType: (html: string) => void;
  /** what is selected, or what can be done, may be another */
  onState: () => void;
  /** the keys for a link were pressed */
  onLink: () => void;
  /** images were pasted or dropped; the cursor is where they belong */
  onImages: (files: readonly File[]) => void;
}

const fromOutside = 'fromOutside';

/**
 * TipTap for what the config may hold. It has no undo of its own: that of the document is the only one.
 * What is pasted is read here, so that no text is given to the parser of the page, which its policy
 * refuses; styles come from the page.
 */
export class RichEditor {
  readonly editor: Editor;
  private written: string;
  private hasTables = false;
  private readonly sources = new WeakMap<Node, string>();

  constructor({ element, html, onType, onState, onLink, onImages }: RichEditorOptions) {
    this.written = '';
    this.editor = new Editor({
      element: { mount: element },
      extensions: listExtensions(),
      // As a tree: a string would be parsed as HTML.
      content: { type: 'doc', content: [{ type: 'p' }] },
      injectCSS: false,
      // What is typed stays what was typed: "- " makes no list.
      enableInputRules: false,
      enablePasteRules: false,
      editorProps: {
        handleDOMEvents: {
          paste: (view, event) =>
            takeOver(event, () => pasteFrom(view, event.clipboardData, onImages)),
          drop: (view, event) =>
            // What is moved within the text is not read again.
            view.dragging ? false : takeOver(event, () => dropOn(view, event, onImages)),
          beforeinput: (_view, event) =>
            event.inputType.startsWith('history') && takeOver(event, () => undefined),
          // Tab leaves the text, in lists, too.
          keydown: (_view, event) => event.key === 'Tab',
        },
        handleKeyDown: (_view, event) => {
          const isLink = event.key === 'k' && (event.ctrlKey || event.metaKey);
          return isLink && takeOver(event, onLink);
        },
      },
      onUpdate: ({ editor, transaction }) => {
        if (transaction.getMeta(fromOutside) === true) return;
        this.written = writeRich(editor.state.doc, this.sources);
        onType(this.written);
      },
      onTransaction: ({ editor }) => {
        onState();
        this.readyTables(editor.state.doc);
      },
    });
    this.show(html);
    if (element === document.activeElement) this.focus();
  }

  /** Shows what the document says now; false when it cannot be edited as formatted text. */
  show(html: string): boolean {
    if (html === this.written) return true;
    const { state, view, schema } = this.editor;
    const read = readRich(schema, html);
    if ('fault' in read) return false;
    this.written = html;
    view.dispatch(replaceWhatDiffers(state, read.doc).setMeta(fromOutside, true));
    this.editor.state.doc.forEach((node, _offset, index) => {
      this.sources.set(node, read.sources[index] ?? '');
    });
    return true;
  }

  /** Cells are selected, and rows kept complete, by code that few texts need. */
  private readyTables(doc: Node): void {
    if (this.hasTables || !doc.content.content.some(isTable)) return;
    this.hasTables = true;
    void import('@tiptap/pm/tables')
      .then(({ tableEditing }) => {
        if (this.editor.isDestroyed) return;
        this.editor.registerPlugin(tableEditing(), (plugin, others) => [plugin, ...others]);
      })
      // Without a connection, it is tried again with the next change.
      .catch(() => (this.hasTables = false));
  }

  focus(): void {
    this.editor.view.focus();
  }

  /** Gives it the focus, with the cursor where somebody clicked on the page. */
  focusAt(cursor: TextCursor): void {
    const { state, view } = this.editor;
    const selection = TextSelection.near(state.doc.resolve(findPosition(state.doc, cursor)));
    view.dispatch(state.tr.setSelection(selection).scrollIntoView());
    view.focus();
  }

  destroy(): void {
    this.editor.destroy();
  }
}

/** The selection stays where it is, if that is not within what differs. */
function replaceWhatDiffers({ doc, tr }: EditorState, next: Node): Transaction {
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (start === null || !end) return tr;
  // In repeated words, what differs can end before it starts.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap));
  return tr.doc.eq(next) ? tr : tr.replaceWith(0, tr.doc.content.size, next.content);
}

function takeOver(event: Event, act: () => void): true {
  event.preventDefault();
  act();
  return true;
}

type TakeImages = RichEditorOptions['onImages'];

function dropOn(view: EditorView, event: DragEvent, onImages: TakeImages): void {
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
  if (!place) return;
  const { tr } = view.state;
  const point = tr.doc.resolve(place.pos);
  const slice = readTransfer(view, event.dataTransfer, point);
  if (slice) tr.replaceRange(place.pos, place.pos, slice);
  else tr.setSelection(TextSelection.near(point));
  view.dispatch(tr);
  view.focus();
  if (!slice) giveImages(event.dataTransfer, onImages);
}

function pasteFrom(view: EditorView, data: DataTransfer | null, onImages: TakeImages): void {
  const slice = readTransfer(view, data, view.state.selection.$from);
  if (slice) view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
  else giveImages(data, onImages);
}

/** Programs add a drawing of the words that are copied: images count only where there are none. */
function giveImages(data: DataTransfer | null, onImages: TakeImages): void {
  const images = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  if (images.length > 0) onImages(images);
}

/** What is in a clipboard, as it may be there; its first and last lines go on with those around them. */
function readTransfer(
  { state }: EditorView,
  data: DataTransfer | null,
  point: ResolvedPos,
): Slice | undefined {
  const html = data?.getData('text/html') ?? '';
  const blocks = html === '' ? undefined : cleanPaste(html);
  const nodes = blocks && readBlocks(state.schema, blocks);
  const given = nodes ?? readBlocks(state.schema, splitLines(data?.getData('text/plain') ?? ''));
  if (!given || given.length === 0) return undefined;
  if (!given.some(isTable)) return Slice.maxOpen(Fragment.from(given));
  // A table stays whole, and does not go into another one.
  const inCell = point.depth > 0 && isTable(point.node(1));
  const fitting = inCell
    ? given.flatMap((node) => (isTable(node) ? listLines(node) : [node]))
    : given;
  return Slice.maxOpen(Fragment.from(fitting), inCell);
}

function isTable({ type }: Node): boolean {
  return type.name === 'table';
}

/** The paragraphs in the cells of a table. */
function listLines(table: Node): Node[] {
  const lines: Node[] = [];
  table.descendants((node) => {
    if (node.type.name === 'p') lines.push(node);
  });
  return lines;
}
