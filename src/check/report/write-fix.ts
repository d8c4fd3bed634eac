import type { Diagnostic, DiagnosticPlace } from '../diagnostic';
import type { Fix } from '../problem';

/**
 * The change of the text that corrects what was found, if it is certain.
 *
 * @param meant the name that was meant for certain by `similar.to`
 * @param place the characters that the finding points at
 * @param locate finds other parts of the same text
 */
export function writeFix(
  { path, fix, similar }: Diagnostic,
  meant: string | undefined,
  text: string,
  { start, end }: { start: number; end: number },
  locate: (place: DiagnosticPlace) => { start: number; end: number },
): Fix | undefined {
  if (fix) {
    const more = fix.more?.map((other) => ({
      ...locate({ path, part: other.part }),
      text: other.text,
    }));
    return { title: fix.title, edits: [{ start, end, text: fix.text }, ...(more ?? [])] };
  }
  if (!similar || meant === undefined) return undefined;
  const written = text.slice(start, end);
  const offset = written.indexOf(similar.to);
  // What was looked up is not always what is written: a text may have escapes.
  if (offset < 0 || offset !== written.lastIndexOf(similar.to)) return undefined;
  const first = start + offset;
  return {
    title: `Write "${meant}".`,
    edits: [{ start: first, end: first + similar.to.length, text: meant }],
  };
}
