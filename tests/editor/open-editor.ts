import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { request, type OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startEditor, type HostApis } from '../../src/editor/server/start-editor';
import {
  apiPath,
  tokenHeader,
  type DocumentAnswer,
  type StateAnswer,
} from '../../src/editor/protocol/editor-api';
import type { Change } from '../../src/editor/model/apply-change';
import { formatConfig } from '../../src/check/format-config';
import { makeTempFolder } from '../make-temp-folder';
import { readTestSite } from '../sites/read-site';

const site = readTestSite('another-practice');

/** What the file says at first. */
export const firstText = formatConfig(site.text);

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** An editor of a small site in a temp folder, as a browser would ask it. */
export interface OpenEditor {
  port: number;
  token: string;
  close: () => void;
  /** the folder of the file, of `public/` and of what the editor keeps */
  folder: string;
  readFile: () => string;
  writeFile: (text: string) => void;
  /** a request with nothing but these headers and, unless one is given, the right host */
  ask: (
    method: string,
    path: string,
    headers?: OutgoingHttpHeaders,
    body?: string | Uint8Array,
  ) => Promise<Answer>;
  /** a request of the editor, `changes` for example, with the token */
  call: (
    method: 'GET' | 'POST',
    name: string,
    body?: unknown,
    headers?: OutgoingHttpHeaders,
  ) => Promise<Called>;
  /** the document, checked */
  read: () => Promise<DocumentAnswer>;
  /** makes changes on the document as it is */
  change: (...changes: Change[]) => Promise<Called>;
  /** saves with the hash that the browser knows */
  save: (known: string, choices?: readonly string[]) => Promise<Called>;
}

export interface Called {
  status: number;
  answer: Record<string, unknown>;
}

/**
 * Opens an editor: of a file with this text, or of a folder in which there was one before.
 *
 * @param apis where those of hosts are
 */
export async function openEditor({
  folder = makeTempFolder(),
  text,
  apis,
}: { folder?: string; text?: string; apis?: Partial<HostApis> } = {}): Promise<OpenEditor> {
  const configFile = join(folder, 'site.config.json');
  if (text !== undefined || !existsSync(configFile)) writeFileSync(configFile, text ?? firstText);
  const publicFolder = join(folder, 'public');
  if (!existsSync(publicFolder)) cpSync(site.publicFolder, publicFolder, { recursive: true });
  const started = await startEditor(
    { configFile, publicFolder, folder: join(folder, '.editor') },
    0,
    // Tests of the server need no code for the browser.
    () => Promise.resolve(new Map([['entry-editor.js', Buffer.from('')]])),
    apis,
  );
  onTestFinished(started.close);
  const { port: written, hash } = new URL(started.address);
  const port = Number(written);
  const token = hash.slice(1);

  const ask: OpenEditor['ask'] = (method, path, headers = {}, body = '') =>
    send(port, { method, path, headers }, body);

  const call: OpenEditor['call'] = async (method, name, body, headers = {}) => {
    const all = { [tokenHeader]: token, 'Content-Type': 'application/json', ...headers };
    const { status, text: json } = await ask(
      method,
      apiPath + name,
      all,
      body === undefined ? '' : JSON.stringify(body),
    );
    return { status, answer: JSON.parse(json) as Record<string, unknown> };
  };

  const get = async <T>(name: string): Promise<T> => {
    const { text: json } = await ask('GET', apiPath + name, { [tokenHeader]: token });
    return JSON.parse(json) as T;
  };

  const read = async (): Promise<DocumentAnswer> => {
    const document = await get<DocumentAnswer>('document');
    return { ...document, ...(await get<StateAnswer>(`state?revision=${document.revision}`)) };
  };

  return {
    port,
    token,
    close: started.close,
    folder,
    readFile: () => readFileSync(configFile, 'utf8'),
    writeFile: (content) => writeFileSync(configFile, content),
    ask,
    call,
    read,
    async change(...changes) {
      const { revision } = await read();
      return call('POST', 'changes', { revision, label: 'Change', changes });
    },
    save: (known, choices) => call('POST', 'save', { choices }, { 'If-Match': known }),
  };
}

function send(
  port: number,
  { method, path, headers }: { method: string; path: string; headers: OutgoingHttpHeaders },
  body: string | Uint8Array,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, method, path, headers, agent: false },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        });
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}
