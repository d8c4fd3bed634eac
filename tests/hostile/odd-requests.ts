/** Targets that are not a usual path. */
const targets = [
  '//',
  '///',
  '//[',
  '//:99999/',
  '//user@/',
  '/\\',
  '\\',
  '/%',
  '/%zz',
  '/%E0%A4%A',
  '/%00',
  '/%c0%af',
  '/%ff%fe',
  '/a%00b.html',
  '/..',
  '/../../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/..%5c..%5cetc',
  '/?',
  '/?%',
  '/?fail=hang%00',
  '/?fail=__proto__',
  '/?a=%E0%A4%A',
  '/#',
  '/#%',
  '?',
  '*',
  'about',
  'http://',
  'http://[',
  'http://:80/',
  'http://a b/',
  'https://evil.example/',
  'javascript:alert(1)',
  'file:///etc/passwd',
  '/@fs/%',
  '/@fs//etc/passwd',
  '/@id/%00',
  '/@id/__x00__',
  '/_data//',
  '/_data/%',
  '/__proto__',
  '/constructor',
  '/assets',
  '/assets/',
  '/_headers/',
  '/movie.mp4/',
  '/\u00e9',
  '/\u00ff\u00fe',
  `/${'a'.repeat(300)}`,
  `/${'a'.repeat(12_000)}`,
  `/${'../'.repeat(3_000)}`,
  `/${'%2e'.repeat(3_000)}`,
  `/?${'a&'.repeat(5_000)}`,
];

const ranges = [
  'bytes=5-2',
  'bytes=0-18446744073709551616',
  'bytes=18446744073709551616-',
  'bytes=1e3-',
  'bytes=-1',
  'bytes=-0',
  'bytes=--1',
  'bytes=0--1',
  'bytes=-',
  'bytes=',
  'bytes=1-1,3-2',
  'bytes=a-b',
  'bytes=0.5-1.5',
  'bytes=NaN-Infinity',
  'bytes=99999999-',
  'lines=0-1',
  '',
];

const methods = ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'PROPFIND', 'QUERY'];

const headers = [
  'Accept-Encoding: br;q=x, , gzip;;',
  `Accept-Encoding: ${'gzip,'.repeat(1_000)}`,
  'If-None-Match: "',
  'If-Modified-Since: yesterday',
  'If-Range: x\r\nRange: bytes=5-2',
  'Expect: 100-continue',
  'Expect: nonsense',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Content-Length: 5\r\nContent-Length: 6',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: x, chunked\r\nContent-Length: 3',
  'Host: second.example',
  'Origin: null',
  'Cookie: \u00ff\u00fe',
  'X: \u0000',
  ' folded',
  'no colon',
  `X: ${'a'.repeat(20_000)}`,
];

/** Vite leaves these open, for another listener that might answer. */
const upgrades = [
  'Connection: upgrade\r\nUpgrade: websocket',
  'Connection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 99',
  'Connection: upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: x',
];

/** What is not a request at all, or not all of one, or many: there need not be an answer. */
export const brokenRequests: readonly string[] = [
  ...upgrades.map((header) => writeRequest('GET', '/', header)),
  '\r\n',
  '\u0000\u0000\u0000\u0000',
  'GET',
  'GET /',
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.0\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET / HTTP/1.1\r\nHost:\r\n\r\n',
  'GET / HTTP/1.1\nHost: a\n\n',
  'get / http/1.1\r\nHost: a\r\n\r\n',
  'GET\t/\tHTTP/1.1\r\nHost: a\r\n\r\n',
  'CONNECT a.example:443 HTTP/1.1\r\nHost: a.example:443\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  `GET / HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(50),
  `POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n`,
];

function writeRequest(method: string, target: string, header = ''): string {
  const lines = [`${method} ${target} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: close'];
  return [...lines, ...(header ? [header] : []), '', ''].join('\r\n');
}

/**
 * Requests that no browser would send, a character per byte. Each of them has an answer.
 *
 * @param file the path of a file that the server has
 */
export function listOddRequests(file: string): string[] {
  return [
    ...targets.map((target) => writeRequest('GET', target)),
    ...ranges.map((range) => writeRequest('GET', file, `Range: ${range}`)),
    ...methods.flatMap((method) => [
      writeRequest(method, file),
      writeRequest(method, '//', 'Range: bytes=5-2'),
    ]),
    ...headers.map((header) => writeRequest('GET', file, header)),
  ];
}
