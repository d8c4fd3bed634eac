import { isPublicKind } from '../../public-files/public-kinds';
import {
  asIsFolder,
  isAlwaysPublished,
  listUsedFiles,
  type FileUses,
} from '../../public-files/used-files';
import type { CheckContext } from '../../check-context';
import { anywhere, type Rule } from '../rule';

/** So many names can be read at a glance. */
const maxNames = 12;

const aboutFolder = `To share a file only by its URL, put it into public${asIsFolder}. Files in that folder are published unchanged, including any metadata from cameras and apps.`;

/** All files in public/ are used: what nothing leads to is not published, and the editor knows it. */
export const unusedPublicFiles = {
  problems: {
    CFG0635: {
      severity: 'warning',
      title: 'Unused files in the public folder are not published.',
      cause:
        'A file is published only if a page shows the file or links to it. An unused file may be an old price list, or a photo that was added by mistake. An entry under "media" does not publish a file.',
      inEditor:
        'Open “Site files” below the settings. Remove the files that you do not need, and use the others on a page or in a link.',
      causedBy: [{ causes: ['schema', 'CFG0413', 'CFG0409'], when: anywhere }],
      example: {
        kind: 'words',
        bad: 'public/pdf/prices-2019.pdf, which no page links to.',
        good: `The file is deleted, a page links to the file, or it is in public${asIsFolder} because you share its URL yourself.`,
      },
    },
  },
  check: (context) => {
    const unused = listUnusedFiles(context);
    if (unused.length === 0) return [];
    const one = unused.length === 1;
    const names = unused.slice(0, maxNames).map((file) => `"public${file}"`);
    if (unused.length > maxNames) names.push(`and ${unused.length - maxNames} more`);
    const what = one
      ? 'A file in the public folder is unused and will not be published'
      : `${unused.length} files in the public folder are unused and will not be published`;
    return [
      {
        code: 'CFG0635',
        path: [],
        message: `${what}: ${names.join(', ')}.`,
        hint: `${one ? 'Delete the file, or use it on a page or in a link.' : 'Delete these files, or use them on a page or in a link.'} ${aboutFolder}`,
      },
    ];
  },
} satisfies Rule;

/** The files in public/ that are not published because nothing leads to them. */
export function listUnusedFiles(
  context: FileUses & {
    checkContext: Pick<CheckContext, 'fileSizes' | 'contentFaults' | 'usedSomewhere'>;
  },
): string[] {
  const { linked, shown, cut } = listUsedFiles(context);
  const { fileSizes, contentFaults, usedSomewhere } = context.checkContext;
  return [...(fileSizes?.keys() ?? [])].filter(
    (file) =>
      !linked.has(file) &&
      !shown.has(file) &&
      !cut.has(file) &&
      !usedSomewhere?.has(file) &&
      !isAlwaysPublished(file) &&
      // Another rule reports what must not be there at all.
      isPublicKind(file) &&
      contentFaults?.get(file)?.what !== 'other',
  );
}
