import type { Diagnostic } from '../diagnostic';

/** More places would not be read. */
const maxRelated = 20;

/**
 * Makes one finding of all that are about the same subject: the first one, with the places of the
 * others. A page that was deleted is one mistake, however many links lead to it.
 */
export function mergeDiagnostics(findings: readonly Diagnostic[]): Diagnostic[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const finding of findings) {
    const { subject } = finding;
    if (subject === undefined) continue;
    const group = groups.get(subject);
    if (group) group.push(finding);
    else groups.set(subject, [finding]);
  }
  return findings.flatMap((finding) => {
    const group = finding.subject === undefined ? undefined : groups.get(finding.subject);
    if (!group || group.length === 1) return [finding];
    return group[0] === finding ? [mergeGroup(finding, group.slice(1))] : [];
  });
}

/** Takes the number of others off a message again. */
export function splitMerged(message: string): { message: string; others: number } {
  const [found = '', others = 0] = / \(and (\d+) more like this\)(?=\.$)/.exec(message) ?? [];
  return { message: message.replace(found, ''), others: Number(others) };
}

function mergeGroup(first: Diagnostic, others: readonly Diagnostic[]): Diagnostic {
  const { message, related = [] } = first;
  const places = others.map(({ path, part, atKey }) => ({
    path,
    ...(part && { part }),
    ...(atKey && { atKey }),
    message: 'Also here.',
  }));
  return {
    ...first,
    message: `${message.replace(/\.$/, '')} (and ${others.length} more like this).`,
    // "The same" refers to the first one, so nothing may come between them.
    related: [...places.slice(0, maxRelated - related.length), ...related],
  };
}
