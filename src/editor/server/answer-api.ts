import { translateDefaults } from '../../check/schema/wordings';
import { readLanguage, readLanguages } from '../../content/languages/read-languages';
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
  zipType,
} from '../protocol/editor-api';
import type { RunsAnswer } from '../protocol/publish-api';
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
import { reading, hostAnswers, type Answer } from './answer-host';
import type { EditorParts, EditorResponse } from './answer-request';
import {
  readBody,
  readUpload,
  RefusedRequest,
  OutdatedRevision,
  UnresolvedConflicts,
  type EditorRequest,
} from './read-body';
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
import { readEditedFile } from './edited-file';
import { listUnused, putBack, removeFile } from './unused-files';
import { describeVersions, listVersions, markPublished, readVersion } from './versions';

/** Every request of the editor: nothing else is answered. */
const answers: Readonly<Record<string, Answer>> = {
  'GET document': ({ document }) => document.read(false),
  'GET state': ({ document }, request) =>
    document.readState(Number(readAddress(request.url).searchParams.get('revision'))),
  'GET schema': ({ document }) => {
    const { config } = document.read(false);
    return translateDefaults(siteSchema, readLanguages(config)?.[0] ?? readLanguage(config));
  },
  'GET text': ({ document }) => ({ text: document.writeText() }) satisfies TextAnswer,
  'GET names': listNamesOf,
  'GET files': ({ draftCheck }) =>
    ({
      files: draftCheck.listFiles(),
      typefaces: [...listInstalledTypefaces()],
    }) satisfies FilesAnswer,
  'GET preview': showPage,
  'GET versions': ({ document: { versionsFolder: folder }, publisher, configFile }) => {
    const versions = markPublished(listVersions(folder), publisher.publications);
    const now = readEditedFile(configFile)?.text ?? '';
    return { versions: describeVersions(versions, folder, now) } satisfies VersionsAnswer;
  },
  'GET version': ({ document }, request) => {
    const name = readAddress(request.url).searchParams.get('name') ?? '';
    return { config: readVersion(document.versionsFolder, name) } satisfies VersionAnswer;
  },
  'POST restore': reading(readRestore, ({ document }, body) => document.restore(body)),
  'POST changes': reading(readChanges, ({ document }, body) => document.change(body)),
  'POST check': reading(readCheck, ({ draftCheck }, config) => {
    const text = JSON.stringify(config);
    const { problems } = draftCheck.check(text);
    return { problems: describeProblems(problems, text, config) } satisfies CheckAnswer;
  }),
  'GET not-real': describeNotReal,
  'POST unfinished': reading(readUnfinished, ({ document }, body) => document.keepUnfinished(body)),
  'POST repair': reading(readRepair, ({ document }, body) => document.repair(body)),
  'POST fix': reading(readFix, ({ document }, body) => document.fix(body)),
  'POST accept': reading(readFix, ({ document, configFile }, body) =>
    acceptTranslation(document, configFile, body),
  ),
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
  'POST keep': reading(readKeep, ({ uploads }, body) => uploads.keep(body)),
  'GET unused': (parts) => listUnused(parts),
  'POST remove': reading(readFile, removeFile),
  'POST put-back': reading(readFile, putBack),
  'POST prepare': reading(readPrepare, ({ publisher }, body) => publisher.prepare(body)),
  'POST publish': reading(readPublish, ({ publisher }, body) => publisher.publish(body)),
  'GET runs': async ({ listRuns }, request) => {
    const commit = readAddress(request.url).searchParams.get('commit') ?? '';
    return (listRuns ? { runs: await listRuns(commit) } : {}) satisfies RunsAnswer;
  },
  ...hostAnswers,
  'POST draft': reading(readDraft, ({ document }, body) => document.settleDraft(body.choice)),
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
  request: EditorRequest,
): Promise<EditorResponse> {
  const name = `${request.method} ${readAddress(request.url).pathname.slice(apiPath.length)}`;
  const answer = answers[name];
  try {
    if (!answer) throw new RefusedRequest(404, 'Unknown request.');
    const answered = await answer(parts, request);
    const response = answered instanceof Uint8Array ? sendZip(answered) : writeJson(200, answered);
    if (!changing.has(name)) return response;
    // The answer is on its way first. Whoever asks for the page hears why it cannot be made.
    const foresee = () => void parts.site.foresee(parts.document).catch(() => undefined);
    return { ...response, afterwards: foresee };
  } catch (error) {
    if (error instanceof OutdatedRevision) return writeJson(409, parts.document.read());
    if (error instanceof UnresolvedConflicts) return writeJson(412, error.answer);
    if (error instanceof ChangeError) return refuse(422, error.message);
    if (error instanceof RefusedRequest) return refuse(error.status, error.message, error.letter);
    // A full disk, a file that may not be written: nothing was changed, and the browser says why.
    if (isExpected(error)) return refuse(500, explainSystemError(error));
    throw error;
  }
}

function refuse(status: number, message: string, letter?: string): EditorResponse {
  return writeJson(status, {
    message,
    ...(letter !== undefined && { letter }),
  } satisfies RefusedAnswer);
}

function sendZip(body: Uint8Array): EditorResponse {
  return { status: 200, headers: { 'Content-Type': zipType }, body };
}

function writeJson(status: number, body: unknown): EditorResponse {
  return { status, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
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
  request: EditorRequest,
): Promise<PreviewAnswer> {
  const path = readAddress(request.url).searchParams.get('path') ?? '/';
  const answer = await site.showPage(document, path);
  if (!answer) throw new RefusedRequest(503, nothingYet);
  if (answer.type !== 'text/html' || answer.status !== 200) {
    throw new RefusedRequest(404, `There is no page ${path} to show.`);
  }
  return { html: String(answer.body), ...(answer.isOutdated && { outdated: true }) };
}
