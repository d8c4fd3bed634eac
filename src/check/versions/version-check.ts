import { checkConfig, conclude, concludeLanguages, type CheckResult } from '../check-config';
import { usualLimit } from '../json/read-source';
import { judgeLanguages } from '../languages/check-languages';
import { findFaults } from '../read-config';
import { buildProblems } from '../report/build-problems';
import type { CheckContext } from '../check-context';
import { VersionReader } from './version-reader';

/** A version of a config: what it says, and as text. */
export interface ConfigVersion {
  /** what follows shares with it what stays as it was, and it is never changed */
  value: unknown;
  /** in any form that says the same */
  text: string;
}

/**
 * Checks one version of a config after the other, as `checkConfig` does. Entries of long lists that fit
 * the schema are not read again as long as they stay as they are.
 */
export class VersionCheck {
  private readonly reader = new VersionReader();

  check(
    { value, text }: ConfigVersion,
    publicFiles: ReadonlySet<string>,
    checkContext: CheckContext = {},
  ): CheckResult {
    const { sizeLimit = usualLimit } = checkContext;
    const version = text.length > sizeLimit.most ? undefined : this.reader.read(value, text.length);
    if (!version) return checkConfig(text, publicFiles, checkContext);
    const { readings, written, languages } = version;
    if (languages) {
      const site = { readings, languages, homeless: [] };
      const checked = judgeLanguages(site, written, publicFiles, checkContext);
      return concludeLanguages(checked, buildProblems(checked.findings, text, written));
    }
    const [{ read }] = readings;
    const findings = findFaults(read, publicFiles, checkContext);
    return conclude(read, buildProblems(findings, text, read.config));
  }
}
