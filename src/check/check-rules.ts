import type { SiteConfig } from '../generated/config-types';
import { rules } from '../generated/rules';
import { isNotReal } from './list-not-real';
import { suppressCascades } from './report/suppress-cascades';
import type { Diagnostic } from './diagnostic';
import { mergeDiagnostics } from './report/merge-diagnostics';
import type { CheckContext } from './check-context';
import { createRuleContext } from './rules/rule-context';

/**
 * Applies all rules to a config that fits the schema.
 *
 * @param missingWords settings for words that are left out and do not come in the language of the site
 */
export function checkRules(
  config: SiteConfig,
  publicFiles: ReadonlySet<string>,
  checkContext: CheckContext,
  missingWords: readonly string[],
): Diagnostic[] {
  const context = createRuleContext(config, publicFiles, checkContext, missingWords);
  const findings = rules.flatMap(({ check }) => check(context));
  if (config.site.status === 'live') return conclude(findings, config);
  // What is no problem yet explains no other one.
  return [
    ...conclude(
      findings.filter((finding) => !isNotReal(finding)),
      config,
    ),
    ...conclude(findings.filter(isNotReal), config),
  ];
}

function conclude(findings: readonly Diagnostic[], config: SiteConfig): Diagnostic[] {
  return mergeDiagnostics(suppressCascades(findings, config));
}
