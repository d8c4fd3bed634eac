/** Words that add nothing: articles, and the owner of a setting. */
const empty = /\b(?:of the \w+|the|an?|full)\b/g;

const titles = /\bhead(?:ing|line)\b/g;

/** Whether a note says no more than the label that it stands next to: "The heading." at "Title". */
export function repeatsLabel(note: string, label: string): boolean {
  const known = listWords(label);
  const said = listWords(note.toLowerCase().replace(empty, ''));
  return said.length <= 3 && said.every((word) => known.includes(word));
}

function listWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(titles, 'title')
      .match(/\p{L}+/gu) ?? []
  );
}
