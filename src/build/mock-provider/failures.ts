import type { ServerResponse } from 'node:http';

/** The ways in which the stand-in can be made to fail, with what each is like. */
export const failures = {
  refuse: 'the connection is closed without a response',
  'not-found': 'status 404, as for a widget that was deleted',
  'server-error': 'status 500',
  'no-frames': 'the page does not allow frames',
  hang: 'the server never answers',
  empty: 'status 204: a response without a page',
  slow: 'the page arrives after five seconds',
  mute: 'the page loads but does not send messages to its parent page',
  forged: 'the page sends wrong heights and requests forbidden features',
  flood: 'the page sends 10,000 messages at once',
} as const;

export type Failure = keyof typeof failures;

export function isFailure(name: string): name is Failure {
  return Object.hasOwn(failures, name);
}

/**
 * Answers in the way of a failure.
 *
 * @returns whether a page is still to be sent
 */
export async function fail(failure: Failure, response: ServerResponse): Promise<boolean> {
  switch (failure) {
    case 'refuse':
      response.socket?.resetAndDestroy();
      return false;
    case 'not-found':
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
      response.end('<!doctype html><title>Not found</title><p>This widget does not exist.</p>');
      return false;
    case 'server-error':
      response.writeHead(500, { 'Content-Type': 'text/html;charset=utf-8' });
      response.end('<!doctype html><title>Error</title><p>Something went wrong.</p>');
      return false;
    case 'no-frames':
      response.setHeader('X-Frame-Options', 'DENY');
      response.setHeader('Content-Security-Policy', "frame-ancestors 'none'");
      return true;
    case 'hang':
      return false;
    case 'empty':
      response.writeHead(204).end();
      return false;
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, 5000));
      return true;
    case 'mute':
    case 'forged':
    case 'flood':
      return true;
  }
}
