import { listMovedFolders } from '../../content/moved-folders';
import { htmlFile } from '../../payload/page-paths';
import type { HostFiles } from './host-files';

/** Finds the value of a variable for an address: the entry of its map, or what all others get. */
type ReadVariable = (path: string) => string;

const quoted = String.raw`"((?:\\.|[^"\\])*)"`;
const headerLine = new RegExp(`^add_header (\\S+) (?:${quoted}|(\\$\\w+)) always;$`, 'gm');
const mapBlock = /^map \$uri (\$\w+) \{\n([^}]*)\n\}$/gm;
const mapEntry = new RegExp(`^ {2}(?:${quoted}|default) ${quoted};$`, 'gm');
const folderLine =
  /^location ~ \^([a-z0-9/-]+)\/\(.*\)\$ \{ return 301 "(.*)\/\$1\$is_args\$args"; \}$/gm;
const redirectLine = new RegExp(
  `^location = ${quoted} \\{ return 301 "((?:\\\\.|[^"\\\\$])*)(?:\\$is_args\\$args)?"; \\}$`,
  'gm',
);

/** The headers of `nginx-server.conf`, with what `nginx-maps.conf` says of single files and folders. */
export function readNginxHeaders(server: string, maps: string): HostFiles['headersFor'] {
  const variables = new Map(
    [...maps.matchAll(mapBlock)].map(([, name = '', entries = '']): [string, ReadVariable] => [
      name,
      readMap(entries),
    ]),
  );
  const headers = [...server.matchAll(headerLine)].map(
    ([, name = '', text = '', variable]): [string, ReadVariable] => [
      name,
      variables.get(variable ?? '') ?? (() => unquote(text)),
    ],
  );
  return (path) => new Map(headers.map(([name, readValue]) => [name, readValue(path)]));
}

/** The redirects of `nginx-server.conf`. */
export function readNginxRedirects(server: string): Omit<HostFiles, 'headersFor'> {
  const folders = [...server.matchAll(folderLine)].map(([, from = '', to = '']) => {
    return { from: `${from}/*`, to: `${unquote(to)}/*` };
  });
  return {
    redirects: new Map(
      [...server.matchAll(redirectLine)].map(([, from = '', to = '']) => [
        unquote(from),
        unquote(to),
      ]),
    ),
    movedFolders: listMovedFolders(folders),
  };
}

/** nginx looks at the file that it sends, which is not yet known here: that of a page has an ending. */
function readMap(block: string): ReadVariable {
  const values = new Map<string, string>();
  const folders: [pattern: RegExp, value: string][] = [];
  let standard = '';
  for (const [, key, value = ''] of block.matchAll(mapEntry)) {
    if (key === undefined) standard = unquote(value);
    else if (key.startsWith('~')) folders.push([new RegExp(unquote(key.slice(1))), unquote(value)]);
    else values.set(unquote(key), unquote(value));
  }
  return (path) =>
    values.get(path) ??
    values.get(`/${htmlFile(path)}`) ??
    folders.find(([pattern]) => pattern.test(path))?.[1] ??
    standard;
}

function unquote(text: string): string {
  return text.replace(/\\(.)/g, '$1');
}
