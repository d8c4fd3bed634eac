import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listBuiltFiles } from '../../../build/add-host-files';
import { slugify } from '../../../utils/slugify';
import { HostFailure } from '../../git-hosts/git-host';
import { isFailure } from '../../git-hosts/host-answers';
import type {
  NetlifyCreateAnswer,
  NetlifyCreateRequest,
  NetlifyFollowAnswer,
  NetlifyFollowRequest,
  NetlifySendAnswer,
  NetlifySendRequest,
} from '../../protocol/netlify-api';
import { RefusedRequest } from '../read-body';
import { explainNetlify } from './explain-netlify';
import { Netlify, type NetlifyDeploy, type NetlifySite } from './netlify-api';
import { readNetlifyNote, writeNetlifyNote, type NetlifyNote } from './netlify-note';

/** Netlify cuts off requests after 30 seconds: it compares more files than these after it has answered. */
const mostAtOnce = 100;

/** How often the editor asks whether Netlify has compared the files. */
const tries = 300;

/** In these states, Netlify knows which files it needs. */
const compared = new Set(['prepared', 'uploading', 'uploaded', 'processing', 'processed', 'ready']);

interface NetlifyOptions {
  /** where the editor keeps its files */
  drafts: string;
  /** where the API of Netlify is */
  api: string;
  /** builds the website in a folder, which is removed afterwards */
  build: <T>(use: (folder: string) => Promise<T>) => Promise<T>;
  /** milliseconds between two tries */
  pause?: number;
}

/**
 * Publishes the site of a folder at Netlify: the editor builds it and sends the files that Netlify lacks. The
 * token is only in memory. Each request can be repeated after a failure at any point.
 */
export class NetlifyFolder {
  private token: string | undefined;

  constructor(private readonly options: NetlifyOptions) {}

  /** The address of the website at Netlify; undefined when it was never sent there. */
  get address(): string | undefined {
    const { isSent, address } = readNetlifyNote(this.options.drafts);
    return isSent ? address : undefined;
  }

  /** Makes the site, unless an earlier try has made it. @throws RefusedRequest, like all methods */
  create({ token, name }: NetlifyCreateRequest): Promise<NetlifyCreateAnswer> {
    const { drafts } = this.options;
    return attempt(async () => {
      const netlify = this.connect(token);
      const note = readNetlifyNote(drafts);
      const known = note.id === undefined ? undefined : await findKnown(netlify, note.id, note);
      const site = known ?? (await this.makeSite(netlify, name || note.name));
      this.token = token;
      const { isUsed: _isUsed, ...kept } = site;
      writeNetlifyNote(drafts, kept);
      return { address: site.address };
    });
  }

  /** Builds the website and sends it; once Netlify has all files, it publishes them. */
  send({ token = this.token }: NetlifySendRequest): Promise<NetlifySendAnswer> {
    const { drafts, build } = this.options;
    return attempt(async () => {
      const note = readNetlifyNote(drafts);
      const { id } = note;
      if (id === undefined) throw new RefusedRequest(422, 'Put your website online first.');
      const netlify = this.connect(token);
      const deploy = await build((folder) => this.sendFolder(netlify, id, folder)).catch(
        async (error: unknown) => {
          if (isFailure(error, 'notFound')) {
            await expectSameAccount(netlify, note);
            // The person can then begin again.
            writeNetlifyNote(drafts, {});
          }
          throw error;
        },
      );
      this.token = token;
      writeNetlifyNote(drafts, { ...note, isSent: true });
      return { deploy };
    });
  }

  follow({ deploy }: NetlifyFollowRequest): Promise<NetlifyFollowAnswer> {
    return attempt(async () => {
      const { state, fault } = await this.connect(this.token).readDeploy(deploy);
      if (state === 'ready') return { state: 'done' };
      return state === 'error'
        ? { state: 'failed', ...(fault !== undefined && { fault }) }
        : { state: 'running' };
    });
  }

