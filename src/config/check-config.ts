import type { SiteConfig } from '../generated/config-types';
import { buildProblems, buildTextProblems } from './build-problems';
import { checkRules } from './check-rules';
import { checkSchema } from './check-schema';
import type { Problem } from './problem';
import { readSource } from './read-source';
import { scanJson } from './scan-json';

export interface CheckResult {
  /** The typed config with all defaults filled in; present exactly when no problem is an error. */
  config?: SiteConfig;
  problems: Problem[];
}

/**
 * Checks the text of `site.config.json`: the encoding, then the syntax, then the schema, then what
 * no schema can say. A step that finds errors is the last one, because the next would stumble.
 *
 * @param publicFiles the files in public/ as the site serves them: `/images/x.jpg`, exact case
 */
export function checkConfig(
  source: Uint8Array | string,
  publicFiles: ReadonlySet<string>,
): CheckResult {
  const { text, finding } = readSource(source);
  const textFindings = finding ? [finding] : scanJson(text);
  if (textFindings.length > 0) return { problems: buildTextProblems(textFindings, text) };

  const value: unknown = JSON.parse(text);
  const { config, findings } = checkSchema(value);
  if (!config) return { problems: buildProblems(findings, text, value) };

  const problems = buildProblems(checkRules(config, publicFiles), text, value);
  const valid = problems.every(({ severity }) => severity === 'warning');
  return { ...(valid && { config }), problems };
}
