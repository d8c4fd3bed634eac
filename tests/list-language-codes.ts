/** So many codes that have the form of those of languages; nobody speaks most of them. */
export function listLanguageCodes(count: number): string[] {
  return Array.from(
    { length: count },
    (_, at) => writeLetter(at / 676) + writeLetter(at / 26) + writeLetter(at),
  );
}

function writeLetter(number: number): string {
  return String.fromCharCode(97 + (Math.floor(number) % 26));
}
