import type { RequestAnswer } from '../protocol/worker-messages';

/** An answer of the worker as browsers know those of servers. */
export function readAnswer({ status, headers, body = '' }: RequestAnswer): Response {
  // The type of a response demands bytes that no other thread shares.
  const content = typeof body === 'string' ? body : new Uint8Array(body);
  return new Response(content.length > 0 ? content : null, { status, headers });
}
