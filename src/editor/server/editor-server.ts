import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { apiPath, drawingsPath, editorPath, guidesPath, trialPath } from '../protocol/editor-api';
import { readMediaType } from '../../build/outputs/output';
import { answerSafely, readAddress } from '../../build/server/answer-safely';
import { answerApi, nothingYet } from './answer-api';
import type { EditedDocument } from './document';
import type { DraftCheck } from './draft-check';
import type { DraftSite } from './draft-site';
import type { EditorCode } from './editor-code';
import {
  editorPage,
  editorPolicy,
  explainNotMade,
  madePath,
  previewPolicy,
  startCode,
  startScript,
} from './editor-page';
import { guidePolicy, readGuide } from './guide-page';
import { findObjection, type Access } from './guard-request';
import type { PublicFolder } from './public-folder';
import type { Publisher } from './publish/publisher';
import type { Uploads } from './uploads';
import { writeWidgetTrial } from './widget-trial';

/** What the editor works with. */
export interface EditorParts {
  access: Access;
  configFile: string;
  document: EditedDocument;
  draftCheck: DraftCheck;
  files: PublicFolder;
  uploads: Uploads;
  publisher: Publisher;
  site: DraftSite;
  /** the blocks that can be added, each on a page of its own */
  drawings: DraftSite;
  /** the code for the browser */
  loadCode: () => Promise<EditorCode>;
}

/** Serves the editor, its requests, and the draft of the site at its usual addresses. */
export function createEditorServer(parts: EditorParts): Server {
  return createServer(
    answerSafely(async (request, response) => {
      for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
      const { pathname } = readAddress(request.url);
      const objection = findObjection(request, pathname, parts.access);
      if (objection !== undefined) {
        response.writeHead(403, { 'Content-Type': 'text/plain;charset=utf-8' }).end(objection);
        return;
      }
      if (pathname.startsWith(apiPath)) await answerApi(parts, request, response);
      else if (request.method !== 'GET') response.writeHead(405, { Allow: 'GET' }).end();
      else if (pathname.startsWith(guidesPath)) sendGuide(pathname, response);
      else if (pathname.startsWith(editorPath)) await sendEditor(parts, pathname, response);
      else if (pathname === trialPath) sendTrial(parts, request, response);
      else await sendDraft(parts, request, response);
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

async function sendEditor(
  { loadCode }: EditorParts,
  path: string,
  response: ServerResponse,
): Promise<void> {
  if (path === editorPath) {
    response.setHeader('Content-Security-Policy', editorPolicy);
    response.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8' }).end(editorPage);
    return;
  }
  const file = path.slice(editorPath.length);
  if (file === startScript) {
    response.writeHead(200, { 'Content-Type': readMediaType(file) }).end(startCode);
    return;
  }
  if (file === madePath) return sendMade(loadCode, response);
  const content = (await loadCode()).get(file);
  if (!content) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'Content-Type': readMediaType(file) }).end(content);
}

/** Nothing, once the code is made; or why it could not be, which the terminal says in full. */
async function sendMade(
  loadCode: EditorParts['loadCode'],
  response: ServerResponse,
): Promise<void> {
  try {
    await loadCode();
    response.writeHead(204).end();
  } catch (error) {
    console.error(error);
    response.writeHead(500, { 'Content-Type': 'text/plain;charset=utf-8' });
    response.end(explainNotMade(error));
  }
}

function sendGuide(path: string, response: ServerResponse): void {
  const guide = readGuide(path.slice(guidesPath.length));
  if (!guide) {
    response.writeHead(404).end();
    return;
  }
  response.setHeader('Content-Security-Policy', guidePolicy);
  response.writeHead(200, { 'Content-Type': guide.type }).end(guide.content);
}

function sendTrial(
  { document }: EditorParts,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { searchParams } = readAddress(request.url);
  const { html, policy } = writeWidgetTrial(document.checked.meant, searchParams);
  response.setHeader('Content-Security-Policy', policy);
  response.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8' }).end(html);
}

async function sendDraft(
  { document, site, drawings, files }: EditorParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = decodeURI(readAddress(request.url).pathname);
  const url = request.url ?? '/';
  const isDrawing = path.startsWith(drawingsPath);
  const own = isDrawing ? undefined : await site.answer(document, url);
  // Drawings show pictures in sizes of their own.
  const isOfDrawing = own?.status === 404 && drawings.isShown;
  const answer = isDrawing || isOfDrawing ? await drawings.answer(document, url) : own;
  response.setHeader('Content-Security-Policy', previewPolicy);
  // A file that no page shows yet, or none any more.
  if (answer?.status !== 200 && files.list().has(path)) {
    response.writeHead(200, { 'Content-Type': readMediaType(path) }).end(files.read(path));
    return;
  }
  // Nothing to draw is usual. Browsers would log another status as an error.
  if (isDrawing && answer?.status === 404) {
    response.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8' }).end();
    return;
  }
  if (!answer) {
    response.writeHead(isDrawing ? 200 : 503, { 'Content-Type': 'text/plain;charset=utf-8' });
    response.end(nothingYet);
    return;
  }
  const { status, type, body, location } = answer;
  response.writeHead(status, { 'Content-Type': type, ...(location && { Location: location }) });
  response.end(body);
}
