import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import { editorPath } from '../protocol/editor-api';
import { explainPort } from '../../build/server/ports';
import type { EditorParts } from './answer-request';
import { createParts, type EditedSite, type Surroundings } from './create-parts';
import { lockFolder } from './folder-lock';
import { readEditorCode } from './editor-page';
import { createEditorServer } from './editor-server';
import { withBuiltWebsite } from './website/build-website';
import { noteBuilt, readBuilt, visitWebsite } from './website/visit-website';
import { zipWebsite } from './website/zip-website';
import { netlifyApi } from './netlify/netlify-api';
import { NetlifyFolder } from './netlify/netlify-folder';
import { openGit } from './publish/git-repository';
import { OnlineFolder } from './go-online/online-folder';
import { engineFolder } from '../../io/engine-folder.mjs';
import type { Host } from '../../published/hosts/hosts';
import { gitHubApi } from '../protocol/editor-addresses';
import { planSite } from '../../build/outputs/plan-site';
import { AssetCache } from './asset-cache';
import { stillApp, type PlanDraft } from './draft-site';

export interface StartedEditor {
  /** opens the editor; it holds the token */
  address: string;
  close: () => void;
}

/** Where the APIs are of hosts that publish websites. */
export interface HostApis {
  gitHub: string;
  netlify: string;
  /** the published website */
  website: string;
}

/**
 * Starts the editor of a site. From then on, it runs and serves the code that is there now.
 *
 * @param port 0 for any that is free
 * @param readCode makes the code for the browser, or finds it
 * @param apis where those of hosts are, unless at their usual addresses
 * @throws CommandError when the port cannot be used, or another editor has the site open
 */
export async function startEditor(
  site: EditedSite,
  port: number,
  readCode = readEditorCode,
  apis: Partial<HostApis> = {},
): Promise<StartedEditor> {
  lockFolder(site.folder);
  const access = { token: makeSecret(), pass: makeSecret() };
  const parts = openFolder(site, apis);
  const server = createEditorServer({ ...parts, access, loadCode: makeNow(readCode) });
  await new Promise<void>((resolve, reject) => {
    server.on('error', (error) => {
      reject(explainPort(error, { port, variable: 'EDIT_PORT', call: 'npm run edit' }));
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  return {
    address: `http://127.0.0.1:${bound.port}${editorPath}#${access.token}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function openFolder(site: EditedSite, apis: Partial<HostApis>): EditorParts {
  const { gitHub = gitHubApi, netlify: netlifyAt = netlifyApi, website } = apis;
  const createPlanner: Surroundings['createPlanner'] = (draftCheck) =>
    createDraftPlanner(site.publicFolder, () => draftCheck.readFilesState());
  const folder = dirname(site.configFile);
  const { folder: drafts } = site;
  const build = <T>(host: Host, use: (built: string) => Promise<T>) =>
    withBuiltWebsite(folder, host, (built) => {
      noteBuilt(built, drafts);
      return use(built);
    });
  const published = {
    download: (host: Host) => build(host, zipWebsite),
    visit: (address: string) => visitWebsite(address, readBuilt(folder, drafts), website),
  };
  // The engine and its sample would be published as a website.
  if (folder === engineFolder) {
    return { ...createParts(site, { createPlanner, openRepository: openGit }), ...published };
  }
  const netlify = new NetlifyFolder({
    drafts,
    api: netlifyAt,
    build: (use) => build('netlify', use),
  });
  const online = new OnlineFolder({ folder, drafts }, gitHub, netlify);
  const { source, newSite } = online;
  return {
    ...createParts(site, {
      createPlanner,
      openRepository: () => source,
      newSite,
      findHost: () => online.publishedAt,
    }),
    signIn: (token) => online.signIn(token),
    listRuns: (commit) => online.listRuns(commit),
    ...published,
    netlify,
  };
}

function makeSecret(): string {
  return randomBytes(24).toString('base64url');
}

/**
 * Makes something once for all who ask for it, and begins at once. After a failure, which the first who
 * asks hears of, the next one who asks has it tried again.
 */
export function makeNow<T>(make: () => Promise<T>): () => Promise<T> {
  let first: Promise<T> | undefined = make();
  first.catch(() => undefined);
  let made: Promise<T> | undefined;
  return () => {
    if (made) return made;
    const making = first ?? make();
    first = undefined;
    made = making.catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/**
 * Plans drafts from the files on the disk, with each picture in the sizes that visitors get.
 *
 * @param readState as for `AssetCache`
 */
export function createDraftPlanner(publicFolder: string, readState: () => string): PlanDraft {
  const { read: readFiles } = new AssetCache(readState);
  return (config, words) =>
    planSite(config, { publicFolder, app: stillApp, metaPolicy: 'none', readFiles, ...words });
}
