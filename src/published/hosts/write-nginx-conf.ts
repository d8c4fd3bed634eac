import { notFoundPath } from '../../payload/page-paths';
import { manifestUrl } from '../web-manifest';
import { revalidate, type Header, type HostRules } from './host-rules';

/**
 * What a page's path is made of. nginx would send anything else on decoded, and browsers take a
 * backslash for a slash: `/%5cevil.example/` would lead to another site.
 */
const pagePath = '/[a-z0-9-]+(?:/[a-z0-9-]+)*';

/**
 * `nginx-maps.conf`, to be included in the `http` block: the headers that differ between files,
 * such as policies and how long they may be kept.
 */
export function writeNginxMaps(rules: HostRules): string {
  const { pages, notFoundBases, notFoundPolicy } = rules;
  return `# Include this file in the http block.
map_hash_bucket_size 256;
${writeMap(
  '$site_policy',
  notFoundPolicy,
  pages.map(({ file, policy }) => [file, policy]),
)}
${
  notFoundBases.length === 0
    ? ''
    : writeMap(
        '$site_not_found',
        `${notFoundPath}.html`,
        notFoundBases.map((base): Header => [`~^${base}/`, `${base}${notFoundPath}.html`]),
      )
}${listVaried(rules)
    .map(({ variable, standard, entries }) => writeMap(variable, standard, entries))
    .join('\n')}
`;
}

/** Headers of which some files get another value than all others. */
function listVaried({ headers, folders, files }: HostRules) {
  const all: Header[] = [['Cache-Control', revalidate], ...headers];
  return all.flatMap(([name, standard]) => {
    const groups = [
      ...folders.map(({ folder, headers: own }) => ({ key: `~^${folder}`, own })),
      ...files.map(({ file, headers: own }) => ({ key: file, own })),
    ];
    const entries = groups.flatMap(({ key, own }) =>
      own.filter(([other]) => other === name).map(([, value]): Header => [key, value]),
    );
    const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`;
    return entries.length > 0 ? [{ name, variable, standard, entries }] : [];
  });
}

/**
 * `nginx-server.conf`, to be included in the `server` block beside `root` and the certificates. No
 * location adds headers of its own: it would lose all of these.
 */
export function writeNginxServer(rules: HostRules): string {
  const { headers, notFoundBases, redirects, movedFolders } = rules;
  const values = new Map([
    ['Content-Security-Policy', '$site_policy'],
    ...headers.map(([name, value]): Header => [name, quote(value)]),
    ...listVaried(rules).map(({ name, variable }): Header => [name, variable]),
  ]);
  return `# Include this file in the server block, with root at the folder of the site.
${[...values].map(([name, value]) => `add_header ${name} ${value} always;`).join('\n')}

charset utf-8;
charset_types text/css text/plain text/xml application/javascript application/json;
gzip_static on;
gzip_vary on;
# With the module ngx_brotli: brotli_static on;
absolute_redirect off;
server_tokens off;

error_page 404 ${notFoundBases.length === 0 ? `${notFoundPath}.html` : '$site_not_found'};
rewrite ^(${pagePath})/$ $1 permanent;
location = ${manifestUrl} { types {} default_type application/manifest+json; }
location = / { try_files /index.html =404; }
location / { try_files $uri $uri.html =404; }
location ~ ^/nginx-(maps|server)\\.conf$ { return 404; }
${redirects.map(writeRedirect).join('')}${movedFolders.map(writeMovedFolder).join('')}`;
}

/** The query goes along, as on the other hosts, unless the target has one of its own. */
function writeRedirect({ from, to }: HostRules['redirects'][number]): string {
  const query = /[?#]/.test(to) ? '' : '$is_args$args';
  return `location = ${quote(from)} { return 301 "${escape(to)}${query}"; }\n`;
}

/** Only what addresses of pages are made of goes along: the rest may be a line break, decoded. */
function writeMovedFolder({ from, to }: HostRules['movedFolders'][number]): string {
  return `location ~ ^${from}/([A-Za-z0-9._/-]+)$ { return 301 "${escape(to)}/$1$is_args$args"; }\n`;
}

function writeMap(name: string, standard: string, entries: [key: string, value: string][]): string {
  const lines = entries.map(([key, value]) => `  ${quote(key)} ${quote(value)};\n`);
  return `map $uri ${name} {\n  default ${quote(standard)};\n${lines.join('')}}`;
}

function quote(text: string): string {
  return `"${escape(text)}"`;
}

/** nginx reads variables inside quotes and knows no way to write a dollar sign. */
function escape(text: string): string {
  return text.replace(/["\\]/g, '\\$&').replaceAll('$', '%24');
}
