import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import {
  defaultKeymap,
  history,
  historyField,
  redo,
  redoDepth,
  undo,
  undoDepth,
} from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import {
  bracketMatching,
  codeFolding,
  foldGutter,
  foldKeymap,
  syntaxHighlighting,
} from '@codemirror/language';
import { lintKeymap, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  type Command,
  type KeyBinding,
} from '@codemirror/view';
import { words } from '../../words';
import { highlightStyle } from './text-look';
import { explainOnHover, offerCompletions, type HelpOptions } from './text-offers';

/** What an editor of text tells and asks. */
export interface TextEditorOptions extends HelpOptions {
  parent: ShadowRoot;
  look: Extension;
  /** something was typed */
  onType: () => void;
  /** the cursor was put elsewhere by hand */
  onMove: () => void;
  /** what was typed has to count now */
  onLeave: () => void;
}

/** Text that does not come from typing. */
const fromOutside = Annotation.define<boolean>();

/**
 * CodeMirror for JSON. It is in a shadow root, where it adds its styles as constructed sheets: elsewhere
 * it would use elements that the policy of the page refuses. Its own undo counts only for what is not
 * JSON yet; everything else is in the one history of the document.
 */
export class TextEditor {
  readonly view: EditorView;
  private readonly typing = new Compartment();

  constructor(options: TextEditorOptions) {
    const { parent, look, onType, onMove, onLeave } = options;
    const readFirst = () => {
      onLeave();
      return false;
    };
    // Undoes what is not in the history of the document yet; if there is nothing, the document does.
    const goLocally = (
      key: string,
      command: Command,
      depth: (state: EditorState) => number,
    ): KeyBinding => ({
      key,
      run: (view) => readFirst() || (depth(view.state) > 0 && command(view)),
      stopPropagation: true,
    });
    this.view = new EditorView({
      parent,
      root: parent,
      state: EditorState.create({
        extensions: [
          look,
          lineNumbers(),
          codeFolding(),
          foldGutter(),
          highlightActiveLine(),
          highlightActiveLineGutter(),
          highlightSelectionMatches(),
          bracketMatching(),
          closeBrackets(),
          search({ top: true }),
          json(),
          syntaxHighlighting(highlightStyle),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({
            'aria-label': words.text,
            spellcheck: 'false',
            // What can be scrolled can be reached by keyboard, in the eyes of tools, too.
            tabindex: '0',
          }),
          this.typing.of(history()),
          offerCompletions(options),
          explainOnHover(options),
          keymap.of([
            goLocally('Mod-z', undo, undoDepth),
            goLocally('Mod-y', redo, redoDepth),
            goLocally('Mod-Shift-z', redo, redoDepth),
            { key: 'Mod-s', run: readFirst },
            ...closeBracketsKeymap,
            ...completionKeymap,
            ...searchKeymap,
            ...foldKeymap,
            ...lintKeymap,
            ...defaultKeymap,
          ]),
          EditorView.domEventHandlers({ blur: onLeave }),
          EditorView.updateListener.of(({ transactions, docChanged, selectionSet }) => {
            if (transactions.some((one) => one.annotation(fromOutside))) return;
            if (docChanged) onType();
            else if (selectionSet) onMove();
          }),
        ],
      }),
    });
  }

  get text(): string {
    return this.view.state.doc.toString();
  }

  /** Shows another text; the cursor and what is seen stay where they are, if they can. */
  showText(text: string): void {
    const changes = findSplice(this.text, text);
    if (changes) this.view.dispatch({ changes, annotations: fromOutside.of(true) });
    this.closeStep();
  }

  showProblems(diagnostics: readonly Diagnostic[]): void {
    const { view } = this;
    view.dispatch(setDiagnostics(view.state, diagnostics), {
      annotations: fromOutside.of(true),
    });
  }

  /** What was typed so far can only be undone with the document. */
  closeStep(): void {
    const { view, typing } = this;
    if (!view.state.field(historyField, false)) return;
    const annotations = fromOutside.of(true);
    view.dispatch({ effects: typing.reconfigure([]), annotations });
    view.dispatch({ effects: typing.reconfigure(history()), annotations });
  }

  showOffset(offset: number): void {
    this.view.dispatch({
      selection: { anchor: offset },
      effects: EditorView.scrollIntoView(offset, { y: 'start', yMargin: 60 }),
      annotations: fromOutside.of(true),
    });
  }

  destroy(): void {
    this.view.destroy();
  }
}

/** What has to be replaced in a text to make it another one. */
interface Splice {
  from: number;
  to: number;
  insert: string;
}

/** The one place in which two texts differ; undefined when they are the same. */
export function findSplice(before: string, after: string): Splice | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  let end = 0;
  while (
    end < shorter - start &&
    before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)
  ) {
    end += 1;
  }
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}
