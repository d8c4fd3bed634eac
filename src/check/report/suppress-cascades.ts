import type { SiteConfig } from '../../generated/config-types';
import type { Diagnostic } from '../diagnostic';
import { families, isFamily } from '../problems/problem-kind';
import { problemKinds } from '../problems/problem-kinds';
import type { CausedBy, Relation } from '../rules/rule';

/**
 * Leaves out findings that follow from others, as the kinds of problems declare it: an id that is
 * used twice makes two pages with one address, and a wrong address of a page breaks the links to
 * it. They go when the cause goes.
 */
export function suppressCascades(
  findings: readonly Diagnostic[],
  config: SiteConfig,
): Diagnostic[] {
  if (findings.length < 2) return [...findings];
  const dropped = new Set<Diagnostic>();
  for (const code of new Set(findings.map((finding) => finding.code))) {
    const effects = findings.filter((finding) => finding.code === code);
    for (const { causes, when } of problemKinds[code].causedBy ?? []) {
      const found = findings.filter((finding) => isOneOf(finding, causes));
      for (const effect of listExplained(effects, found, when, config)) dropped.add(effect);
    }
  }
  return findings.filter((finding) => !dropped.has(finding));
}

function isOneOf({ code }: Diagnostic, causes: CausedBy['causes']): boolean {
  return causes.some((cause) =>
    isFamily(cause) ? code.startsWith(families[cause]) : code === cause,
  );
}

/** The effects that one of the causes explains. */
function listExplained(
  effects: readonly Diagnostic[],
  causes: readonly Diagnostic[],
  { ofCause, ofEffect, once }: Relation,
  config: SiteConfig,
): Diagnostic[] {
  const named = causes.map((cause) => ofCause(cause, config)).filter((things) => things.length > 0);
  const things = new Set(named.flat());
  const explained = effects.filter((effect) =>
    ofEffect(effect, config).some((thing) => things.has(thing)),
  );
  return once ? takeLargest(explained, named.length) : explained;
}

/** The findings of so many subjects, those with the most findings first. */
function takeLargest(findings: readonly Diagnostic[], count: number): Diagnostic[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const finding of findings) {
    const subject = finding.subject ?? '';
    groups.set(subject, [...(groups.get(subject) ?? []), finding]);
  }
  const largest = [...groups.values()].toSorted((a, b) => b.length - a.length);
  return largest.slice(0, count).flat();
}
