import type { Spoil } from './spoil';
import { spoilsForSearchEngines } from './spoils-for-search-engines';
import { spoilsOfFiles } from './spoils-of-files';
import { spoilsOfLanguages } from './spoils-of-languages';
import { spoilsOfLayout } from './spoils-of-layout';
import { spoilsOfPages } from './spoils-of-pages';
import { spoilsWithoutScript } from './spoils-without-script';

/** A way to make each of the content checks fail. */
export const allSpoils: readonly Spoil[] = [
  ...spoilsOfPages,
  ...spoilsOfLayout,
  ...spoilsWithoutScript,
  ...spoilsOfFiles,
  ...spoilsOfLanguages,
  ...spoilsForSearchEngines,
];
