import {
  autocompletion,
  snippet,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import type { TextHelp } from './text-help';

/** Where help with the text comes from. */
export interface HelpOptions {
  help: TextHelp;
  /** called before each completion */
  refreshHelp: () => Promise<void>;
}

/** Completes names and values. */
export function offerCompletions({ help, refreshHelp }: HelpOptions): Extension {
  const offer = async (context: CompletionContext): Promise<CompletionResult | null> => {
    const { pos, state, explicit } = context;
    if (!explicit && !context.matchBefore(/["\w/#-]$/)) return null;
    await refreshHelp();
    const offers = await help.offer(state.doc.toString(), pos);
    const [first] = offers;
    if (!first || context.aborted) return null;
    return {
      from: first.from,
      options: offers.map(({ label, match, to, template, help: info }) => ({
        label: match,
        displayLabel: label,
        ...(info !== undefined && { info }),
        // What follows the cursor is replaced, too: the end of a text.
        apply: (view, completion, from, end) =>
          snippet(template)(view, completion, from, end + Math.max(0, to - pos)),
      })),
    };
  };
  return autocompletion({ icons: false, override: [offer] });
}

/** Says what a name or value means that is pointed at. */
export function explainOnHover({ help }: HelpOptions): Extension {
  return hoverTooltip(async (view, offset) => {
    const explained = await help.explain(view.state.doc.toString(), offset);
    if (!explained) return null;
    return {
      pos: explained.from,
      end: explained.to,
      above: true,
      create: () => {
        const dom = document.createElement('div');
        dom.textContent = explained.help;
        return { dom };
      },
    };
  });
}
