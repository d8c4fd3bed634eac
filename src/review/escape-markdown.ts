/** What GitHub would turn into a mention, a reference, a link or an emoji when a text follows. */
const autolinks = /@(?=\w)|#(?=\d)|:(?=\/\/|[\w+-]+:)|\bwww\.|\bGH-(?=\d)/gi;

/** Makes any text appear in a comment on GitHub as it is: no markup, no mention, no link. */
export function escapeMarkdown(text: string): string {
  return text
    .replaceAll(autolinks, (match) => `${match}\u200B`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[\\`*_{}[\]()#+\-.!|~$]/g, String.raw`\$&`)
    .replaceAll('\u200B', '&#8203;')
    .replaceAll(/\s+/g, ' ');
}

/** Writes an address or a file name for Markdown, as code. */
export function writeCode(text: string): string {
  const runs = text.match(/`+/g)?.map(({ length }) => length) ?? [];
  const fence = '`'.repeat(Math.max(0, ...runs) + 1);
  const space = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${space}${text.replaceAll(/\s+/g, ' ')}${space}${fence}`;
}

/** Several lines as a block of code. */
export function writeCodeBlock(text: string): string {
  const runs = text.match(/`+/g)?.map(({ length }) => length) ?? [];
  const fence = '`'.repeat(Math.max(2, ...runs) + 1);
  return `${fence}text\n${text}\n${fence}`;
}
