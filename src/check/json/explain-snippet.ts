import type { SyntaxDiagnostic } from '../diagnostic';

const beforeRef = /"ref"\s*:\s*$/;
const snippet = /"<[a-z][^\r\n]*>"(?=\s*[,}\r\n])/y;
const address = /\s(?:src|data-url|href)="(https:\/\/[^"\s<>\\]+)"/g;

/**
 * The code to embed a widget, pasted into "ref" as it is: its own quotes end the text. Undefined for
 * anything else.
 *
 * @param start where the text begins
 */
export function explainSnippet(text: string, start: number): SyntaxDiagnostic | undefined {
  if (!beforeRef.test(text.slice(Math.max(0, start - 40), start))) return undefined;
  snippet.lastIndex = start;
  const [pasted] = snippet.exec(text) ?? [];
  if (pasted === undefined) return undefined;
  const addresses = [...pasted.matchAll(address)].flatMap(([, found]) => found ?? []);
  const pages = addresses.filter((found) => !found.endsWith('.js') && !found.endsWith('.css'));
  const [page] = pages;
  const end = start + pasted.length;
  const title = 'Write only the URL from the code.';
  return {
    code: 'CFG0108',
    message: 'This is the embed code of a widget, and its quotes end the text.',
    hint: 'In "ref", write only the ID of the widget or the URL from the code.',
    start,
    end,
    ...(page !== undefined &&
      pages.length === 1 && { fix: { title, edits: [{ start, end, text: `"${page}"` }] } }),
  };
}
