import { createServer, type IncomingMessage, type Server } from 'node:http';
import { apiPath, editorPath, guidesPath } from '../protocol/editor-api';
import { readMediaType } from '../../build/outputs/output';
import { answerSafely, readAddress } from '../../build/server/answer-safely';
import { answerRequest, type EditorParts, type EditorResponse } from './answer-request';
import {
  editorPage,
  editorPolicy,
  explainNotMade,
  madePath,
  startCode,
  startScript,
  type EditorCode,
} from './editor-page';
import { guidePolicy, readGuide } from './guide-page';
import { findObjection, writePassCookie, type Access } from './guard-request';
import type { EditorRequest } from './read-body';

interface ServedEditor extends EditorParts {
  access: Access;
  /** the code for the browser */
  loadCode: () => Promise<EditorCode>;
}

/** Serves the editor, its requests, and the draft of the site at its usual addresses. */
export function createEditorServer(editor: ServedEditor): Server {
  return createServer(
    answerSafely(async (request, response) => {
      for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
      const { pathname } = readAddress(request.url);
      const objection = findObjection(request, pathname, editor.access);
      if (objection !== undefined) {
        response.writeHead(403, { 'Content-Type': 'text/plain;charset=utf-8' }).end(objection);
        return;
      }
      const isApi = pathname.startsWith(apiPath);
      const isCode = !isApi && pathname.startsWith(editorPath);
      const answer =
        isCode && request.method === 'GET'
          ? await answerWithCode(editor, pathname)
          : await answerRequest(editor, readRequest(request));
      if (isApi && answer.status === 200) {
        response.setHeader('Set-Cookie', writePassCookie(request, editor.access));
      }
      response.writeHead(answer.status, answer.headers).end(answer.body);
      if (answer.afterwards) setImmediate(answer.afterwards);
    }),
  );
}

const commonHeaders = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

function readRequest(request: IncomingMessage): EditorRequest {
  const { method = 'GET', url = '/', headers } = request;
  return { method, url, headers, readBytes: (most) => readBytes(request, most) };
}

async function readBytes(request: IncomingMessage, most: number): Promise<Uint8Array | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Read to its end, but not kept: a browser that is still sending would not read an answer.
    if (size <= most) chunks.push(chunk);
  }
  return size > most ? undefined : Buffer.concat(chunks);
}

/** The page of the editor, its code, and the guides. */
async function answerWithCode({ loadCode }: ServedEditor, path: string): Promise<EditorResponse> {
  if (path === editorPath) return respond('text/html;charset=utf-8', editorPage, editorPolicy);
  if (path.startsWith(guidesPath)) {
    const guide = readGuide(path.slice(guidesPath.length));
    return guide ? respond(guide.type, guide.content, guidePolicy) : notFound;
  }
  const file = path.slice(editorPath.length);
  if (file === startScript) return respond(readMediaType(file), startCode);
  if (file === madePath) return tellWhetherMade(loadCode);
  const content = (await loadCode()).get(file);
  return content ? respond(readMediaType(file), content) : notFound;
}

const notFound: EditorResponse = { status: 404, headers: {} };

function respond(type: string, body: string | Uint8Array, policy?: string): EditorResponse {
  const headers = { 'Content-Type': type, ...(policy && { 'Content-Security-Policy': policy }) };
  return { status: 200, headers, body };
}

/** Nothing, once the code is made; or why it could not be, which the terminal says in full. */
async function tellWhetherMade(loadCode: ServedEditor['loadCode']): Promise<EditorResponse> {
  try {
    await loadCode();
    return { status: 204, headers: {} };
  } catch (error) {
    console.error(error);
    const headers = { 'Content-Type': 'text/plain;charset=utf-8' };
    return { status: 500, headers, body: explainNotMade(error) };
  }
}
