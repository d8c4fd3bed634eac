import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { writeEditor } from '../../src/cli/build-editor';
import { writeTestStarters } from '../../tests/e2e/support/test-starters';
import { allPermissions } from '../../tests/editor/server/go-online/permissions';
import { GitHubStandIn } from '../../tests/git-hosts/github-stand-in';
import { makeAccount } from '../../tests/git-hosts/github-switches';
import { serveFolder } from '../../tests/git-hosts/serve-folder';
import { makeTempFolder } from '../../tests/make-temp-folder';
import { shownSite } from './images';
import { guideParts, listGuideTexts, walkGuide } from './guide-steps';

/** The images of a guide, and the texts that each shows. */
interface TakenGuide {
  files: Record<string, Buffer>;
  guide: Record<string, string[]>;
}

/** Takes the images of the guide that puts a website online, with a stand-in of GitHub. */
export async function takeGuide(browser: Browser): Promise<TakenGuide> {
  const standIn = await GitHubStandIn.start({ isNewAccount: true });
  standIn.switches.tokens.set(standIn.token, makeAccount({ permissions: allPermissions }));
  const folder = makeTempFolder();
  const settings = { host: 'github', api: standIn.url, starters: [shownSite] } as const;
  await writeEditor(
    folder,
    { ...settings, starters: [...settings.starters] },
    'netlify',
    writeTestStarters(settings.starters),
  );
  const server: Server = serveFolder(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const page = await browser.newPage({
    viewport: { width: 960, height: 900 },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
  });
  const taken: TakenGuide = { files: {}, guide: {} };
  try {
    await page.goto(`http://127.0.0.1:${port}/`);
    await walkGuide(page, standIn, async (name) => {
      const shot = await page.locator(guideParts[name]).screenshot({ animations: 'disabled' });
      const file = `${name}.webp`;
      taken.files[file] = await sharp(shot).webp({ quality: 80, effort: 6 }).toBuffer();
      taken.guide[name] = await listGuideTexts(page, name);
    });
  } finally {
    await page.close();
    server.close();
    server.closeAllConnections();
    await standIn.close();
  }
  return taken;
}
