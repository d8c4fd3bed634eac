import type { SiteConfig } from '../generated/config-types';
import { rules } from '../generated/rules';
import { dropConsequences } from './report/drop-consequences';
import type { Finding } from './finding';
import { mergeFindings } from './report/merge-findings';
import type { Surroundings } from './surroundings';
import { createRuleContext } from './rules/rule-context';

/**
 * Applies all rules to a config that fits the schema.
 *
 * @param missingWords settings for words that are left out and do not come in the language of the site
 */
export function checkRules(
  config: SiteConfig,
  publicFiles: ReadonlySet<string>,
  surroundings: Surroundings,
  missingWords: readonly string[],
): Finding[] {
  const context = createRuleContext(config, publicFiles, surroundings, missingWords);
  const findings = rules.flatMap(({ check }) => check(context));
  return mergeFindings(dropConsequences(findings, config));
}
