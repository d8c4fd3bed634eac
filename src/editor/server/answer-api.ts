import type { IncomingMessage, ServerResponse } from 'node:http';
import { siteSchema } from '../../content/schema/walk-schema';
import {
  apiPath,
  type CheckAnswer,
  type FilesAnswer,
  type NamesAnswer,
  type PreviewAnswer,
  type RefusedAnswer,
  type TextAnswer,
  type VersionAnswer,
  type VersionsAnswer,
} from '../protocol/editor-api';
import { ChangeError } from '../model/apply-change';
import { isExpected } from '../../io/command-error';
import { explainSystemError } from '../../io/explain-system-error.mjs';
import { listNames } from '../../build/completions/list-names';
import { writeNamesSchema } from '../../build/completions/names-schema';
import { listInstalledTypefaces } from '../../io/typeface-packages';
import { readAddress } from '../../build/server/answer-safely';
import { acceptTranslation } from './accept-translation';
import { describeNotReal } from './describe-not-real';
import { describeProblems } from './describe-problems';
import type { EditorParts } from './editor-server';
import { writePassCookie } from './guard-request';
import { readBody, readUpload, RefusedRequest } from './read-body';
import { OutdatedRevision, UnresolvedConflicts } from './http-errors';
import {
  readChanges,
  readCheck,
  readDraft,
  readFile,
  readFix,
  readKeep,
  readPrepare,
  readPublish,
  readRepair,
  readRestore,
  readSave,
  readUnfinished,
} from './read-requests';
import { listUnused, putBack, removeFile } from './unused-files';
import { listVersions, readVersion } from './versions';

type Answer = (parts: EditorParts, request: IncomingMessage) => unknown;

/** Every request of the editor: nothing else is answered. */
const answers: Readonly<Record<string, Answer>> = {
  'GET document': ({ document }) => document.read(false),
  'GET state': ({ document }, request) =>
    document.readState(Number(readAddress(request.url).searchParams.get('revision'))),
  'GET schema': () => siteSchema,
  'GET text': ({ document }) => ({ text: document.writeText() }) satisfies TextAnswer,
  'GET names': listNamesOf,
  'GET files': ({ draftCheck }) =>
    ({
      files: draftCheck.listFiles(),
      typefaces: [...listInstalledTypefaces()],
    }) satisfies FilesAnswer,
  'GET preview': showPage,
  'GET versions': ({ document }) =>
    ({ versions: listVersions(document.versionsFolder) }) satisfies VersionsAnswer,
  'GET version': ({ document }, request) => {
    const name = readAddress(request.url).searchParams.get('name') ?? '';
    return { config: readVersion(document.versionsFolder, name) } satisfies VersionAnswer;
  },
  'POST restore': async ({ document }, request) =>
    document.restore(readRestore(await readBody(request))),
  'POST changes': async ({ document }, request) =>
    document.change(readChanges(await readBody(request))),
  'POST check': async ({ draftCheck }, request) => {
    const config = readCheck(await readBody(request));
    const text = JSON.stringify(config);
    const result = draftCheck.check(text);
    return { problems: describeProblems({ result, text }, config) } satisfies CheckAnswer;
  },
  'GET not-real': describeNotReal,
  'POST unfinished': async ({ document }, request) =>
    document.keepUnfinished(readUnfinished(await readBody(request))),
  'POST repair': async ({ document }, request) =>
    document.repair(readRepair(await readBody(request))),
  'POST fix': async ({ document }, request) => document.fix(readFix(await readBody(request))),
  'POST accept': async ({ document, configFile }, request) =>
    acceptTranslation(document, configFile, readFix(await readBody(request))),
  'POST undo': ({ document }) => document.go('undo'),
  'POST redo': ({ document }) => document.go('redo'),
  'POST save': async ({ document }, request) => {
    const { choices } = readSave(await readBody(request));
    return document.save(String(request.headers['if-match']), choices);
  },
  'POST upload': async ({ uploads }, request) => {
    const { searchParams } = readAddress(request.url);
    const [name, format] = [searchParams.get('name') ?? '', searchParams.get('format') ?? ''];
    return uploads.take(name, format, await readUpload(request));
  },
  'POST keep': async ({ uploads }, request) => uploads.keep(readKeep(await readBody(request))),
  'GET unused': (parts) => listUnused(parts),
  'POST remove': async (parts, request) => removeFile(parts, readFile(await readBody(request))),
  'POST put-back': async (parts, request) => putBack(parts, readFile(await readBody(request))),
  'POST prepare': async ({ publisher }, request) =>
    publisher.prepare(readPrepare(await readBody(request))),
  'POST publish': async ({ publisher }, request) =>
    publisher.publish(readPublish(await readBody(request))),
  'POST draft': async ({ document }, request) =>
    document.settleDraft(readDraft(await readBody(request)).choice),
};

/** Why there is no page, whatever its address. */
export const nothingYet = 'There is nothing to show yet because site.config.json has errors.';

/** After these, the page in the preview is another one. */
const changing: ReadonlySet<string> = new Set([
  'POST changes',
  'POST fix',
  'POST undo',
  'POST redo',
  'POST restore',
]);

/** Every request, as `GET document`. */
export const requestNames: readonly string[] = Object.keys(answers);

/** Answers a request of the editor with JSON. */
export async function answerApi(
  parts: EditorParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const name = readAddress(request.url).pathname.slice(apiPath.length);
  const answer = answers[`${request.method} ${name}`];
  const send = (status: number, body: unknown): void => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  const say = (status: number, message: string): void => {
    send(status, { message } satisfies RefusedAnswer);
  };
  try {
    if (!answer) throw new RefusedRequest(404, 'Unknown request.');
    const body = await answer(parts, request);
    response.setHeader('Set-Cookie', writePassCookie(request, parts.access));
    send(200, body);
    // The answer is on its way first. Whoever asks for the page hears why it cannot be made.
    if (changing.has(`${request.method} ${name}`)) {
      setImmediate(() => void parts.site.foresee(parts.document).catch(() => undefined));
    }
  } catch (error) {
    if (error instanceof OutdatedRevision) send(409, parts.document.read());
    else if (error instanceof UnresolvedConflicts) send(412, error.answer);
    else if (error instanceof ChangeError) say(422, error.message);
    else if (error instanceof RefusedRequest) say(error.status, error.message);
    // A full disk, a file that may not be written: nothing was changed, and the browser says why.
    else if (isExpected(error)) say(500, explainSystemError(error));
    else throw error;
  }
}

function listNamesOf({ document, draftCheck }: EditorParts): NamesAnswer {
  const { meant, meantTranslations } = document.checked;
  if (!meant) return {};
  const files = new Set(draftCheck.listFiles());
  const names = listNames({ meant, meantTranslations }, files, listInstalledTypefaces());
  return { schema: writeNamesSchema(names) };
}

async function showPage(
  { document, site }: EditorParts,
  request: IncomingMessage,
): Promise<PreviewAnswer> {
  const path = readAddress(request.url).searchParams.get('path') ?? '/';
  const answer = await site.showPage(document, path);
  if (!answer) throw new RefusedRequest(503, nothingYet);
  if (answer.type !== 'text/html' || answer.status !== 200) {
    throw new RefusedRequest(404, `There is no page ${path} to show.`);
  }
  return { html: String(answer.body), ...(answer.isOutdated && { outdated: true }) };
}
