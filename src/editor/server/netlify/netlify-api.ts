import { getIn } from '../../../utils/json';
import { encodePath, isText, readJson, readList, readText } from '../../git-hosts/host-answers';
import {
  HostRequests,
  type RequestManners,
  type RequestOptions,
} from '../../git-hosts/host-requests';

/** Where the API of Netlify is: https://open-api.netlify.com */
export const netlifyApi = 'https://api.netlify.com/api/v1';

const manners: RequestManners = {
  accept: 'application/json',
  explainSilence: () => 'Netlify can’t be reached. Check your connection, then try again.',
};

export interface NetlifySite {
  id: string;
  /** `lakeside.netlify.app` has the name `lakeside` */
  name: string;
  /** `https://lakeside.netlify.app` */
  address: string;
  /** whether something was published there */
  isUsed: boolean;
  /** `lake-team` */
  account?: string;
  /** how people know the account */
  accountName?: string;
}

/** A version of a site, on its way to visitors. */
export interface NetlifyDeploy {
  id: string;
  /** `preparing`, `prepared`, `uploading`, `uploaded`, `processing`, `ready` or `error`, besides others */
  state: string;
  /** the SHA-1 digests of the files that Netlify does not have yet */
  required: string[];
  /** of the state `error` */
  fault?: string;
}

/** The API of Netlify, with the rights of the person whose token it is. All methods throw `HostFailure`. */
export class Netlify {
  readonly #requests: HostRequests;

  constructor(options: RequestOptions) {
    this.#requests = new HostRequests(options, manners);
  }

  /** @throws HostFailure `taken` when there is a site with this name */
  async createSite(name: string): Promise<NetlifySite> {
    const answer = await this.#requests.write('POST', '/sites', { name });
    if (answer.status === 422) this.#requests.refuse('taken', answer);
    return readSite(readJson(this.#requests.accept(answer)));
  }

  async readSite(id: string): Promise<NetlifySite> {
    return readSite(readJson(await this.#requests.get(`/sites/${encodePath(id)}`)));
  }

  /** @returns the site of this account that has the name */
  async findSite(name: string): Promise<NetlifySite | undefined> {
    const query = new URLSearchParams({ name, filter: 'all' });
    const sites = readList(readJson(await this.#requests.get(`/sites?${query}`)));
    return sites.map(readSite).find((site) => site.name === name);
  }

  /** The accounts that the token may use. */
  async listAccounts(): Promise<string[]> {
    const accounts = readList(readJson(await this.#requests.get('/accounts')));
    return accounts.map((account) => readText(account, 'slug'));
  }

  /**
   * Announces a version of a site.
   *
   * @param files SHA-1 digests by their paths, such as `/index.html`
   * @param isAsync whether Netlify compares the files after it has answered
   */
  async createDeploy(
    site: string,
    files: Readonly<Record<string, string>>,
    isAsync: boolean,
  ): Promise<NetlifyDeploy> {
    const path = `/sites/${encodePath(site)}/deploys`;
    const answer = await this.#requests.write('POST', path, { files, async: isAsync });
    return readDeploy(readJson(this.#requests.accept(answer)));
  }

  async readDeploy(id: string): Promise<NetlifyDeploy> {
    return readDeploy(readJson(await this.#requests.get(`/deploys/${encodePath(id)}`)));
  }

  /** @param file from the folder of the website, such as `index.html` */
  async upload(deploy: string, file: string, bytes: Uint8Array): Promise<void> {
    const path = `/deploys/${encodePath(deploy)}/files/${encodePath(file)}`;
    this.#requests.accept(await this.#requests.write('PUT', path, bytes));
  }
}

function readSite(value: unknown): NetlifySite {
  const secure = getIn(value, ['ssl_url']);
  const address = isText(secure) ? secure : readText(value, 'url');
  const account = getIn(value, ['account_slug']);
  const accountName = getIn(value, ['account_name']);
  return {
    id: readText(value, 'id'),
    name: readText(value, 'name'),
    address: address.replace(/\/$/, ''),
    isUsed: Boolean(getIn(value, ['published_deploy'])),
    ...(isText(account) && { account }),
    ...(isText(accountName) && { accountName }),
  };
}

function readDeploy(value: unknown): NetlifyDeploy {
  const required = getIn(value, ['required']);
  const fault = getIn(value, ['error_message']);
  return {
    id: readText(value, 'id'),
    state: readText(value, 'state'),
    required: Array.isArray(required) ? required.map(String) : [],
    ...(isText(fault) && { fault }),
  };
}
