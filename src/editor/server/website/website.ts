import { listDue } from '../../../check/list-due';
import type { GitHubSite } from '../../git-hosts/github-site';
import { HostFailure, type GitHost } from '../../git-hosts/git-host';
import type { DomainCheckAnswer, DomainRequest, WebsiteAnswer } from '../../protocol/website-api';
import type { EditedDocument } from '../document';
import { attemptTask, explainOnline, type GitHubTask } from '../go-online/explain-online';
import { RefusedRequest } from '../read-body';

/** A repository at GitHub, and what publishes it. */
export interface PublishedAt {
  site: GitHubSite;
  host: Pick<GitHost, 'listRuns'>;
  /** `mary` */
  owner: string;
}

/** How the site is published, as far as the editor can see and change it. */
export class Website {
  /** @param findHost gives undefined where the editor cannot ask the host */
  constructor(
    private readonly document: EditedDocument,
    private readonly findHost: () => PublishedAt | 'signedOut' | undefined,
  ) {}

  async read(): Promise<WebsiteAnswer> {
    const next = this.findNext();
    const answer = { ...(next && { next }) };
    const published = this.findHost();
    if (!published) return answer;
    if (published === 'signedOut') return { ...answer, isSignedOut: true };
    const { site, host, owner } = published;
    const faults: { isForbidden: boolean; message: string }[] = [];
    const ask = <T>(task: GitHubTask, work: () => Promise<T>) =>
      work().catch((error: unknown) => {
        if (!(error instanceof HostFailure)) throw error;
        const isForbidden = error.reason === 'forbidden';
        faults.push({ isForbidden, message: explainOnline(error, task).message });
        return undefined;
      });
    const readLast = async () => {
      const last = await site.readLastCommit();
      const [run] = last ? await host.listRuns(last.id) : [];
      return last && { ...last, ...(run && { run }) };
    };
    const [pages, last, isScheduled] = await Promise.all([
      ask('pages', () => site.readPages()),
      ask('content', readLast),
      ask('runs', () => site.isScheduled()),
    ]);
    const other = faults.find(({ isForbidden }) => !isForbidden);
    return {
      ...answer,
      target: `${owner.toLowerCase()}.github.io`,
      ...(pages && { pages }),
      ...(last && { last }),
      ...(isScheduled !== undefined && { isScheduled }),
      ...(faults.some(({ isForbidden }) => isForbidden) && { lacksRights: true as const }),
      ...(other && { fault: other.message }),
    };
  }

  async setDomain({ domain }: DomainRequest): Promise<WebsiteAnswer> {
    await this.attempt('pages', (site) => site.setDomain(domain));
    return this.read();
  }

  async checkDomain(): Promise<DomainCheckAnswer> {
    const hosts = await this.attempt('pages', (site) => site.checkDomain());
    return hosts ? { hosts } : {};
  }

  async enforceHttps(): Promise<WebsiteAnswer> {
    await this.attempt('pages', async (site) => {
      const pages = await site.readPages();
      if (pages?.certificate !== 'approved') {
        throw new RefusedRequest(
          422,
          'GitHub has no certificate for this domain yet. Try again in a while.',
        );
      }
      await site.enforceHttps();
    });
    return this.read();
  }

  /** Lets GitHub publish once an hour what is due, and what is due by now. */
  async schedule(): Promise<WebsiteAnswer> {
    await this.attempt('runs', async (site) => {
      await site.schedule();
      await site.publishAgain();
    });
    return this.read();
  }

  /** Builds the website again, after a build failed. */
  async build(): Promise<WebsiteAnswer> {
    await this.attempt('runs', (site) => site.publishAgain());
    return this.read();
  }

  private findNext(): WebsiteAnswer['next'] {
    const { meant } = this.document.checked;
    const now = Date.now();
    return meant && listDue(meant, now).find(({ at }) => at > now);
  }

  /** @throws RefusedRequest that explains why the host refused */
  private async attempt<T>(task: GitHubTask, work: (site: GitHubSite) => Promise<T>): Promise<T> {
    const published = this.findHost();
    if (!published) throw new RefusedRequest(422, 'GitHub doesn’t publish this website.');
    if (published === 'signedOut') throw new RefusedRequest(401, 'Sign in with a token first.');
    return attemptTask(task, () => work(published.site));
  }
}
