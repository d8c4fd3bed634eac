/** What the schema says of a text. */
interface TextNode {
  maxLength?: unknown;
  pattern?: string;
  patternErrorMessage?: string;
}

/** Why a text cannot be the answer to what a setting asks, in words; undefined if it can. */
export function findTextFault(
  text: string,
  { maxLength, pattern, patternErrorMessage }: TextNode,
  isNeeded: boolean,
): string | undefined {
  if (text === '') return isNeeded ? 'Enter an answer.' : undefined;
  const most = Number(maxLength ?? Infinity);
  if (text.length > most) return `Use at most ${most} characters.`;
  const fits = pattern === undefined || new RegExp(pattern).test(text);
  return fits
    ? undefined
    : (patternErrorMessage ?? 'This doesn’t look right. Check it and try again.');
}
