import type { Diagnostic } from '../../diagnostic';
import { isPlainPath } from '../../public-files/file-names';
import type { Rule } from '../rule';
import type { RuleContext } from '../rule-context';

/** Every file that the config names is in public/, written exactly like this. */
export const missingFiles = {
  problems: {
    CFG0413: {
      severity: 'error',
      title: 'A file does not exist.',
      cause:
        'There is no file with this path in the public folder. Capital letters and the extension matter: lake.jpg and lake.webp are different files.',
      example: {
        kind: 'settings',
        bad: { '/entities/posts/0/image/src': '/images/lakes.webp' },
        good: { '/entities/posts/0/image/src': '/images/lake.webp' },
      },
    },
  },
  check: (context) => {
    const byLowerCase = new Map([...context.publicFiles].map((file) => [file.toLowerCase(), file]));
    return context.files.flatMap(({ value, path, part }) => {
      // Another rule looks at how paths are written.
      if (context.publicFiles.has(value) || !isPlainPath(value)) return [];
      return [{ ...explainFile(value, byLowerCase, context), path, ...(part && { part }) }];
    });
  },
} satisfies Rule;

function explainFile(
  file: string,
  byLowerCase: ReadonlyMap<string, string>,
  { publicFiles }: RuleContext,
): Omit<Diagnostic, 'path'> {
  const other = byLowerCase.get(file.toLowerCase());
  if (other !== undefined) {
    return {
      code: 'CFG0413',
      message: `The file is called "${other}": capital letters matter.`,
      hint: 'Correct the path, or rename the file.',
      subject: `file:${file}`,
    };
  }
  return {
    code: 'CFG0413',
    message: `There is no file "${file}" in the public folder.`,
    choices: {
      to: file,
      among: listConstraints(file, publicFiles),
      title: `Files in "public${readFolder(file)}"`,
      known: 'Correct the path, or add the file to the public folder.',
    },
    subject: `file:${file}`,
  };
}

/** The files of the same folder; a generator, since few of many findings are shown with a hint. */
function* listConstraints(file: string, publicFiles: ReadonlySet<string>): Generator<string> {
  const folder = readFolder(file);
  for (const path of publicFiles) if (path.startsWith(folder)) yield path;
}

/** The first folder of a path: `/images/lake.webp` → `/images/` */
function readFolder(file: string): string {
  return file.slice(0, file.indexOf('/', 1) + 1);
}
