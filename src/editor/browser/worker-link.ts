import type { Send } from '../client/state/edit-api';
import { serviceWorkerPath } from '../protocol/editor-addresses';
import {
  readAnswer,
  type DraftMessage,
  type OpenAnswer,
  type OpenMessage,
  type RequestAnswer,
  type WorkerMessage,
  type WorkerNotice,
} from '../protocol/worker-messages';

const stopped =
  'The editor has stopped working. Reload this page. Your changes are kept in this browser.';

/** The worker that has the site, as this page reaches it. */
export class WorkerLink {
  private readonly worker: Worker;
  /** Browsers drop messages that come before all modules of a worker have run. */
  private readonly started: Promise<unknown>;
  private readonly closing = new AbortController();

  /**
   * @param code where the code of the worker is
   * @param onNotStored is called when changes could not be stored
   */
  constructor(code: string, onNotStored: () => void) {
    this.worker = new Worker(trustScript(code), { type: 'module' });
    this.started = new Promise((resolve, reject) => {
      this.worker.addEventListener('message', ({ data }: MessageEvent<WorkerNotice>) => {
        if (data.kind === 'started') resolve(data);
        else onNotStored();
      });
      this.worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    });
    this.started.catch(() => undefined);
  }

  open(message: Omit<OpenMessage, 'kind'>): Promise<OpenAnswer> {
    return this.ask({ kind: 'open', ...message });
  }

  /** Sends requests of the editor to the worker instead of a server. */
  readonly send: Send = async (url, { method = 'GET', headers, body = null }) => {
    const content = await new Response(body).arrayBuffer();
    const message: WorkerMessage = {
      kind: 'request',
      method,
      url,
      headers: Object.fromEntries(new Headers(headers)),
      body: new Uint8Array(content),
    };
    return this.ask<RequestAnswer>(message).then(readAnswer, () =>
      Response.json({ message: stopped }, { status: 500 }),
    );
  };

  /** Lets the worker answer what pages in the preview ask for. */
  servePreview(serviceWorker: ServiceWorkerContainer): void {
    const { signal } = this.closing;
    const answer = ({ data, ports }: MessageEvent<DraftMessage>): void => {
      const request: WorkerMessage = { kind: 'request', method: 'GET', url: data.url };
      this.worker.postMessage(request, [...ports]);
    };
    serviceWorker.addEventListener('message', answer, { signal });
    serviceWorker.startMessages();
  }

  /** Deletes what was kept of the repository in this browser. */
  forget(): Promise<unknown> {
    return this.ask({ kind: 'forget' });
  }

  /** Leaves the pages in the preview to another worker. */
  stopPreview(): void {
    this.closing.abort();
  }

  close(): void {
    this.stopPreview();
    this.worker.terminate();
  }

  private async ask<T>(message: WorkerMessage): Promise<T> {
    await this.started;
    const listening = new AbortController();
    const { signal } = listening;
    return new Promise<T>((resolve, reject) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', ({ data }: MessageEvent<T>) => resolve(data));
      port1.start();
      const fail = ({ message: said }: ErrorEvent) => reject(new Error(said));
      this.worker.addEventListener('error', fail, { signal });
      this.worker.postMessage(message, [port2]);
    }).finally(() => listening.abort());
  }
}

/**
 * Starts the service worker, which hands over to this page what pages in the preview ask for.
 *
 * @throws Error when the browser has none, as in some private windows
 */
export async function startServiceWorker(): Promise<ServiceWorkerContainer> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(trustScript(serviceWorkerPath));
  const { active } = await serviceWorker.ready;
  if (!serviceWorker.controller) {
    const isControlled = new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    // A page that was reloaded with Shift has none.
    active?.postMessage('claim', {});
    await isControlled;
  }
  return serviceWorker;
}

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
}

/** Browsers without them take every address. The types of the DOM do not know them yet. */
const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };

/** Only these addresses become code: the policy of the page names it. */
const policy = trustedTypes?.createPolicy('editor-worker', {
  createScriptURL: (address) => {
    const { origin } = new URL(address, window.location.href);
    if (origin !== window.location.origin) throw new TypeError(`${address} is not ours.`);
    return address;
  },
});

/** The address of a script of the editor, for functions that would not take a text. */
function trustScript(address: string): string {
  return policy?.createScriptURL(address) ?? address;
}
