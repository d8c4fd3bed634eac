import type { Finding } from '../../finding';
import type { Reference } from '../../content/list-references';
import type { Rule, RuleContext } from '../rule-context';

const fileFormats = new Set(['image', 'video', 'pdf', 'file']);

/** Every file that the config names is in public/, written exactly like this. */
export const filesExist: Rule = (context) => {
  const named = context.texts.filter(({ node }) => node.format && fileFormats.has(node.format));
  const byLowerCase = new Map([...context.publicFiles].map((file) => [file.toLowerCase(), file]));
  const inHtml = context.shownFiles.filter(({ part }) => part);
  return [...named, ...inHtml].flatMap((reference: Reference) => {
    const { value, path, part } = reference;
    if (context.publicFiles.has(value)) return [];
    return [{ ...explainFile(value, byLowerCase, context), path, ...(part && { part }) }];
  });
};

function explainFile(
  file: string,
  byLowerCase: ReadonlyMap<string, string>,
  { publicFiles }: RuleContext,
): Omit<Finding, 'path'> {
  if (/\.\.|[\\%?#:]|\/\/|^[^/]/.test(file)) {
    return {
      code: 'CFG0504',
      message: `"${file}" is not the plain path of a file.`,
      hint: 'Write the path as in the folder public: "/images/meadow.webp".',
    };
  }
  const other = byLowerCase.get(file.toLowerCase());
  if (other !== undefined) {
    return {
      code: 'CFG0413',
      message: `The file is called "${other}": capital letters count.`,
      hint: `Write "${other}".`,
      similar: { to: file, among: [other] },
      subject: `file:${file}`,
    };
  }
  return {
    code: 'CFG0413',
    message: `There is no file "${file}" in the folder public.`,
    similar: { to: file, among: listNeighbors(file, publicFiles) },
    subject: `file:${file}`,
  };
}

/** The files of the same folder; a generator, since few of many findings are shown with a hint. */
function* listNeighbors(file: string, publicFiles: ReadonlySet<string>): Generator<string> {
  const folder = file.slice(0, file.indexOf('/', 1) + 1);
  for (const path of publicFiles) if (path.startsWith(folder)) yield path;
}
