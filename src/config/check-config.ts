import type { SiteConfig } from '../generated/config-types';
import { buildProblems, buildTextProblems } from './report/build-problems';
import { checkRules } from './check-rules';
import { explainPastedRef } from './embeds/explain-pasted-ref';
import { checkSchema } from './schema/check-schema';
import type { Finding } from './finding';
import { joinLists } from './lists/join-lists';
import { getValue } from './json/json-pointer';
import type { Problem } from './problem';
import { problemKinds } from './problems/problem-kinds';
import { replaceFormerNames, type FormerNames } from './schema/former-names';
import { findTextFaults } from './brackets/find-text-faults';
import { readAsMeant, type MeantConfig } from './schema/read-as-meant';
import { readSource } from './json/read-source';
import { listMissingWords } from './schema/wordings';
import type { Surroundings } from './surroundings';

export interface CheckResult {
  /** The typed config with all defaults filled in; present exactly when no problem is an error. */
  config?: SiteConfig;
  /**
   * The config as it was meant, for what need not wait until all is right. Undefined when too much
   * is open.
   */
  meant?: SiteConfig;
  problems: Problem[];
}

/**
 * Checks the text of `site.config.json`: the encoding, then the syntax, then the schema, then what
 * no schema can say. Errors in the text itself are the last ones, because nothing can be read.
 *
 * @param publicFiles the files in public/ as the site serves them: `/images/x.jpg`, exact case
 * @param surroundings what else is known; what is left out is not checked
 */
export function checkConfig(
  source: Uint8Array | string,
  publicFiles: ReadonlySet<string>,
  surroundings: Surroundings = {},
): CheckResult {
  const { text: own, finding } = readSource(source, surroundings.sizeLimit);
  const textFindings = finding ? [finding] : findTextFaults(own);
  if (textFindings.length > 0) return { problems: buildTextProblems(textFindings, own) };
  const { text, faults, place } = joinLists(own, surroundings);
  if (faults.length > 0) return { problems: faults };

  const written: unknown = JSON.parse(text);
  const former = replaceFormerNames(written);
  const readWritten = (): unknown => {
    const value: unknown = JSON.parse(text);
    replaceFormerNames(value);
    return value;
  };
  const missingWords = listMissingWords(written);
  const { config, findings: misfits, isCut } = checkSchema(written, readWritten);
  const listProblems = (all: readonly Finding[], root: unknown): Problem[] =>
    place(
      buildProblems(
        [...former.findings, ...all.map((one) => placeAsWritten(one, former))],
        text,
        root,
        isCut,
      ),
    );

  if (config) {
    const problems = listProblems(
      checkRules(config, publicFiles, surroundings, missingWords),
      config,
    );
    const valid = problems.every(({ severity }) => severity === 'warning');
    return { ...(valid && { config }), meant: config, problems };
  }

  const findings = misfits.map((misfit) => explainPastedRef(misfit, written));
  const meant = readAsMeant(findings, readWritten());
  const more = meant ? checkRules(meant.config, publicFiles, surroundings, missingWords) : [];
  const certain = more.filter((other) => meant && !isDoubtful(other, meant));
  const problems = listProblems([...findings, ...certain], readWritten());
  return { ...(meant && { meant: meant.config }), problems };
}

/** The finding with its places under the names that the file has for them. */
function placeAsWritten(finding: Finding, { findWritten }: FormerNames): Finding {
  const { path, related } = finding;
  return {
    ...finding,
    path: findWritten(path),
    ...(related && {
      related: related.map((other) => ({ ...other, path: findWritten(other.path) })),
    }),
  };
}

/** Whether a finding may follow from what does not fit the schema. */
function isDoubtful({ code, path }: Finding, { config, doubtful }: MeantConfig): boolean {
  const { followsFrom = [] } = problemKinds[code];
  if (followsFrom.some(({ causes }) => causes.includes('schema'))) return true;
  const text = getValue(config, path);
  return doubtful.some(
    (place) =>
      place.every((key, index) => path[index] === key) ||
      (typeof text === 'string' && text.includes(`.${place.at(-1)}}`)),
  );
}
