import { gitHubManners } from './github';
import { encodePath, isFailure, readJson, readReasons, readText } from './host-answers';
import { HostRequests, type RequestOptions } from './host-requests';

/** A website that GitHub Pages publishes. */
export interface PagesSite {
  /** `https://mary.github.io/` */
  address: string;
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
      return { address: readText(site, 'html_url') };
    } catch (error) {
      if (isFailure(error, 'notFound')) return undefined;
      throw error;
    }
  }

  /** Starts the workflow that publishes the website. */
  async publishAgain(): Promise<void> {
    const path = `${this.#path}/actions/workflows/website.yml/dispatches`;
    this.#requests.accept(await this.#requests.write('POST', path, { ref: 'main' }));
  }
}
