import { dirname } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { checkConfig, type CheckResult } from '../check/check-config';
import type { CheckContext } from '../check/check-context';
import { progress } from '../io/progress';
import { createPictureKey } from './images/picture-cache';
import { limitHeapGrowth } from '../io/heap-growth';
import { createListReader } from '../io/list-files';
import { listPublicFiles } from '../io/public-files';
import { readAtMost } from '../io/read-at-most';
import { readCheckContext } from '../io/read-check-context';
import { readSizeLimit } from '../io/config-file';
import { readTranslationRecord } from '../io/translations/record-file';
import { showTo, type Viewing } from './show-to';

/** Where the parts of a site are. */
export interface SiteSource {
  configFile: string;
  publicFolder: string;
}

/** A config that was read and checked. `config` has nothing in it that the viewer may not see. */
export interface LoadedConfig extends CheckResult {
  /** what was read, to show the problems in; empty when there are none, because it may be large */
  text: string;
  /** of the pictures that were checked, by their paths: what they are known by, see `planPictures` */
  pictureKeys: ReadonlyMap<string, string>;
}

/**
 * Reads and checks the config, all of it, and takes out of it what visitors may not see.
 *
 * @param damaged pictures that were found to be unreadable beyond their beginning
 */
export function loadConfig(
  { configFile, publicFolder }: SiteSource,
  damaged: readonly string[] = [],
  { at = Date.now(), draftsFor }: Viewing = {},
  asked: Pick<CheckContext, 'listsNotReal'> = {},
): LoadedConfig {
  limitHeapGrowth('reading');
  optimizeLate();
  progress.begin('reading public/');
  const sizeLimit = readSizeLimit(configFile);
  const bytes = readAtMost(configFile, sizeLimit.most + 1);
  const files = listPublicFiles(publicFolder);
  const pictureKeys = new Map<string, string>();
  const checkContext = readCheckContext(publicFolder, at, (file, picture) => {
    pictureKeys.set(file, createPictureKey(picture));
  });
  const unreadablePictures = new Set([...(checkContext.unreadablePictures ?? []), ...damaged]);
  progress.begin('checking the config');
  const { config, translations, ...checked } = checkConfig(bytes, files, {
    ...checkContext,
    ...asked,
    readListFiles: createListReader(dirname(configFile)),
    translationRecord: readTranslationRecord(dirname(configFile)),
    sizeLimit,
    unreadablePictures,
  });
  return {
    ...checked,
    ...(config && { config: showTo(draftsFor, config, at) }),
    ...(translations && {
      translations: translations.map((one) => ({
        ...one,
        config: showTo(draftsFor, one.config, at),
      })),
    }),
    pictureKeys,
    text: checked.problems.length > 0 ? bytes.toString('utf8') : '',
  };
}

/** How much work a function has done before V8 optimizes it: four times as much as usual, see docs/decisions/performance.md. */
const interruptBudget = 4 * 67_584;

/** Makes the threads of this process optimize fewer functions. */
function optimizeLate(): void {
  setFlagsFromString(`--interrupt-budget=${interruptBudget}`);
}
