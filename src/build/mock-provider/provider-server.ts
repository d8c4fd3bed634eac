import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Embed } from '../../generated/config-types';
import { answerSafely, readAddress } from '../server/answer-safely';
import { fail, isFailure, type Failure } from './failures';
import { writeWidgetPage } from './widget-page';
import { engineFolder } from '../../io/engine-folder.mjs';

const assetFolder = join(engineFolder, 'src/build/mock-provider/assets');
const { resolve } = createRequire(import.meta.url);

/** The files that widgets are made of, by their addresses. */
const assets: ReadonlyMap<string, string> = new Map([
  ...['widget.css', 'calendar.js', 'form.js', 'speak.js', 'misbehave.js'].map(
    (name): [string, string] => [`/assets/${name}`, join(assetFolder, name)],
  ),
  ['/assets/resizer.js', resolve('iframe-resizer/js/iframeResizer.contentWindow.js')],
  ['/js/form_embed.js', join(assetFolder, 'form-embed.js')],
]);

const types: Record<string, string> = { '.css': 'text/css', '.js': 'text/javascript' };

export interface ProviderOptions {
  /** finds what is at a path; called for each request, so that a changed config counts */
  findWidget: (path: string) => Embed | undefined;
  /** how widgets fail whose address has no `?fail=` */
  failure?: Failure | undefined;
}

/**
 * A provider of widgets to develop and test against, since the real ones cannot be reached from
 * everywhere and must not get test bookings. Its pages look and speak like theirs; nothing that is
 * typed into them is sent anywhere. It also answers forms that are sent to it, and keeps none.
 */
export function createProviderServer({ findWidget, failure }: ProviderOptions): Server {
  return createServer(
    answerSafely(async (request, response) => {
      const { pathname, searchParams } = readAddress(request.url);
      const asset = assets.get(pathname);
      if (asset) {
        send(response, types[extname(pathname)] ?? 'text/plain', readFileSync(asset));
        return;
      }
      if (pathname === '/audio/silence.wav') {
        send(response, 'audio/wav', makeSilence());
        return;
      }
      const asked = searchParams.get('fail') ?? failure;
      const known = asked !== undefined && isFailure(asked) ? asked : undefined;
      if (request.method === 'POST') {
        if (!known || (await fail(known, response))) await receiveForm(request, response);
        return;
      }
      await answer(findWidget(pathname), known, response);
    }),
  );
}

async function answer(
  widget: Embed | undefined,
  failure: Failure | undefined,
  response: ServerResponse,
): Promise<void> {
  const name = widget ? failure : 'not-found';
  if (name && !(await fail(name, response))) return;
  if (widget) send(response, 'text/html', writeWidgetPage(widget, failure));
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', type.startsWith('text/') ? `${type};charset=utf-8` : type);
  response.end(body);
}

const silentSeconds = 60;
const sampleRate = 8000;

/** A minute of silence as a WAV file: 8 bit, mono. Something for a player to play. */
function makeSilence(): Buffer {
  const header = Buffer.alloc(44);
  const length = silentSeconds * sampleRate;
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(length, 40);
  // In 8 bit, the middle is silence.
  return Buffer.concat([header, Buffer.alloc(length, 128)]);
}

/** The field that only programs fill in, see `formServices`. */
const trap = '_gotcha';

/** Answers a form as a form service does: a script gets data, a visitor without script a page. */
async function receiveForm(request: IncomingMessage, response: ServerResponse): Promise<void> {
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
