import { onlineManager, QueryClient } from '@tanstack/react-query';
import type { BootSettings } from '../boot/settings';
import { dataUrl, notFoundPath, siteDataUrl } from '../pages/page-paths';
import type { PagePayload, SitePayload } from '../pages/payload';

/** An address of the site that moved: the content of `/_data/<from>.json`. */
export interface MovedPage {
  redirect: string;
}

/** The server answered, but not with content. */
export class PageDataError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Fetches the shell and the pages, with retries and a cache as the config says. */
export class PageData {
  private readonly client: QueryClient;

  constructor({ retries, retryDelay, maxRetryDelay, cacheLifetime }: BootSettings['data']) {
    this.client = new QueryClient({
      defaultOptions: {
        queries: {
          // A missing page is an answer; trying again would not change it.
          retry: (failures, error) => failures < retries && !isMissing(error),
          retryDelay: (failures) => Math.min(retryDelay * 2 ** failures, maxRetryDelay),
          staleTime: cacheLifetime,
          gcTime: cacheLifetime,
        },
      },
    });
  }

  fetchSite(): Promise<SitePayload> {
    return this.client.fetchQuery({
      queryKey: [siteDataUrl],
      queryFn: () => fetchJson<SitePayload>(siteDataUrl),
    });
  }

  /** @throws PageDataError after the last try; unknown paths give the 404 page instead. */
  async fetchPage(path: string): Promise<PagePayload | MovedPage> {
    try {
      return await this.client.fetchQuery(pageQuery(path));
    } catch (error) {
      if (!isMissing(error) || path === notFoundPath) throw error;
      return this.fetchPage(notFoundPath);
    }
  }

  /** Fetches a page before it is asked for; failures wait until it is. */
  prefetchPage(path: string): void {
    void this.client.prefetchQuery(pageQuery(path));
  }

  /**
   * Calls back whenever the connection is lost or back. Requests wait in between.
   *
   * @returns stops watching
   */
  watchConnection(onChange: (online: boolean) => void): () => void {
    // Lets requests that waited go on.
    this.client.mount();
    const stop = onlineManager.subscribe(onChange);
    return () => {
      stop();
      this.client.unmount();
    };
  }

  /** Asks the server for a sign of life; an answer of any kind lets waiting requests go on. */
  async checkConnection(): Promise<boolean> {
    const online = await fetch(siteDataUrl, { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    );
    onlineManager.setOnline(online);
    return online;
  }
}

function pageQuery(path: string) {
  return {
    queryKey: [dataUrl(path)],
    queryFn: () => fetchJson<PagePayload | MovedPage>(dataUrl(path)),
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof PageDataError && error.status === 404;
}

async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new PageDataError(response.status, response.statusText || `HTTP ${response.status}`);
  }
  return (await response.json()) as T;
}
