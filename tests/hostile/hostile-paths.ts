const evil = 'evil.example';

/** What browsers, proxies or servers may take for the slashes before the name of a host. */
const starts = [
  '//',
  '///',
  '////',
  '/\\',
  '/\\\\',
  '\\\\',
  '/%5c',
  '/%5C',
  '/%5c%5c',
  '/%5c/',
  '/%2f',
  '/%2F',
  '/%2f%2f',
  '/%2f%5c',
  '/%5c%2f',
  '/%255c',
  '/%252f',
  '/%09/',
  '/%0a/',
  '/%0d%0a/',
  '/%20/',
  '/%00/',
  '/%c0%af',
  '/%ef%bc%8f',
  '/%e2%88%95',
  '/./%5c',
  '/.//',
  '/..//',
  '/../%5c',
  '/%2e//',
  '/%2e%2e//',
  '/about/..//',
  '/about/%2e%2e/%5c',
  '/@',
  '/http:',
  '/http://',
  '/https:%2f%2f',
  '/https:/%5c',
];

/** What makes servers lead elsewhere: a slash too many, an ending, the name of an index. */
const ends = ['', '/', '//', '/%2f', '/%2e%2e/', '/.html', '/x.html', '/index', '/index/', '?//'];

/** Paths, as they go over the wire, that try to make a server lead to a site of another's. */
export const hostilePaths: readonly string[] = [
  ...starts.flatMap((start) => ends.map((end) => `${start}${evil}${end}`)),
  `/about/%0d%0aLocation:%20https://${evil}/`,
  `/about%0d%0aLocation:%20https://${evil}/`,
  `/about/?%0d%0aLocation:%20https://${evil}`,
  `/about/?next=https://${evil}/`,
  `/about//?//${evil}`,
  `/old/%5c${evil}/`,
  `/old?/../..//${evil}`,
  `/old%00//${evil}/`,
  `http://${evil}/`,
  `http://${evil}/about/`,
  `http://${evil}//${evil}/`,
  `https:${evil}/`,
];
