/** Something that looks like a placeholder, known or not. */
export interface WrittenPlaceholder {
  /** `{site.phone}` */
  text: string;
  name: string;
  field: string;
  offset: number;
}

// Looser than what is filled in, so that near misses such as "{ site.phone }" are found.
const written = /\{\s*([\w-]+)\s*\.\s*([\w-]+)\s*\}/g;

export function hasPlaceholder(text: string): boolean {
  return text.includes('{') && text.search(written) >= 0;
}

export function listPlaceholders(text: string): WrittenPlaceholder[] {
  if (!text.includes('{')) return [];
  return [...text.matchAll(written)].map((match) => {
    const [found, name = '', field = ''] = match;
    return { text: found, name, field, offset: match.index };
  });
}

/** Braces that are meant as a placeholder but are none. */
export interface LooseBraces {
  /** `{hello}`, or `{site.phone` without its end */
  text: string;
  word: string;
  /** set when only the closing brace is missing */
  field?: string;
  offset: number;
}

const loose = /\{\s*([\w-]+)\s*(?:\}|\.\s*([\w-]+)(?![\w-]*\s*\}))/g;

export function listLooseBraces(text: string): LooseBraces[] {
  return [...text.matchAll(loose)].map((match) => {
    const [found, word = '', field] = match;
    return { text: found, word, ...(field !== undefined && { field }), offset: match.index };
  });
}
