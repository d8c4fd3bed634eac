/**
 * Answers the requests of pages in the preview, at the usual addresses of the site: the window that has the
 * editor passes them on to its worker. Nothing else on this origin is changed.
 */
import { isOfEditor } from '../protocol/editor-addresses';
import { readAnswer, type DraftMessage, type RequestAnswer } from '../protocol/worker-messages';

/** The part of its scope that this worker uses: the types of workers cannot be loaded next to those of pages. */
interface Scope {
  location: Location;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: object) => Promise<readonly EditorWindow[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: (kind: string, listener: (event: ScopeEvent) => void) => void;
}

interface EditorWindow extends Pick<Worker, 'postMessage'> {
  frameType: string;
}

interface ScopeEvent {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
  waitUntil: (work: Promise<unknown>) => void;
}

declare const self: Scope;

/** Milliseconds after which the editor counts as closed. */
const maxWait = 60_000;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { url, destination } = event.request;
  const { origin, pathname, search } = new URL(url);
  if (origin !== self.location.origin || isOfEditor(pathname)) return;
  if (destination === 'document') return;
  event.respondWith(askEditor({ kind: 'draft', url: pathname + search }));
});

async function askEditor(message: DraftMessage): Promise<Response> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const answers = windows
    .filter(({ frameType }) => frameType === 'top-level')
    .map((window) => askWindow(window, message));
  if (answers.length === 0) return closed();
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, maxWait));
  const answer = await Promise.race([...answers, timeout]);
  return answer ? readAnswer(answer) : closed();
}

function closed(): Response {
  return new Response('The editor is closed.', { status: 503 });
}

/** Windows without an open site do not answer. */
function askWindow(window: EditorWindow, message: DraftMessage): Promise<RequestAnswer> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data as RequestAnswer));
    port1.start();
    window.postMessage(message, [port2]);
  });
}
