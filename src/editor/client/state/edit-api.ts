import { apiPath, tokenHeader, uploadType, type RefusedAnswer } from '../../protocol/editor-api';
import { words } from '../../words';

/** An answer of the editor's server. */
export interface Answered<T> {
  status: number;
  body: T;
}

/** The server cannot be reached: it has been ended, or the computer slept. */
export class Unreachable extends Error {}

/** How a request reaches the code that answers it. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

/** Asks the server of the editor, with the token that it printed; or the worker that takes its place. */
export class EditApi {
  constructor(
    private readonly token: string,
    private readonly send: Send = (url, init) => fetch(url, init),
  ) {}

  get<T>(name: string): Promise<Answered<T>> {
    return this.ask<T>(name, { method: 'GET' });
  }

  post<T>(name: string, body: object = {}, headers: Record<string, string> = {}) {
    return this.ask<T>(name, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  }

  /** Sends a file, for `UploadAnswer`. */
  upload<T>(file: File, format: string): Promise<Answered<T>> {
    const query = new URLSearchParams({ name: file.name, format });
    const headers = { 'Content-Type': uploadType };
    return this.ask<T>(`upload?${query}`, { method: 'POST', body: file, headers });
  }

  /** Asks for a file. */
  async download(name: string, body: object): Promise<Answered<Blob | RefusedAnswer>> {
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'POST', body: JSON.stringify(body), headers };
    const response = await this.reach(name, init);
    const { status } = response;
    return status === 200
      ? { status, body: await response.blob() }
      : { status, body: (await response.json()) as RefusedAnswer };
  }

  private async ask<T>(name: string, init: RequestInit): Promise<Answered<T>> {
    const response = await this.reach(name, init);
    // A request that the server does not even look at is refused in words.
    if (response.status === 403) return { status: 403, body: { message: words.refused } as T };
    // The types of both sides are in one file.
    return { status: response.status, body: (await response.json()) as T };
  }

  private reach(name: string, init: RequestInit): Promise<Response> {
    const headers = { ...init.headers, [tokenHeader]: this.token };
    return this.send(apiPath + name, { ...init, headers }).catch((error: unknown) => {
      throw new Unreachable(String(error));
    });
  }
}

/** Why the server refused, in its own words. */
export function readRefusal(body: unknown): string | undefined {
  const { message } = (body ?? {}) as Partial<RefusedAnswer>;
  return typeof message === 'string' ? message : undefined;
}

const storageKey = 'editor-token';

/** The token from the address that was printed; it stays in this tab, not in the address. */
export function takeToken(): string {
  const given = decodeURIComponent(window.location.hash.slice(1));
  if (given !== '') {
    sessionStorage.setItem(storageKey, given);
    window.history.replaceState(null, '', window.location.pathname);
  }
  return given || (sessionStorage.getItem(storageKey) ?? '');
}
