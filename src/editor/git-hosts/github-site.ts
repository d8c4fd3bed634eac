import { isObject, getIn } from '../../utils/json';
import { gitHubManners } from './github';
import { encodePath, isFailure, readJson, readList, readReasons, readText } from './host-answers';
import { HostRequests, type RequestOptions } from './host-requests';

/** The workflow that publishes a website, see `scripts/templates/site`. */
const file = 'website.yml';

/** A website that GitHub Pages publishes. */
export interface PagesSite {
  /** `https://mary.github.io/` */
  address: string;
  /** `example.org`, if it has one */
  domain?: string;
  isHttpsEnforced: boolean;
  /** how far the certificate of the domain is, as GitHub calls it; `approved` at the end */
  certificate?: string;
}

/** How the DNS records of a domain look to GitHub. */
export interface DomainHealth {
  host: string;
  /** whether there are records at all */
  resolves: boolean;
  /** whether GitHub Pages serves it */
  isValid: boolean;
  /** an address that is not GitHub’s is among the records */
  hasOtherAddress: boolean;
  /** a service such as Cloudflare answers in between */
  isProxied: boolean;
  /** why no certificate can be made, as GitHub explains it */
  certificateFault?: string;
}

export interface LastCommit {
  id: string;
  /** when, in ISO 8601 */
  at: string;
  by: string;
  /** the first line of the message */
  subject: string;
}

/** Makes a repository at GitHub and publishes it with GitHub Pages. All methods throw `HostFailure`. */
export class GitHubSite {
  readonly #requests: HostRequests;
  readonly #owner: string;
  readonly #name: string;

