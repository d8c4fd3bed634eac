import type { MadeSite } from './make-site';

/** A part of what is gone of a sample: what it is about, and each of them. */
interface GonePart {
  title: string;
  lines: readonly string[];
}

/** The removed pages and entries, and the files that are now unused. */
export function describeGone({ pages, entries, files }: MadeSite): GonePart[] {
  const kinds = [...new Set(entries.map(({ kind }) => kind))].map((kind) => {
    const ids = entries.filter((entry) => entry.kind === kind).map(({ id }) => id);
    return `${kind}: ${ids.join(', ')}`;
  });
  return [
    { title: 'Pages that will be removed:', lines: pages },
    { title: 'Entries that will be removed:', lines: kinds },
    { title: 'Files that will no longer be used:', lines: files },
  ].filter(({ lines }) => lines.length > 0);
}
