/**
 * Does by program what the hint of a message about brackets tells a person to do, from its words
 * alone. Undefined when it does not say what to do.
 */
export function followAdvice(text: string, hint: string): string | undefined {
  const steps = hint.match(/(?:Write|Delete) .*?\.(?= Write| Delete|$)/gs) ?? [];
  let lines: string[] | undefined = text.split('\n');
  for (const step of steps) lines = lines && takeStep(lines, step);
  return steps.length > 0 ? lines?.join('\n') : undefined;
}

function takeStep(lines: string[], step: string): string[] | undefined {
  const [, written = ''] = /^\w+ "([[\]{},]+)"/.exec(step) ?? [];
  const number = Number(/line (\d+)\.$/.exec(step)?.[1]);
  const line = lines[number - 1];
  if (written === '' || line === undefined) return undefined;
  const put = (changed: string) => lines.with(number - 1, changed);
  if (step.startsWith('Delete')) return deleteFrom(line, written, put);
  if (step.includes('on a new line after')) return lines.toSpliced(number, 0, written);
  if (step.includes('on a new line before')) return lines.toSpliced(number - 1, 0, written);
  if (step.includes('before the comma')) return put(line.replace(/,([^,]*)$/, `${written},$1`));
  if (step.includes('after the colon'))
    return put(line.replace(/^(\s*"[^"]*"\s*:)/, `$1 ${written}`));
  const [, before] = /^Write "[^"]+" before (.*) on line \d+\.$/s.exec(step) ?? [];
  if (before !== undefined) return put(line.replace(before, () => written + before));
  const [, after] = /^Write "[^"]+" after (.*) on line \d+\.$/s.exec(step) ?? [];
  if (after !== undefined) return put(line.replace(after, () => after + written));
  const [, wrong] = /^Write "[^"]+" instead of "(.)" on/.exec(step) ?? [];
  return wrong === undefined ? undefined : put(line.replace(wrong, () => written));
}

/** Where it is twice, the last one: the first may close what begins on the line. */
function deleteFrom(
  line: string,
  written: string,
  put: (changed: string) => string[],
): string[] | undefined {
  const at = line.lastIndexOf(written);
  return at < 0 ? undefined : put(line.slice(0, at) + line.slice(at + written.length));
}
