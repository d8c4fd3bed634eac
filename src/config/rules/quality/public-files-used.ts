import { isPublicKind } from '../../public-files/public-kinds';
import {
  asIsFolder,
  isAlwaysPublished,
  listUsedFiles,
  type FileUses,
} from '../../public-files/used-files';
import type { Surroundings } from '../../surroundings';
import { anywhere } from '../follows-from';
import type { Rule } from '../rule';

/** So many names can be read at a glance. */
const mostNames = 12;

const aboutFolder = `What you give the address of to people in another way belongs in public${asIsFolder}; there, it is published with everything that cameras and programs noted in it.`;

/** All files in public/ are used: what nothing leads to is not published, and the editor knows it. */
export const publicFilesUsed = {
  problems: {
    CFG0635: {
      severity: 'warning',
      title: 'Files in the folder public are not published, because nothing leads to them.',
      cause:
        'A file is published when a page shows it or a link leads to it, and it is not when nothing does: it may be an old price list, or a photo that was put there by mistake. A record under "media" alone does not publish it.',
      inEditor:
        '“Files of the site”, below the settings, lists them: remove what is not needed, show the rest on a page or link to it.',
      followsFrom: [{ causes: ['schema', 'CFG0413', 'CFG0409'], when: anywhere }],
      example: {
        kind: 'words',
        bad: 'public/pdf/prices-2019.pdf, to which no link leads.',
        good: `The file is deleted, a link leads to it, or it is in public${asIsFolder} because you give its address to people in another way.`,
      },
    },
  },
  check: (context) => {
    const unused = listUnusedFiles(context);
    if (unused.length === 0) return [];
    const one = unused.length === 1;
    const names = unused.slice(0, mostNames).map((file) => `"public${file}"`);
    if (unused.length > mostNames) names.push(`and ${unused.length - mostNames} more`);
    const what = one
      ? 'A file in the folder public is not published, because nothing leads to it'
      : `${unused.length} files in the folder public are not published, because nothing leads to them`;
    return [
      {
        code: 'CFG0635',
        path: [],
        message: `${what}: ${names.join(', ')}.`,
        hint: `${one ? 'Delete it, show it on a page or link to it.' : 'Delete them, show them on a page or link to them.'} ${aboutFolder}`,
      },
    ];
  },
} satisfies Rule;

/** The files in public/ that are not published because nothing leads to them. */
export function listUnusedFiles(
  context: FileUses & {
    surroundings: Pick<Surroundings, 'fileSizes' | 'contentFaults' | 'usedSomewhere'>;
  },
): string[] {
  const { linked, shown, cut } = listUsedFiles(context);
  const { fileSizes, contentFaults, usedSomewhere } = context.surroundings;
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
