import { checkConfig, conclude, concludeLanguages, type CheckResult } from '../check-config';
import type { Finding } from '../finding';
import type { LazyText } from '../json/lazy-text';
import { usualLimit } from '../json/read-source';
import { judgeLanguages } from '../languages/check-languages';
import type { Problem } from '../problem';
import { findFaults } from '../read-config';
import { buildProblems } from '../report/build-problems';
import type { Surroundings } from '../surroundings';
import { VersionReader } from './version-reader';

/** A version of a config: what it says, and as text. */
export interface ConfigVersion {
  /** what follows shares with it what stays as it was, and it is never changed */
  value: unknown;
  /** of a large config that has no problems, nobody needs it */
  text: LazyText;
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
    surroundings: Surroundings = {},
  ): CheckResult {
    const { sizeLimit = usualLimit } = surroundings;
    const version = text.length > sizeLimit.most ? undefined : this.reader.read(value);
    if (!version) return checkConfig(text.write(), publicFiles, surroundings);
    const { readings, written, isTranslated } = version;
    const describe = (findings: readonly Finding[], root: unknown): Problem[] =>
      findings.length > 0 ? buildProblems(findings, text.write(), root) : [];
    if (isTranslated) {
      const checked = judgeLanguages(readings, written, publicFiles, surroundings);
      return concludeLanguages(checked, describe(checked.findings, written));
    }
    const [{ read }] = readings;
    return conclude(read, describe(findFaults(read, publicFiles, surroundings), read.config));
  }
}
