import { apiPath, drawingsPath, trialPath } from '../protocol/editor-api';
import { readMediaType } from '../../build/outputs/output';
import { readAddress } from '../../build/server/answer-safely';
import { answerApi, nothingYet } from './answer-api';
import type { EditedDocument } from './document';
import type { DraftCheck } from './draft-check';
import type { DraftSite } from './draft-site';
import type { Host } from '../../published/hosts/hosts';
import type { PublishRun } from '../protocol/publish-api';
import type { Finding } from '../protocol/website-api';
import type { GoOnline } from './go-online/go-online';
import type { NetlifyFolder } from './netlify/netlify-folder';
import type { PublicFolder } from './public-folder';
import type { Publisher } from './publish/publisher';
import type { EditorRequest } from './read-body';
import type { Uploads } from './uploads';
import type { Website } from './website/website';
import { writeWidgetTrial } from './widget-trial';

/** The policy of pages in the preview: what they show and their own styles, and no script. */
export const previewPolicy = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "media-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Every part of the editor that answers requests. */
export interface EditorParts {
  configFile: string;
  document: EditedDocument;
  draftCheck: DraftCheck;
  files: PublicFolder;
  uploads: Uploads;
  publisher: Publisher;
  /** lists what the host runs for a commit; only with a git host */
  listRuns?: (commit: string) => Promise<PublishRun[]>;
  website: Website;
  /** only of a site that has no repository, or had none when it was first opened */
  online?: GoOnline;
  /** takes a token for the repository that the editor has made; only in an editor of a folder */
  signIn?: (token: string) => Promise<object>;
  /** publishes at Netlify; only in an editor of a folder */
  netlify?: NetlifyFolder;
  /** builds the website for a host, as a ZIP; only in an editor of a folder */
  download?: (host: Host) => Promise<Uint8Array>;
  /** looks at the published website; only in an editor of a folder */
  visit?: (address: string) => Promise<Finding[]>;
  site: DraftSite;
  /** the blocks that can be added, each on a page of its own */
  drawings: DraftSite;
}

export interface EditorResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
  /** to be done once it is sent */
  afterwards?: () => void;
}

/**
 * Answers the requests of the editor, and shows the draft of the site at its usual addresses.
 *
 * @throws URIError when the address cannot be read
 */
export async function answerRequest(
  parts: EditorParts,
  request: EditorRequest,
): Promise<EditorResponse> {
  const { pathname, searchParams } = readAddress(request.url);
  if (pathname.startsWith(apiPath)) return answerApi(parts, request);
  if (request.method !== 'GET') return { status: 405, headers: { Allow: 'GET' } };
  if (pathname !== trialPath) return showDraft(parts, request.url);
  const { html, policy } = writeWidgetTrial(parts.document.checked.meant, searchParams);
  const headers = { 'Content-Type': 'text/html;charset=utf-8', 'Content-Security-Policy': policy };
  return { status: 200, headers, body: html };
}

async function showDraft(
  { document, site, drawings, files }: EditorParts,
  url: string,
): Promise<EditorResponse> {
  const path = decodeURI(readAddress(url).pathname);
  const isDrawing = path.startsWith(drawingsPath);
  const own = isDrawing ? undefined : await site.answer(document, url);
  // Drawings show pictures in sizes of their own.
  const isOfDrawing = own?.status === 404 && drawings.isShown;
  const answer = isDrawing || isOfDrawing ? await drawings.answer(document, url) : own;
  // A file that no page shows yet, or none any more.
  if (answer?.status !== 200 && files.list().has(path)) {
    return respond(200, readMediaType(path), files.read(path));
  }
  // Nothing to draw is usual. Browsers would log another status as an error.
  if (isDrawing && answer?.status === 404) return respond(200, 'text/html;charset=utf-8');
  if (!answer) return respond(isDrawing ? 200 : 503, 'text/plain;charset=utf-8', nothingYet);
  const { status, type, body, location } = answer;
  const response = respond(status, type, body);
  return location
    ? { ...response, headers: { ...response.headers, Location: location } }
    : response;
}

function respond(status: number, type: string, body?: string | Uint8Array): EditorResponse {
  const headers = { 'Content-Type': type, 'Content-Security-Policy': previewPolicy };
  return { status, headers, ...(body !== undefined && { body }) };
}
