import { findSyntaxErrors } from '../brackets/find-syntax-errors';
import { checkConfig, type CheckResult } from '../check-config';
import { deferText } from '../json/deferred-text';
import { readSource } from '../json/read-source';
import type { CheckContext } from '../check-context';
import { shareStructure } from '../../utils/share-structure';
import { VersionCheck } from './version-check';

/**
 * Checks a file each time that it was saved, as `checkConfig` does. What it says is compared with what
 * it said before, so that entries that stay as they are need not be read again.
 */
export class SavedVersions {
  private readonly versions = new VersionCheck();
  private before: unknown;

  check(
    source: Uint8Array | string,
    publicFiles: ReadonlySet<string>,
    checkContext: CheckContext = {},
  ): CheckResult {
    const { text, finding } = readSource(source, checkContext.sizeLimit);
    if (finding || findSyntaxErrors(text).length > 0) {
      return checkConfig(source, publicFiles, checkContext);
    }
    const value: unknown = shareStructure(JSON.parse(text), this.before);
    this.before = value;
    return this.versions.check(
      { value, text: deferText(text), isSound: true },
      publicFiles,
      checkContext,
    ).result;
  }
}
