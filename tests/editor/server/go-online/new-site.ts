import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { createParts } from '../../../../src/editor/server/create-parts';
import type { EditedDocument } from '../../../../src/editor/server/document';
import { fillTemplate } from '../../../../src/editor/server/go-online/fill-template';
import type { GoOnline } from '../../../../src/editor/server/go-online/go-online';
import { BareRepository } from '../../../git-hosts/bare-repository';
import { GitHubStandIn } from '../../../git-hosts/github-stand-in';
import { makeAccount } from '../../../git-hosts/github-switches';
import { makeTempFolder } from '../../../make-temp-folder';
import { readTestSite } from '../../../sites/read-site';
import { firstText } from '../../open-editor';
import { allPermissions } from './permissions';

export const template = {
  'README.md': '# {name}\n',
  'package.json': '{ "name": "{name}" }\n',
  '.github/workflows/website.yml': 'name: Website\n',
};

export const repository = 'mary/mary.github.io';

export async function putOnline(online: GoOnline, { token }: GitHubStandIn): Promise<string> {
  await online.create({ token, repository, isPrivate: false });
  return (await online.send({ token, repository })).commit;
}

/** One repository, with the commit that GitHub began with and one of the site. */
export async function assertComplete(standIn: GitHubStandIn): Promise<void> {
  const { repository: bare } = standIn;
  expect(await bare.git(['rev-list', '--count', 'main'])).toBe('2');
  expect(await bare.git(['ls-tree', '--name-only', 'main'])).toContain('site.config.json');
  expect(standIn.known).toMatchObject({ name: 'mary.github.io', pages: 'workflow' });
}

/** A stand-in of GitHub with an account that has no repository. */
export async function startNewAccount(): Promise<GitHubStandIn> {
  const standIn = await GitHubStandIn.start({
    isNewAccount: true,
    repository: await BareRepository.make(),
  });
  onTestFinished(() => standIn.close());
  standIn.switches.tokens.set(standIn.token, makeAccount({ permissions: allPermissions }));
  return standIn;
}

/** A site in a folder that has no repository, and an account at a stand-in of GitHub that has none either. */
export async function openNewSite({
  files = template,
  text = firstText,
}: { files?: Readonly<Record<string, string>>; text?: string } = {}): Promise<{
  online: GoOnline;
  standIn: GitHubStandIn;
  folder: string;
  document: EditedDocument;
}> {
  const standIn = await startNewAccount();
  const folder = makeTempFolder();
  const publicFolder = join(folder, 'public');
  cpSync(readTestSite('another-practice').publicFolder, publicFolder, { recursive: true });
  writeFileSync(
    join(publicFolder, 'images/unused.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  );
  const configFile = join(folder, 'site.config.json');
  writeFileSync(configFile, text);
  const drafts = join(folder, '.editor');
  mkdirSync(drafts);
  const { online, document } = createParts(
    { configFile, publicFolder, folder: drafts },
    {
      createPlanner: () => () => Promise.reject(new Error('No page is shown.')),
      newSite: {
        api: standIn.url,
        readAround: (name) => fillTemplate(files, name),
        pause: 0,
      },
    },
  );
  if (!online) throw new Error('The site has a repository.');
  return { online, standIn, folder, document };
}