  /** @param repository `mary/mary.github.io` */
  constructor({ repository, ...options }: RequestOptions & { repository: string }) {
    this.#requests = new HostRequests(options, gitHubManners);
    [this.#owner = '', this.#name = ''] = repository.split('/');
  }

  get #path(): string {
    return `/repos/${encodePath(`${this.#owner}/${this.#name}`)}`;
  }

  /**
   * Makes the repository, with a README: GitHub’s API refuses commits to an empty repository.
   *
   * @param login the account that is signed in; other owners are organizations
   * @throws HostFailure `taken` when there is a repository with this name
   */
  async create(
    login: string,
    { description, isPrivate }: { description: string; isPrivate: boolean },
  ): Promise<void> {
    const isOwn = login.toLowerCase() === this.#owner.toLowerCase();
    const path = isOwn ? '/user/repos' : `/orgs/${encodePath(this.#owner)}/repos`;
    const answer = await this.#requests.write('POST', path, {
      name: this.#name,
      description,
      private: isPrivate,
      auto_init: true,
      has_wiki: false,
      has_projects: false,
    });
    if (answer.status === 422 && /already exists/i.test(readReasons(answer))) {
      this.#requests.refuse('taken', answer);
    }
    this.#requests.accept(answer);
  }

  /** Changes who can read the repository. */
  async setPrivate(isPrivate: boolean): Promise<void> {
    const changes = { private: isPrivate };
    this.#requests.accept(await this.#requests.write('PATCH', this.#path, changes));
  }

  /** Gives a branch another name; people can choose how their first branches are called. */
  async renameBranch(from: string, to: string): Promise<void> {
    const path = `${this.#path}/branches/${encodePath(from)}/rename`;
    this.#requests.accept(await this.#requests.write('POST', path, { new_name: to }));
  }

  /**
   * Lets the workflow of the repository publish with GitHub Pages, which only a person can turn on.
   *
   * @throws HostFailure `plan` when GitHub publishes no private repository of this account
   */
  async enablePages(): Promise<void> {
    const body = { build_type: 'workflow' };
    const made = await this.#requests.write('POST', `${this.#path}/pages`, body);
    // GitHub turns Pages on by itself for some names, but then without a workflow.
    const isThere = made.status === 409;
    const answer = isThere ? await this.#requests.write('PUT', `${this.#path}/pages`, body) : made;
    if (/\bplan\b/i.test(answer.status >= 400 ? readReasons(answer) : '')) {
      this.#requests.refuse('plan', answer);
    }
    this.#requests.accept(answer);
  }

  /** @returns undefined when GitHub Pages is off */
  async readPages(): Promise<PagesSite | undefined> {
    try {
      const site = readJson(await this.#requests.get(`${this.#path}/pages`));
      const [domain, certificate] = [['cname'], ['https_certificate', 'state']].map((path) =>
        getIn(site, path),
      );
      return {
        address: readText(site, 'html_url'),
        isHttpsEnforced: getIn(site, ['https_enforced']) === true,
        ...(typeof domain === 'string' && { domain }),
        ...(typeof certificate === 'string' && { certificate }),
      };
    } catch (error) {
      if (isFailure(error, 'notFound')) return undefined;
      throw error;
    }
  }

  /** Gives the website a domain, or takes it away with null. */
  async setDomain(domain: string | null): Promise<void> {
    await this.#changePages({ cname: domain });
  }

  /** Redirects visitors to HTTPS; GitHub refuses that until it has a certificate. */
  async enforceHttps(): Promise<void> {
    await this.#changePages({ https_enforced: true });
  }

  async #changePages(changes: object): Promise<void> {
    this.#requests.accept(await this.#requests.write('PUT', `${this.#path}/pages`, changes));
  }

  /** Looks at the DNS records of the domain. @returns undefined while GitHub is looking: ask again */
  async checkDomain(): Promise<DomainHealth[] | undefined> {
    const answer = await this.#requests.get(`${this.#path}/pages/health`);
    if (answer.status === 202) return undefined;
    const health = readJson(answer);
    return ['domain', 'alt_domain'].flatMap((name) => {
      const about = getIn(health, [name]);
      return isObject(about) ? [readHealth(about)] : [];
    });
  }

  /** The last commit of the branch that is published. */
  async readLastCommit(): Promise<LastCommit | undefined> {
    const query = new URLSearchParams({ sha: 'main', per_page: '1' });
    const [last] = readList(readJson(await this.#requests.get(`${this.#path}/commits?${query}`)));
    if (last === undefined) return undefined;
    return {
      id: readText(last, 'sha'),
      at: readText(last, 'commit', 'committer', 'date'),
      by: readText(last, 'commit', 'author', 'name'),
      subject: readText(last, 'commit', 'message').split('\n')[0] ?? '',
    };
  }

  /**
   * Whether GitHub runs the workflow once an hour; it pauses workflows of repositories that rest for 60 days.
   *
   * @returns undefined for a repository without this workflow
   */
  async isScheduled(): Promise<boolean | undefined> {
    try {
      const path = `${this.#path}/actions/workflows/${file}`;
      return getIn(readJson(await this.#requests.get(path)), ['state']) === 'active';
    } catch (error) {
      if (isFailure(error, 'notFound')) return undefined;
      throw error;
    }
  }

  /** Lets GitHub run the workflow once an hour again. */
  async schedule(): Promise<void> {
    const path = `${this.#path}/actions/workflows/${file}/enable`;
    this.#requests.accept(await this.#requests.write('PUT', path, undefined));
  }

  /** Starts the workflow that publishes the website. */
  async publishAgain(): Promise<void> {
    const path = `${this.#path}/actions/workflows/${file}/dispatches`;
    this.#requests.accept(await this.#requests.write('POST', path, { ref: 'main' }));
  }
}

function readHealth(about: object): DomainHealth {
  const is = (name: string) => getIn(about, [name]) === true;
  const fault = getIn(about, ['caa_error']) ?? getIn(about, ['https_error']);
  return {
    host: readText(about, 'host'),
    resolves: is('dns_resolves'),
    isValid: is('is_valid') && is('is_served_by_pages'),
    hasOtherAddress: is('is_non_github_pages_ip_present'),
    isProxied: is('is_proxied') || is('is_cloudflare_ip'),
    ...(typeof fault === 'string' && { certificateFault: fault }),
  };
}
