const lineLimit = 75;

/** The lines of a calendar or a contact (RFC 5545, RFC 2426) as a file: long ones are folded. */
export function writeContentLines(lines: readonly string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** A text as the value of such a line, or as a part of one. */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

/** Lines have at most 75 bytes; the next line goes on after a space. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let length = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (length + size > lineLimit) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += size;
  }
  return folded;
}
