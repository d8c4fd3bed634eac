import { isDeviceName, hasPlainName } from '../../public-files/file-names';
import type { ExpandedRoute } from '../../../content/placeholders/dynamic-routes';
import type { Diagnostic } from '../../diagnostic';
import { examplePage } from '../../problems/examples';
import { memoizeByObject } from '../../../utils/memoize';
import type { Rule } from '../rule';
import type { RuleContext } from '../rule-context';

/** The site can be copied to Windows and macOS, and built there. */
export const namesFitSystems = {
  problems: {
    CFG0686: {
      severity: 'warning',
      title: 'A file or page has a name that does not work on Windows or macOS.',
      cause:
        'Pages and redirects become files, and the site may be copied to Windows or macOS. Windows does not allow the file names con, prn, aux, nul, com1 and lpt1, with any extension, or names that end with a period. Both systems treat A.jpg and a.jpg as the same file, so one of the two would be lost.',
      example: {
        kind: 'settings',
        bad: { '/routes/-': { path: '/aux', ...examplePage } },
        good: { '/routes/-': { path: '/help', ...examplePage } },
      },
    },
  },
  check: (context) => [...checkFiles(context), ...checkPages(context), ...checkRedirects(context)],
} satisfies Rule;

type Fault = Pick<Diagnostic, 'message' | 'hint'>;

function checkFiles({ publicFiles, files, links }: RuleContext): Diagnostic[] {
  const known = new Map<string, string>();
  // Another rule refuses names with other characters.
  return [...publicFiles].filter(hasPlainName).flatMap((file): Diagnostic[] => {
    const plain = file.toLowerCase();
    const twin = known.get(plain);
    known.set(plain, file);
    const fault = twin === undefined ? explainFile(file) : explainTwins(twin, file);
    if (!fault) return [];
    const use = [...files, ...links].find(({ value }) => value === file);
    return [{ code: 'CFG0686', path: [], ...fault, ...(use && locate(use)) }];
  });
}

function locate({
  path,
  part,
}: Pick<Diagnostic, 'path' | 'part'>): Pick<Diagnostic, 'path' | 'part'> {
  return { path, ...(part && { part }) };
}

function explainTwins(one: string, other: string): Fault {
  return {
    message: `The names "public${one}" and "public${other}" differ only in capital letters: Windows and macOS would keep only one of the two files.`,
    hint: 'Rename one of the two files.',
  };
}

function explainFile(file: string): Fault | undefined {
  const bad = file.split('/').find((name) => isDeviceName(name) || name.endsWith('.'));
  return bad === undefined ? undefined : explainName(`file "public${file}"`, bad);
}

function explainName(what: string, name: string): Fault {
  return {
    message: `The ${what} does not work on Windows because of the name "${name}".`,
    hint: 'Choose another name, such as "contact" instead of "con".',
  };
}

const findBadPart = memoizeByObject(({ path }: ExpandedRoute) =>
  path.split('/').find(isDeviceName),
);

function checkPages({ pages }: RuleContext): Diagnostic[] {
  const told = new Set<number>();
  return pages.flatMap((page): Diagnostic[] => {
    const bad = findBadPart(page);
    if (bad === undefined || told.has(page.index)) return [];
    told.add(page.index);
    const path = ['routes', page.index, 'path'];
    return [{ code: 'CFG0686', path, ...explainName(`page "${page.path}"`, bad) }];
  });
}

function checkRedirects({ config: { redirects } }: RuleContext): Diagnostic[] {
  return redirects.flatMap(({ from }, index): Diagnostic[] => {
    const bad = from.split('/').find(isDeviceName);
    if (bad === undefined) return [];
    const fault = explainName(`redirect from "${from}"`, bad);
    return [
      {
        code: 'CFG0686',
        path: ['redirects', index, 'from'],
        message: fault.message,
        hint: 'If visitors still use this path, build the site on macOS or Linux. Otherwise, delete the redirect.',
      },
    ];
  });
}
