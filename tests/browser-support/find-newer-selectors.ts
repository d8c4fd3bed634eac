import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { css, findFeature, listLacking } from './compat-data';
import { working } from '../../src/contract/supported-browsers';

const search =
  /(?:matches|closest|querySelector(?:All)?)(?:<\w+>)?\(\s*(?:`([^`]*)`|'([^']*)'|"([^"]*)")/g;

/**
 * Finds selectors that scripts look for and that the oldest browsers do not know: there, the script
 * ends with an error. A line that asks first, by `in`, may have one.
 *
 * @returns each with its file and line
 */
export function findNewerSelectors(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const lines = readFileSync(join(folder, file), 'utf8').split('\n');
      return lines.flatMap((line, index) =>
        / in /.test(line)
          ? []
          : [...line.matchAll(search)]
              .flatMap(([, ...texts]) => texts.flatMap((text) => listNewer(text ?? '')))
              .map(
                (name) => `${join(folder, file)}:${index + 1}: script looks for ${name}, ${reason}`,
              ),
      );
    });
}

const reason = 'which the oldest browsers do not support.';

function listNewer(selector: string): string[] {
  return [...selector.matchAll(/::?([a-z-]+)/g)]
    .filter(([, name = '']) => {
      const feature = findFeature(css, 'selectors', name);
      return feature && listLacking(feature, working).length > 0;
    })
    .map(([name]) => name);
}
