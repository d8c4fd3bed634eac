import { entryKinds } from '../../../generated/entry-kinds';
import { nameKind } from '../../content/entities';
import { nameMissingPages, writeKey } from '../../content/name-page';
import type { Finding } from '../../finding';
import type { Rule } from '../rule-context';

/** The pages are there that cards and names of entries are linked to. */
export const entityPagesExist: Rule = ({ linkedEntries }) =>
  linkedEntries.flatMap(({ kind, addresses, path }): Finding[] => {
    if (addresses) return [];
    const { list } = entryKinds[kind];
    return [
      {
        code: 'CFG0415',
        path,
        message: `This links to a page for each ${nameKind(kind)}, but there are no such pages.`,
        hint: `Add a page with "forEach": "${list}" and an address such as "path": "/${list.toLowerCase()}/${writeKey(kind)}".`,
        subject: nameMissingPages(kind),
      },
    ];
  });
