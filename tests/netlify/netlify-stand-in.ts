import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isObject } from '../../src/utils/json';
import { makeSwitches, takesPart } from '../git-hosts/github-switches';
import { HostServer, type ServedAnswer } from '../git-hosts/host-server';

/** A site, and the version that visitors see. */
export interface StandInSite {
  id: string;
  name: string;
  /** `lake`; undefined for `lake`, too */
  account?: string;
  /** content by its path, such as `/index.html` */
  published: ReadonlyMap<string, Buffer> | undefined;
}

interface Deploy {
  id: string;
  site: StandInSite;
  files: ReadonlyMap<string, string>;
  state: 'preparing' | 'uploading' | 'processing' | 'ready' | 'error';
  fault?: string;
}

/** A refusal in the form that Netlify has for it. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: object,
    readonly headers: Record<string, string> = {},
  ) {
    super(`${status}`);
  }
}

/**
 * The API of Netlify as far as a website is deployed by the digests of its files:
 * https://docs.netlify.com/api-and-cli-guides/api-guides/get-started-with-api/#file-digest-method
 */
export class NetlifyStandIn {
  readonly token = 'nfp_standin';
  /** accounts by their tokens */
  readonly accounts: ReadonlyMap<string, string> = new Map([
    [this.token, 'lake'],
    ['nfp_other', 'hill'],
  ]);
  readonly switches = {
    ...makeSwitches(this.token),
    /** deploys that are taken before there were too many in a minute */
    deploysLeft: 100,
    /** why the next deploy fails while it is processed */
    fault: undefined as string | undefined,
  };
  readonly sites: StandInSite[] = [];
  /** names of the sites of other people */
  readonly takenNames = new Set<string>();
  readonly #deploys = new Map<string, Deploy>();
  readonly #content = new Map<string, Buffer>();
  readonly #server = new HostServer(this.switches, {
    describePreflight: () => ({}),
    answer: async (request, body) => this.#answer(request, body),
    report: (violation) => void this.violations.push(violation),
  });
  readonly violations: string[] = [];

  static async start(): Promise<NetlifyStandIn> {
    const standIn = new NetlifyStandIn();
    await standIn.#server.start(0);
    return standIn;
  }

  get url(): string {
    return `${this.#server.url}/api/v1`;
  }

  get log() {
    return this.#server.log;
  }

  close(): Promise<void> {
    return this.#server.close();
  }

  #answer(request: IncomingMessage, body: Buffer): ServedAnswer {
    const { failing } = this.switches;
    if (takesPart(failing)) return write(failing.status, { message: 'Bad gateway' });
    try {
      const account = this.accounts.get(
        request.headers.authorization?.slice('Bearer '.length) ?? '',
      );
      if (account === undefined) {
        throw new Refusal(401, { code: 401, message: 'Access Denied: Origin not allowed' });
      }
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
      const path = decodeURI(pathname.replace('/api/v1', ''));
      const type = request.headers['content-type'];
      return this.#respond(`${request.method} ${path}`, { account, searchParams, type, body });
    } catch (error) {
      if (error instanceof Refusal) return write(error.status, error.body, error.headers);
      throw error;
    }
  }

  #respond(
    asked: string,
    sent: { account: string; searchParams: URLSearchParams; type?: string; body: Buffer },
  ): ServedAnswer {
    const { account, searchParams, type, body } = sent;
    const own = this.sites.filter((site) => (site.account ?? 'lake') === account);
    if (asked === 'GET /accounts') return write(200, [{ slug: account }]);
    if (asked === 'POST /sites')
      return write(201, describe(this.#create(account, readJson(type, body))));
    if (asked === 'GET /sites') {
      const named = own.filter(({ name }) => name.includes(searchParams.get('name') ?? ''));
      return write(200, named.map(describe));
    }
    const [, siteId] = /^GET \/sites\/([^/]+)$/.exec(asked) ?? [];
    if (siteId !== undefined) return write(200, describe(find(own, siteId)));
    const [, deployedId] = /^POST \/sites\/([^/]+)\/deploys$/.exec(asked) ?? [];
    if (deployedId !== undefined) {
      const deploy = this.#announce(find(own, deployedId), readJson(type, body));
      return write(200, this.#describe(deploy));
    }
    const [, deployId] = /^GET \/deploys\/([^/]+)$/.exec(asked) ?? [];
    if (deployId !== undefined) return write(200, this.#proceed(this.#findDeploy(deployId)));
    const [, uploadedTo, file = ''] = /^PUT \/deploys\/([^/]+)\/files\/(.+)$/.exec(asked) ?? [];
    if (uploadedTo !== undefined && type === 'application/octet-stream') {
      return write(200, this.#take(this.#findDeploy(uploadedTo), `/${file}`, body));
    }
    this.violations.push(`${asked} with ${type}`);
    throw new Refusal(404, { code: 404, message: 'Not Found' });
  }

  #create(account: string, { name }: Record<string, unknown>): StandInSite {
    const isFree =
      !this.takenNames.has(String(name)) && !this.sites.some((site) => site.name === name);
    if (typeof name !== 'string' || !/^[a-z\d-]{1,63}$/.test(name) || !isFree) {
      throw new Refusal(422, { errors: { subdomain: ['must be unique'] } });
    }
    const site = { id: `site-${this.sites.length + 1}`, name, account, published: undefined };
    this.sites.push(site);
    return site;
  }

  #announce(site: StandInSite, { files, async: isAsync }: Record<string, unknown>): Deploy {
    if (this.switches.deploysLeft === 0) {
      const reset = Math.ceil(Date.now() / 1000) + 60;
      const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(reset) };
      throw new Refusal(429, { code: 429, message: 'Too many deploys' }, headers);
    }
    this.switches.deploysLeft -= 1;
    const digests = Object.entries(isObject(files) ? files : {}).map(([path, digest]) => {
      const isValid = /^\/[^#?]+$/.test(path) && /^[\da-f]{40}$/.test(String(digest));
      if (!isValid) this.violations.push(`${path}: ${String(digest)}`);
      return [path, String(digest)] as const;
    });
    // Netlify cuts off what takes 30 seconds.
    if (isAsync !== true && digests.length > 100) throw new Refusal(504, { message: 'Timeout' });
    const id = `deploy-${this.#deploys.size + 1}`;
    const state = isAsync === true ? 'preparing' : 'uploading';
    const deploy: Deploy = { id, site, files: new Map(digests), state };
    this.#deploys.set(id, deploy);
    this.#finish(deploy);
    return deploy;
  }

  #take(deploy: Deploy, path: string, body: Buffer): object {
    const sha = createHash('sha1').update(body).digest('hex');
    if (deploy.files.get(path) !== sha) {
      throw new Refusal(422, { code: 422, message: 'The file differs from its digest' });
    }
    this.#content.set(sha, body);
    this.#finish(deploy);
    return { id: path, path, sha, size: body.length };
  }

  /** Processes a version as soon as all its files are there. */
  #finish(deploy: Deploy): void {
    if (deploy.state === 'uploading' && this.#listRequired(deploy).length === 0) {
      deploy.state = 'processing';
    }
  }

  /** Goes on with a version each time somebody asks about it. */
  #proceed(deploy: Deploy): object {
    const described = this.#describe(deploy);
    const { fault } = this.switches;
    if (deploy.state === 'preparing') deploy.state = 'uploading';
    else if (deploy.state === 'processing' && fault !== undefined) {
      Object.assign(deploy, { state: 'error', fault });
      this.switches.fault = undefined;
    } else if (deploy.state === 'processing') {
      deploy.state = 'ready';
      deploy.site.published = new Map(
        [...deploy.files].map(([path, sha]) => [path, this.#content.get(sha) ?? Buffer.of()]),
      );
    }
    this.#finish(deploy);
    return described;
  }

  #listRequired({ files }: Deploy): string[] {
    return [...new Set(files.values())].filter((sha) => !this.#content.has(sha));
  }

  #describe(deploy: Deploy): object {
    const { id, site, state, fault } = deploy;
    const required = state === 'preparing' ? {} : { required: this.#listRequired(deploy) };
    return { id, site_id: site.id, state, ...required, ...(fault && { error_message: fault }) };
  }

  #findDeploy(id: string): Deploy {
    const deploy = this.#deploys.get(id);
    if (!deploy) throw new Refusal(404, { code: 404, message: 'Not Found' });
    return deploy;
  }
}

function find(sites: readonly StandInSite[], id: string): StandInSite {
  const site = sites.find((each) => each.id === id);
  if (!site) throw new Refusal(404, { code: 404, message: 'Not Found' });
  return site;
}

function describe({ id, name, account = 'lake', published }: StandInSite): object {
  return {
    id,
    name,
    account_slug: account,
    account_name: `Account ${account}`,
    url: `http://${name}.netlify.app`,
    ssl_url: `https://${name}.netlify.app`,
    published_deploy: published ? { id: 'deploy' } : null,
  };
}

function readJson(type: string | undefined, body: Buffer): Record<string, unknown> {
  const value: unknown = type === 'application/json' ? JSON.parse(body.toString()) : undefined;
  if (!isObject(value)) throw new Refusal(400, { code: 400, message: 'Bad Request' });
  return value;
}

function write(status: number, body: object, headers: Record<string, string> = {}): ServedAnswer {
  const bytes = Buffer.from(JSON.stringify(body));
  return { status, bytes, headers: { 'content-type': 'application/json', ...headers } };
}
