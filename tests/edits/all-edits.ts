import { addLanguage } from './add-language';
import { editsOfPages } from './edits-of-pages';
import { editsOfParts } from './edits-of-parts';
import { editsOfPeople } from './edits-of-people';
import { editsOfSettings } from './edits-of-settings';
import { editsOfTexts } from './edits-of-texts';
import type { SiteEdit } from './site-edit';

const single: readonly SiteEdit[] = [
  ...editsOfPeople,
  ...editsOfTexts,
  ...editsOfPages,
  ...editsOfSettings,
  ...editsOfParts,
];

/**
 * All edits one after the other. What contradicts another, such as a menu of three and of nine, comes
 * out as the last one says; so they are made in both orders.
 */
function together(name: string, edits: readonly SiteEdit[]): SiteEdit {
  return {
    name,
    apply: async (config, files) => {
      for (const edit of edits) await edit.apply(config, files);
    },
  };
}

/** Every edit that the checks must permit. */
export const allEdits: readonly SiteEdit[] = [
  ...single,
  addLanguage,
  together('all-together', single),
  together('all-together-backwards', single.toReversed()),
];

/** A few that touch most parts, for each run of the tests. */
export const sampleNames: ReadonlySet<string> = new Set(['live-with-real-ids', 'all-together']);
