import { checkConfig, conclude, concludeLanguages, type CheckResult } from '../check-config';
import type { Diagnostic } from '../diagnostic';
import type { DeferredText } from '../json/deferred-text';
import { usualLimit } from '../json/read-source';
import { judgeLanguages } from '../languages/check-languages';
import { findFaults } from '../read-config';
import { buildProblems } from '../report/build-problems';
import type { Path } from '../../utils/json';
import type { CheckContext } from '../check-context';
import { VersionReader } from './version-reader';

/** A version of a config: what it says, and as text. */
export interface ConfigVersion {
  /** what follows shares with it what stays as it was, and it is never changed */
  value: unknown;
  /** of a large config that has no problems, nobody needs it */
  text: DeferredText;
}

export interface CheckedVersion {
  result: CheckResult;
  /** what the positions of problems are in: the text of the version, as far as they need it */
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
  ): CheckedVersion {
    const { sizeLimit = usualLimit } = checkContext;
    const version = text.length > sizeLimit.most ? undefined : this.reader.read(value, text.length);
    if (!version) {
      const whole = text.write();
      return { result: checkConfig(whole, publicFiles, checkContext), text: whole };
    }
    const { readings, written, languages } = version;
    const place = (findings: readonly Diagnostic[], root: unknown) => {
      const around = text.writeAround(findings.flatMap(listPlaces));
      return { problems: buildProblems(findings, around, root), text: around };
    };
    if (languages) {
      const site = { readings, languages, homeless: [] };
      const checked = judgeLanguages(site, written, publicFiles, checkContext);
      const placed = place(checked.findings, written);
      return { result: concludeLanguages(checked, placed.problems), text: placed.text };
    }
    const [{ read }] = readings;
    const placed = place(findFaults(read, publicFiles, checkContext), read.config);
    return { result: conclude(read, placed.problems), text: placed.text };
  }
}

/** All that the problem of a finding points at. */
function listPlaces({ path, related = [] }: Diagnostic): Path[] {
  return [path, ...related.map((other) => other.path)];
}
