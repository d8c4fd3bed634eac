import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** The field that only programs fill in, see `formServices`. */
const trap = '_gotcha';

/** Answers a form as a form service does: a script gets data, a visitor without script a page. */
export async function receiveForm(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const kept = !new URLSearchParams(await text(request)).get(trap);
  response.setHeader('Access-Control-Allow-Origin', '*');
  if (request.headers.accept === 'application/json') {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ ok: true, kept }));
    return;
  }
  response.setHeader('Content-Type', 'text/html;charset=utf-8');
  response.end(
    `<!doctype html><html lang="en"><title>Thank you</title><h1>${kept ? 'Received' : 'Dropped'}</h1>`,
  );
}
