// oxlint-disable-next-line import/no-unassigned-import -- other modules need it while they are loaded
import './node/globals';
import { configName } from '../../io/project-folder';
import { connectHost } from '../git-hosts/connect-host';
import { HostFailure } from '../git-hosts/git-host';
import { GitHubSite } from '../git-hosts/github-site';
import { answerRequest, type EditorParts, type EditorResponse } from '../server/answer-request';
import { createParts, type EditedSite } from '../server/create-parts';
import { fillTemplate } from '../server/go-online/fill-template';
import { explainHost } from '../server/publish/hosted/explain-host';
import { openHosted } from '../server/publish/hosted/hosted-repository';
import type { EditorRequest } from '../server/read-body';
import { BrowserStorage } from './browser-storage';
import { findDatabase } from './find-database';
import { keepLoaded } from './keep-loaded';
import { loadStarter } from './load-starter';
import { memoryFiles, NotLoaded, loadFile } from './memory-files';
import { draftsFolder, NoSite, openSite, publicFolder, siteFolder } from './open-site';
import { createDraftPlanner } from './plan-worker-draft';
import type { HostKind } from '../protocol/editor-addresses';
import type {
  OpenAnswer,
  OpenedRepository,
  OpenMessage,
  RequestAnswer,
  RequestMessage,
  WorkerMessage,
  WorkerNotice,
} from '../protocol/worker-messages';

/** The editor of one site, once it is open. */
interface OpenEditor {
  kind: HostKind;
  parts: EditorParts;
  storage: BrowserStorage;
}

/** Its changes may have been rescued, see `openSite`. */
type OpenedEditor = OpenEditor & { isRescued: boolean };

let editor: OpenEditor | undefined;

const editedSite: EditedSite = {
  configFile: `${siteFolder}/${configName}`,
  publicFolder,
  folder: draftsFolder,
};

const createPlanner = () => createDraftPlanner(publicFolder);

self.addEventListener('message', ({ data, ports: [port] }: MessageEvent<WorkerMessage>) => {
  const answer = handle(data).catch((error: unknown) => String(error));
  void answer.then((message) => port?.postMessage(message));
});

function handle(message: WorkerMessage): Promise<unknown> {
  if (message.kind === 'open') return open(message);
  if (message.kind === 'request') return respond(message);
  return editor?.storage.delete() ?? Promise.resolve();
}

async function open(message: OpenMessage): Promise<OpenAnswer> {
  try {
    const { isRescued, ...opened } = await ('starter' in message.site
      ? openNew(message, message.site.starter)
      : openRepository(message, message.site));
    editor = opened;
    return { kind: 'opened', isRescued };
  } catch (error) {
    if (error instanceof HostFailure) {
      const { reason, said, until } = error;
      return { kind: 'failed', reason, said, ...(until !== undefined && { until }) };
    }
    if (error instanceof NoSite) return { kind: 'failed', reason: 'noSite', said: error.message };
    console.error(error);
    return { kind: 'failed', reason: 'unknown', said: String(error) };
  }
}

async function openRepository(
  { host: kind, api }: OpenMessage,
  { token, repository }: OpenedRepository,
): Promise<OpenedEditor> {
  const entered = connectHost(kind, { token, repository, api });
  const { id, name, defaultBranch } = await entered.readRepository();
  const place = await findDatabase({ host: new URL(api).host, id, name: repository });
  const storage = await BrowserStorage.open(place);
  // Hosts redirect from a former name, but not each of them for requests that write.
  const options = { token, repository: name, api };
  const host = keepLoaded(connectHost(kind, options), storage);
  const [owner = ''] = name.split('/');
  const published = { site: new GitHubSite(options), host, owner };
  const site = await openSite(host, storage, defaultBranch);
  const parts = createParts(editedSite, {
    createPlanner,
    openRepository: (content) => openHosted(host, { ...content, ...site, findBlob }),
    ...(kind === 'github' && { findHost: () => published }),
  });
  const { isRescued } = site;
  const listRuns = (commit: string) => host.listRuns(commit);
  return { kind, storage, isRescued, parts: { ...parts, listRuns } };
}

/** Opens a site that has no repository yet. */
async function openNew({ host: kind, api }: OpenMessage, name: string): Promise<OpenedEditor> {
  const storage = await BrowserStorage.open(`new/${name}`);
  const { starter, source } = await loadStarter(name);
  await openSite(source, storage, 'main');
  const readAround = (repository: string) => fillTemplate(starter.template, repository);
  const parts = createParts(editedSite, { createPlanner, newSite: { api, readAround } });
  return { kind, storage, isRescued: false, parts };
}

/** The name of content that need not be loaded for that. */
function findBlob(path: string): string | undefined {
  return memoryFiles.find(path)?.blob;
}

/** Stores the changes before the page receives the answer. */
async function respond(message: RequestMessage): Promise<RequestAnswer> {
  if (!editor) return { status: 503, headers: {} };
  const { kind, parts, storage } = editor;
  try {
    const { afterwards, ...answer } = await answerLoaded(parts, readRequest(message));
    await storage.flush().catch(warnOfLoss);
    if (afterwards) setTimeout(afterwards);
    return answer;
  } catch (error) {
    const isOfHost = error instanceof HostFailure;
    if (!isOfHost) console.error(error);
    const { status, message: said } = isOfHost
      ? explainHost(error, kind)
      : { status: 500, message: String(error) };
    const headers = { 'Content-Type': 'application/json' };
    return { status, headers, body: JSON.stringify({ message: said }) };
  }
}

/** The changes are still in the memory, and are stored with the next ones if there is room again. */
function warnOfLoss(error: unknown): void {
  console.error(error);
  self.postMessage({ kind: 'notStored' } satisfies WorkerNotice, {});
}

/** Files of the repository that turn out to be needed are loaded first. */
async function answerLoaded(parts: EditorParts, request: EditorRequest): Promise<EditorResponse> {
  for (;;) {
    try {
      return await answerRequest(parts, request);
    } catch (error) {
      if (!(error instanceof NotLoaded) || !(await loadFile(error.path))) throw error;
    }
  }
}

function readRequest({
  method,
  url,
  headers = {},
  body = new Uint8Array(),
}: RequestMessage): EditorRequest {
  return {
    method,
    url,
    headers,
    readBytes: async (most) => (body.length > most ? undefined : body),
  };
}

// Messages that came earlier were lost: https://html.spec.whatwg.org/#run-a-worker
self.postMessage({ kind: 'started' } satisfies WorkerNotice, {});
