import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { fontsPath, settingsPath, type EditorSettings } from '../editor/protocol/editor-addresses';
import { writeBrowserPage, writeBrowserPolicy } from '../editor/browser/browser-page';
import { guidesPath } from '../editor/protocol/editor-api';
import { listGuides, readGuide } from '../editor/server/guide-page';
import { customBlocks } from '../content/schema/custom-blocks';
import { CommandError } from '../io/command-error';
import { findEnginePart } from '../io/cache/engine-part';
import { locateFont } from '../io/fonts';
import { editorOutput, RefusedTarget, resolveOutputFolder } from '../io/output-folder';
import { projectFolder, projectSite } from '../io/project-folder';
import { remakeFolder } from '../io/replace-folder';
import { keptTypefaces } from '../published/fonts/typefaces';
import { revalidate, type HostRules } from '../published/hosts/host-rules';
import { hostNames, hosts, type Host } from '../published/hosts/hosts';
import { writeHostFiles } from '../published/hosts/write-host-files';
import { publishedFolder } from './build-project';
import { writeCall } from './command';
import { addStarters, writeStarters } from './editor-starters';
import { findGitHost } from './find-git-host';

interface EditorOptions {
  host?: Host | undefined;
  /** a folder, from that of the project */
  out?: string | undefined;
  /** see `EditorSettings` */
  signInRelay?: string | undefined;
  clientId?: string | undefined;
  /** the package create-pagewright: a folder, from that of the project */
  starters?: string | undefined;
}

/**
 * Writes the editor as a separate website, for the repository that the project belongs to or for new
 * websites.
 *
 * @throws CommandError for a site with custom blocks, an unusable address of the git host, a way to sign in that it lacks, or a folder without starters; RefusedTarget for a folder of the published site: scripts of widgets run there
 */
export async function buildEditor({
  host = hosts[0],
  out = 'dist-editor',
  starters,
  ...signIn
}: EditorOptions): Promise<void> {
  const [block] = customBlocks;
  if (block) {
    throw new CommandError(
      `The editor in the browser does not support custom blocks, such as ${block.type} in ${block.schemaFile}. Edit this site with: ${writeCall('edit')}`,
    );
  }
  const target = resolveOutputFolder(out, editorOutput);
  const published = resolve(projectFolder, publishedFolder);
  if (isWithin(target, published) || isWithin(published, target)) {
    throw new RefusedTarget(
      `The editor cannot be written to "${out}": your website is published from ${publishedFolder}/, and widgets on it run scripts that could read what the editor stores. Publish the editor under a different domain, such as edit.example.org.`,
    );
  }
  const { stdout: remote } = spawnSync('git', ['remote', 'get-url', 'origin'], {
    cwd: projectFolder,
    encoding: 'utf8',
  });
  const found = addSignIn(findGitHost(process.env, remote ?? ''), signIn);
  const starterPackage = starters === undefined ? undefined : resolve(projectFolder, starters);
  const settings = starterPackage === undefined ? found : addStarters(found, starterPackage);
  await remakeFolder(target, editorOutput, (staging) =>
    writeEditor(staging, settings, host, starterPackage),
  );
  console.log(
    `Built the editor into ${out}/ for ${hostNames[host]}. Publish it under its own domain, such as edit.example.org. How: docs/developing/browser-editor.md`,
  );
  if (settings.starters) {
    const titles = settings.starters.map(({ name, title }) => `${title} (${name})`);
    console.log(`New websites can start from: ${titles.join(', ')}`);
  } else if (settings.repository === undefined) {
    console.log(
      'The editor asks for a repository at GitHub, because the git remote “origin” names none at GitHub, GitLab or Codeberg. To use a different one, set the variables in docs/developing/browser-editor.md.',
    );
  }
}

/**
 * Writes the files of the editor and those that instruct a host into an empty folder.
 *
 * @param starters the package create-pagewright, if the settings have starters
 */
export async function writeEditor(
  target: string,
  settings: EditorSettings,
  host: Host,
  starters?: string,
): Promise<void> {
  const { folder, files } = await findEnginePart('browser-editor');
  for (const file of Object.keys(files)) cpSync(join(folder, file), join(target, file));
  copyTypefaces(join(target, fontsPath));
  writeGuides(target);
  if (starters !== undefined) {
    const names = settings.starters?.map(({ name }) => name) ?? [];
    writeStarters(target, starters, names);
  }
  writeFileSync(join(target, settingsPath), JSON.stringify(settings));
  const policy = writeBrowserPolicy(settings);
  writeFileSync(join(target, 'index.html'), writeBrowserPage(policy));
  for (const [name, text] of Object.entries(writeHostFiles(host, listRules(policy, settings)))) {
    writeFileSync(join(target, name), text);
  }
}

function isWithin(folder: string, other: string): boolean {
  const path = relative(other, folder);
  return path !== '..' && !path.startsWith(`..${sep}`);
}

/**
 * Adds how people sign in with an account instead of a token.
 *
 * @throws CommandError when the host of the repository does not offer this
 */
function addSignIn(
  settings: EditorSettings,
  { signInRelay, clientId }: Pick<EditorOptions, 'signInRelay' | 'clientId'>,
): EditorSettings {
  const isGitHub = settings.host === 'github';
  if (signInRelay !== undefined && !isGitHub) {
    throw new CommandError(
      '--sign-in-relay is for repositories at GitHub. Register an application at your git host and use --client-id instead.',
    );
  }
  if (clientId !== undefined && isGitHub) {
    throw new CommandError(
      settings.repository === undefined
        ? '--client-id is for repositories at GitLab and Forgejo, but the address of the git remote names neither. Set the variables of your git host: docs/developing/browser-editor.md'
        : '--client-id is for repositories at GitLab and Forgejo: GitHub also requires a secret. Deploy a sign-in relay and use --sign-in-relay instead.',
    );
  }
  return {
    ...settings,
    ...(signInRelay !== undefined && { signInRelay }),
    ...(clientId !== undefined && { clientId }),
  };
}

/** Every file of the typefaces that all sites can have. */
function copyTypefaces(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const { source } of Object.values(keptTypefaces).flatMap(({ files }) => files)) {
    copyFileSync(locateFont(source, projectSite.publicFolder), join(folder, basename(source)));
  }
}

/** The guides that the editor links to, and their images. */
function writeGuides(folder: string): void {
  for (const name of listGuides()) {
    const guide = readGuide(name);
    if (!guide) continue;
    const file = join(folder, guidesPath, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, guide.content);
  }
}

/** Headers that the host sends with every file. */
function listRules(policy: string, { signInRelay }: EditorSettings): HostRules {
  // The window of a relay must be able to answer the editor.
  const openers = signInRelay === undefined ? 'same-origin' : 'same-origin-allow-popups';
  const whole = `${policy}; frame-ancestors 'none'`;
  return {
    headers: [
      ['Cache-Control', revalidate],
      ['Cross-Origin-Opener-Policy', openers],
      ['Cross-Origin-Resource-Policy', 'same-origin'],
      ['Referrer-Policy', 'no-referrer'],
      ['Strict-Transport-Security', 'max-age=31536000'],
      ['X-Content-Type-Options', 'nosniff'],
      ['X-Frame-Options', 'DENY'],
      ['X-Robots-Tag', 'noindex'],
    ],
    sitePolicy: whole,
    notFoundPolicy: whole,
    pages: [],
    notFoundBases: [],
    folders: [],
    files: [],
    redirects: [],
    movedFolders: [],
  };
}
