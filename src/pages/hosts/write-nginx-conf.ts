import { notFoundPath } from '../page-paths';
import { manifestUrl } from '../web-manifest';
import { revalidate, type HostRules } from './host-rules';

/**
 * `nginx-maps.conf`, to be included in the `http` block: the policy of each file and how long it
 * may be kept.
 */
export function writeNginxMaps(rules: HostRules): string {
  const { pages, notFoundPolicy, caching } = rules;
  return `# Include this file in the http block.
map_hash_bucket_size 256;
${writeMap(
  '$site_policy',
  notFoundPolicy,
  pages.map(({ file, policy }) => [file, policy]),
)}
${writeMap(
  '$site_caching',
  revalidate,
  caching.map(({ folder, value }) => [`~^${folder}`, value]),
)}
`;
}

/**
 * `nginx-server.conf`, to be included in the `server` block beside `root` and the certificates. No
 * location adds headers of its own: it would lose all of these.
 */
export function writeNginxServer({ headers, redirects }: HostRules): string {
  const all: HostRules['headers'] = [
    ['Content-Security-Policy', '$site_policy'],
    ['Cache-Control', '$site_caching'],
    ...headers.map(([name, value]): [string, string] => [name, quote(value)]),
  ];
  return `# Include this file in the server block, with root at the folder of the site.
${all.map(([name, value]) => `add_header ${name} ${value} always;`).join('\n')}

charset utf-8;
charset_types text/css text/plain text/xml application/javascript application/json;
gzip_static on;
gzip_vary on;
# With the module ngx_brotli: brotli_static on;
absolute_redirect off;
server_tokens off;

error_page 404 ${notFoundPath}.html;
rewrite ^(.+)/$ $1 permanent;
location = ${manifestUrl} { types {} default_type application/manifest+json; }
location = / { try_files /index.html =404; }
location / { try_files $uri $uri.html =404; }
location ~ ^/nginx-(maps|server)\\.conf$ { return 404; }
${redirects.map(writeRedirect).join('')}`;
}

/** The query goes along, as on the other hosts, unless the target has one of its own. */
function writeRedirect({ from, to }: HostRules['redirects'][number]): string {
  const query = /[?#]/.test(to) ? '' : '$is_args$args';
  return `location = ${quote(from)} { return 301 "${escape(to)}${query}"; }\n`;
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
