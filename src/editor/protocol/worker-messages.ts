import type { HostFailureReason } from '../git-hosts/git-host';
import type { HostKind } from './editor-addresses';

/** A repository, and the rights with which it is opened. */
export interface OpenedRepository {
  token: string;
  /** `mary/practice` */
  repository: string;
}

/** What the worker opens. */
export interface OpenMessage {
  kind: 'open';
  host: HostKind;
  /** where the API of the git host is */
  api: string;
  /** a repository, or the name of the starter of a new site, which has none yet */
  site: OpenedRepository | { starter: string };
}

/** A request of the editor, or of a page in the preview. */
export interface RequestMessage {
  kind: 'request';
  method: string;
  /** path and query */
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array;
}

/** Deletes what was kept of the repository in this browser. */
export interface ForgetMessage {
  kind: 'forget';
}

/** The page sends these to the worker, with a port for the answer. */
export type WorkerMessage = OpenMessage | RequestMessage | ForgetMessage;

/** The worker sends it by itself: it hears messages now, or could not store the changes. */
export interface WorkerNotice {
  kind: 'started' | 'notStored';
}

/** The answer to `open`. */
export type OpenAnswer =
  | {
      kind: 'opened';
      /** the changes are on top of the newest version now, as the repository lost the one that they were made on */
      isRescued: boolean;
    }
  | {
      kind: 'failed';
      reason: HostFailureReason | 'noSite' | 'unknown';
      said: string;
      until?: number;
    };

/** The answer to a request. */
export interface RequestAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
}

/** The service worker sends it to the page, with a port for a `RequestAnswer`. */
export interface DraftMessage {
  kind: 'draft';
  url: string;
}

/** An answer of the worker as browsers know those of servers. */
export function readAnswer({ status, headers, body = '' }: RequestAnswer): Response {
  // The type of a response demands bytes that no other thread shares.
  const content = typeof body === 'string' ? body : new Uint8Array(body);
  return new Response(content.length > 0 ? content : null, { status, headers });
}
