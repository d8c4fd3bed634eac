import type { IncomingMessage } from 'node:http';
import type { ServedAnswer } from './host-server';

/** The name that the stand-ins use for their repository, as in paths and encoded. */
const first = /mary(\/|%2F)practice\b/g;

/** A path or a body in which a renamed repository has the name that the stand-in uses. */
export function nameAsBefore(text: string, name: string): string {
  return text.replaceAll(new RegExp(`mary(/|%2F)${name}\\b`, 'g'), 'mary$1practice');
}

/** Whether a request uses the name from before. */
export function usesFormerName({ url = '' }: IncomingMessage): boolean {
  return url.search(first) >= 0;
}

/**
 * The answer of all hosts to a request that uses the former name of a repository. Browsers repeat requests that
 * read; with 307 also those that write, which GitLab refuses instead.
 */
export function redirect({ method, url = '' }: IncomingMessage, name: string): ServedAnswer {
  return {
    status: method === 'GET' || method === 'HEAD' ? 301 : 405,
    bytes: Buffer.from('{"message":"Moved Permanently"}'),
    headers: {
      'access-control-allow-origin': '*',
      'content-type': 'application/json',
      location: url.replace(first, `mary$1${name}`),
    },
  };
}

/** An answer of the stand-in with the new name. */
export function writeRenamed(answer: ServedAnswer, name: string): ServedAnswer {
  const { link } = answer.headers;
  const isJson = answer.headers['content-type']?.startsWith('application/json') === true;
  const rename = (text: string) => text.replace(first, `mary$1${name}`);
  return {
    ...answer,
    bytes: isJson ? Buffer.from(rename(answer.bytes.toString())) : answer.bytes,
    headers: { ...answer.headers, ...(link !== undefined && { link: rename(link) }) },
  };
}
