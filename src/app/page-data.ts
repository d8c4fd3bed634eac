import { CancelledError, onlineManager, QueryClient } from '@tanstack/react-query';
import { LazyHeaderSearch, loadBlocks, LazyLanguageSwitch } from '../shell/load-blocks';
import type { BootSettings } from '../boot/settings';
import { dataUrl, notFoundPath, siteDataUrl } from '../payload/page-paths';
import type { PagePayload, PublishedSite } from '../payload/payload';

/** An address of the site that moved: the content of `/_data/<from>.json`. */
export interface MovedPage {
  redirect: string;
}

/** Of a site that a newer build has replaced, this one shows nothing more. */
export interface ReplacedPage {
  replaced: true;
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
  /** of the build that this page is from */
  private version: string | undefined;
  private isReplaced = false;

  /** @param base what addresses of the site begin with */
  constructor(
    { retries, retryDelay, maxRetryDelay, cacheLifetime }: BootSettings['data'],
    private readonly base = '',
  ) {
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

  async fetchSite(): Promise<PublishedSite> {
    const site = await this.client.fetchQuery({
      queryKey: [siteDataUrl],
      queryFn: () => fetchSite(this.base),
    });
    this.version = site.version;
    return site;
  }

  /** Whether a newer build is known to be deployed; no answer says nothing. */
  async checkVersion(): Promise<boolean> {
    const site = await fetchJson<PublishedSite>(this.base + siteDataUrl, 'no-cache').catch(
      () => undefined,
    );
    this.isReplaced ||= site !== undefined && site.version !== (this.version ?? site.version);
    return this.isReplaced;
  }

  /** @throws PageDataError after the last try; unknown paths give the 404 page instead. */
  async fetchPage(path: string): Promise<PagePayload | MovedPage | ReplacedPage> {
    if (this.isReplaced) return { replaced: true };
    try {
      return await this.client.fetchQuery(pageQuery(path));
    } catch (error) {
      if (error instanceof CancelledError) return this.fetchPage(path);
      if (!isMissing(error) || path === this.base + notFoundPath) throw error;
      if (await this.checkVersion()) return { replaced: true };
      return this.fetchPage(this.base + notFoundPath);
    }
  }

  /** Tries to fetch a page again at once, instead of waiting for the next try. */
  retryPage(path: string): void {
    void this.client.cancelQueries({ queryKey: [dataUrl(path)] });
  }

  /**
   * Calls back when a try to fetch a page has failed, or had before, and another one will follow.
   *
   * @returns stops watching
   */
  watchFailures(path: string, onFailure: () => void): () => void {
    const queries = this.client.getQueryCache();
    const { queryKey } = pageQuery(path);
    const { fetchStatus, fetchFailureCount } = queries.find({ queryKey })?.state ?? {};
    if (fetchStatus !== 'idle' && fetchFailureCount) onFailure();
    return queries.subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'failed') return;
      if (event.query.queryKey[0] === dataUrl(path)) onFailure();
    });
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

/** The data of the site, with the code that its header needs. */
async function fetchSite(base: string): Promise<PublishedSite> {
  const site = await fetchJson<PublishedSite>(base + siteDataUrl);
  if (site.search) await LazyHeaderSearch.load();
  if (site.otherLanguages || site.english) await LazyLanguageSwitch.load();
  return site;
}

function pageQuery(path: string) {
  return {
    queryKey: [dataUrl(path)],
    queryFn: () => fetchPage(path),
  };
}

/** A page with the code of all its blocks. */
async function fetchPage(path: string): Promise<PagePayload | MovedPage> {
  const page = await fetchJson<PagePayload | MovedPage>(dataUrl(path));
  if ('blocks' in page) await loadBlocks(page);
  return page;
}

function isMissing(error: unknown): boolean {
  return error instanceof PageDataError && error.status === 404;
}

async function fetchJson<T>(url: string, cache: RequestCache = 'default'): Promise<T> {
  const response = await fetch(url, { cache });
  if (!response.ok) {
    throw new PageDataError(response.status, response.statusText || `HTTP ${response.status}`);
  }
  return (await response.json()) as T;
}
