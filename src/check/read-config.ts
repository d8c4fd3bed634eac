import type { SiteConfig } from '../generated/config-types';
import { checkRules } from './check-rules';
import { explainPastedRef } from './embeds/explain-pasted-ref';
import type { Diagnostic } from './diagnostic';
import { getIn } from '../utils/json';
import { problemKinds } from './problems/problem-kinds';
import { checkSchema } from './schema/check-schema';
import { recoverConfig, type RecoveredConfig } from './schema/recover-config';
import { findMissingWords, type MissingWords } from './schema/wordings';
import type { CheckContext } from './check-context';

/** A config in one language, as far as it can be read. */
export interface ReadConfig {
  /** present when it fits the schema */
  config?: SiteConfig;
  /** the config as it was meant; undefined when too much is open */
  meant?: RecoveredConfig;
  /** what does not fit the schema */
  misfits: readonly Diagnostic[];
  /** there may be more than these */
  isCut: boolean;
  missingWords: MissingWords;
}

/**
 * Checks a value against the schema.
 *
 * @param readWritten reads the value again, as it is written
 */
export function readConfig(value: unknown, readWritten: () => unknown): ReadConfig {
  const missingWords = findMissingWords(value);
  const { config, findings, isCut } = checkSchema(value, readWritten);
  if (config) {
    return { config, meant: { config, doubtful: [] }, misfits: [], isCut, missingWords };
  }
  const misfits = findings.map((misfit) => explainPastedRef(misfit, value));
  const meant = recoverConfig(misfits, readWritten());
  return { ...(meant && { meant }), misfits, isCut, missingWords };
}

/** What the rules find, without what may follow from something that does not fit the schema. */
export function findFaults(
  { config, meant, missingWords }: ReadConfig,
  publicFiles: ReadonlySet<string>,
  checkContext: CheckContext,
): Diagnostic[] {
  if (!meant) return [];
  const findings = checkRules(meant.config, publicFiles, checkContext, missingWords.settings);
  return config ? findings : findings.filter((finding) => !isDoubtful(finding, meant));
}

/** Whether a finding may follow from what does not fit the schema. */
function isDoubtful({ code, path }: Diagnostic, { config, doubtful }: RecoveredConfig): boolean {
  const { causedBy = [] } = problemKinds[code];
  if (causedBy.some(({ causes }) => causes.includes('schema'))) return true;
  const text = getIn(config, path);
  return doubtful.some(
    (place) =>
      place.every((key, index) => path[index] === key) ||
      (typeof text === 'string' && text.includes(`.${place.at(-1)}}`)),
  );
}
