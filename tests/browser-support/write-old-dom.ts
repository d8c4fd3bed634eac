import type { CompatStatement } from '@mdn/browser-compat-data/types';
import { api, findFeature, listLacking } from './compat-data';
import { working } from '../../src/contract/supported-browsers';

/**
 * Writes the types of the browser as the oldest ones are: what is newer may be `undefined`. So the
 * compiler refuses code that uses it without asking whether it is there.
 *
 * @param types TypeScript's own: one member a line, each interface on its own
 */
export function writeOldDom(types: string): string {
  let owner: string | undefined;
  let isNewerValue = false;
  const lines = types.split('\n').map((line) => {
    const [, kind, name = '', rest = ''] = /^(interface|declare var) (\w+)(.*)$/.exec(line) ?? [];
    if (kind) {
      owner = rest.endsWith('{') ? name : undefined;
      const isNewerName = isNewer(findFeature(api, name) ?? findFeature(api, 'Window', name));
      isNewerValue = isNewerName && kind === 'declare var';
      if (isNewerValue && owner === undefined) return line.replace(/;?$/, ' | undefined;');
      // Whoever has one of these has asked for it.
      if (isNewerName) owner = undefined;
      return line;
    }
    if (line.startsWith('}')) {
      owner = undefined;
      return isNewerValue ? line.replace(/;?$/, ' | undefined;') : line;
    }
    return owner === undefined ? line : weakenMember(line, owner);
  });
  return lines.filter((line) => !line.startsWith('/// <reference')).join('\n');
}

function weakenMember(line: string, owner: string): string {
  const [, start = '', name = '', end = ''] =
    /^( {4}(?:readonly )?)(\w+)([(<:].*)$/.exec(line) ?? [];
  const isNew = isNewer(findFeature(api, owner, name) ?? findFeature(api, owner, `${name}_static`));
  return isNew ? `${start}${name}?${end}` : line;
}

function isNewer(statement: CompatStatement | undefined): boolean {
  return statement !== undefined && listLacking(statement, working).length > 0;
}