  private connect(token: string | undefined): Netlify {
    if (token === undefined) {
      throw new RefusedRequest(
        401,
        'To publish your changes, the editor needs a token. Paste the one that you have, or create a new one.',
      );
    }
    const { api, pause } = this.options;
    return new Netlify({ token, api, ...(pause !== undefined && { pause }) });
  }

  private async makeSite(netlify: Netlify, wanted: string | undefined): Promise<NetlifySite> {
    const name = wanted ? slugify(wanted) : `website-${randomBytes(4).toString('hex')}`;
    const { drafts } = this.options;
    writeNetlifyNote(drafts, { name });
    try {
      return await netlify.createSite(name);
    } catch (error) {
      if (!isFailure(error, 'taken')) throw error;
      // Also when the answer of an earlier try got lost.
      const own = await netlify.findSite(name);
      if (own && !own.isUsed) return own;
      writeNetlifyNote(drafts, {});
      throw error;
    }
  }

  /** @returns the id of the deploy */
  private async sendFolder(netlify: Netlify, site: string, folder: string): Promise<string> {
    const files = new Map<string, string>();
    for (const { file } of listBuiltFiles(folder)) {
      const content = await readFile(join(folder, file));
      files.set(file, createHash('sha1').update(content).digest('hex'));
    }
    const digests = Object.fromEntries([...files].map(([file, digest]) => [`/${file}`, digest]));
    const made = await netlify.createDeploy(site, digests, files.size > mostAtOnce);
    const { id, required } = await this.waitUntilCompared(netlify, made);
    const places = new Map([...files].map(([file, digest]) => [digest, file]));
    for (const digest of new Set(required)) {
      const file = places.get(digest);
      if (file === undefined) throw new HostFailure('broken', `Netlify asks for ${digest}.`);
      // oxlint-disable-next-line no-await-in-loop -- Netlify limits how many requests it takes in a minute
      await netlify.upload(id, file, await readFile(join(folder, file)));
    }
    return id;
  }

  private async waitUntilCompared(netlify: Netlify, made: NetlifyDeploy): Promise<NetlifyDeploy> {
    const { pause = 1000 } = this.options;
    let deploy = made;
    for (let count = 1; !compared.has(deploy.state); count += 1) {
      if (deploy.state === 'error' || count === tries) {
        throw new HostFailure('broken', deploy.fault ?? `The state is “${deploy.state}”.`);
      }
      // oxlint-disable-next-line no-await-in-loop -- Netlify needs the time
      await new Promise((resolve) => setTimeout(resolve, pause));
      // oxlint-disable-next-line no-await-in-loop -- as above
      deploy = await netlify.readDeploy(made.id);
    }
    return deploy;
  }
}

/** @returns undefined when the site was deleted @throws RefusedRequest when another account has it */
async function findKnown(
  netlify: Netlify,
  id: string,
  note: NetlifyNote,
): Promise<NetlifySite | undefined> {
  try {
    return await netlify.readSite(id);
  } catch (error) {
    if (!isFailure(error, 'notFound')) throw error;
    await expectSameAccount(netlify, note);
    return undefined;
  }
}

/** Netlify hides sites of other accounts. @throws RefusedRequest unless the token is for the account of the site */
async function expectSameAccount(netlify: Netlify, note: NetlifyNote): Promise<void> {
  const { account, accountName = account, address } = note;
  if (account !== undefined && (await netlify.listAccounts()).includes(account)) return;
  const owner = accountName === undefined ? 'a different account' : `the account “${accountName}”`;
  throw new RefusedRequest(
    422,
    `Your website at ${address} belongs to ${owner} at Netlify, and this token isn’t for that account. Sign in to Netlify with that account, create a token there and paste it. If you no longer have the account, delete the file netlify.json in the folder .editor: your website then gets a different address.`,
  );
}

/** @throws RefusedRequest that explains why Netlify failed */
async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof HostFailure ? explainNetlify(error) : error;
  }
}
