import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { createPreviewServer } from '../../src/build/server/preview-server';
import { listenLocally } from '../../src/build/server/ports';
import { writeEditor } from '../../src/cli/build-editor';
import { startTestEditor } from '../../tests/e2e/support/start-test-editor';
import { makeTestStarter } from '../../tests/e2e/support/make-test-starter';
import { writeTestStarters } from '../../tests/e2e/support/test-starters';
import { allPermissions } from '../../tests/editor/server/go-online/permissions';
import { GitHubStandIn } from '../../tests/git-hosts/github-stand-in';
import { makeAccount } from '../../tests/git-hosts/github-switches';
import { serveFolder } from '../../tests/git-hosts/serve-folder';
import { makeTempFolder } from '../../tests/make-temp-folder';
import { shownSite } from './images';
import { guideParts, listGuideTexts, walkGuide, walkOtherHost } from './guide-steps';
import { openEditor } from './scenes';

/** The images of the guides, and the texts that each shows. */
interface TakenGuide {
  files: Record<string, Buffer>;
  guide: Record<string, string[]>;
}

/** Takes the images of the guides that put a website online, with stand-ins of hosts. */
export async function takeGuide(browser: Browser): Promise<TakenGuide> {
  const page = await browser.newPage({
    viewport: { width: 960, height: 900 },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
  });
  const taken: TakenGuide = { files: {}, guide: {} };
  const take = async (name: keyof typeof guideParts): Promise<void> => {
    const shot = await page.locator(guideParts[name]).screenshot({ animations: 'disabled' });
    const file = `${name}.webp`;
    taken.files[file] = await sharp(shot).webp({ quality: 80, effort: 6 }).toBuffer();
    taken.guide[name] = await listGuideTexts(page, name);
  };
  try {
    await takeAtGitHub(page, take);
    await takeElsewhere(page, take);
  } finally {
    await page.close();
  }
  return taken;
}

type Take = (name: keyof typeof guideParts) => Promise<void>;

async function takeAtGitHub(page: Page, take: Take): Promise<void> {
  const standIn = await GitHubStandIn.start({ isNewAccount: true });
  standIn.switches.tokens.set(standIn.token, makeAccount({ permissions: allPermissions }));
  const folder = makeTempFolder();
  const starters = [makeTestStarter(shownSite)];
  await writeEditor(
    folder,
    { host: 'github', api: standIn.url, starters },
    'netlify',
    writeTestStarters(starters),
  );
  const server = serveFolder(folder);
  try {
    await page.goto(`${await listenLocally(server)}/`);
    await walkGuide(page, standIn, take);
  } finally {
    server.close();
    server.closeAllConnections();
    await standIn.close();
  }
}

async function takeElsewhere(page: Page, take: Take): Promise<void> {
  const served = makeTempFolder();
  const host = createPreviewServer(served);
  const website = await listenLocally(host);
  const editor = await startTestEditor(makeTempFolder(), shownSite, { website });
  try {
    await openEditor(page, editor.address);
    await walkOtherHost(page, served, take);
  } finally {
    editor.close();
    host.close();
    host.closeAllConnections();
  }
}
