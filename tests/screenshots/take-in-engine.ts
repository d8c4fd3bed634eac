import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PagePayload } from '../../src/payload/payload';
import { startProxy } from '../e2e/engines/drivers/proxy';
import { startEngine } from '../e2e/engines/drivers/start-engine';
import type { Engine } from '../e2e/engines/drivers/visitor';
import { scrollToEnd } from './scroll-through';
import { progress } from '../../src/io/progress';
import { fileOf, namePage, type Shot } from './overview';
import type { Scheme, ScreenshotOptions } from './options';

interface Place {
  engine: NonNullable<Shot['engine']>;
  /** where the site is served */
  address: string;
  /** where the pictures go */
  folder: string;
}

/** Takes pictures of pages in an installed engine other than Chromium, in all widths and schemes. */
export async function takeInEngine(
  { engine: name, address, folder }: Place,
  pages: readonly PagePayload[],
  { widths, schemes }: ScreenshotOptions,
): Promise<readonly Shot[]> {
  const shots: Shot[] = [];
  const network = await startProxy(new Map());
  let engine: Engine | undefined;
  try {
    engine = await startEngine(name, network.address);
    for (const scheme of schemes) {
      network.rewrite(pretend(scheme));
      // A visitor who remembers nothing: what is remembered was written for the other scheme.
      const visit = await engine?.begin(address);
      if (!visit) return shots;
      for (const { path } of progress.each(`taking screenshots in ${name}`, pages)) {
        for (const width of widths) {
          await visit.visitor.resize(width, 800);
          await visit.visitor.open(path);
          await visit.visitor.evaluate(scrollToEnd);
          const shot = { name: namePage(path), width, scheme, engine: name };
          writeFileSync(join(folder, fileOf(shot)), await visit.visitor.takePicture());
          shots.push(shot);
        }
      }
      await visit.end();
    }
    return shots;
  } finally {
    await engine?.stop();
    network.close();
  }
}

/**
 * No driver can choose colors and ask for less motion in all browsers: the conditions are changed on
 * their way instead.
 */
function pretend(scheme: Scheme): (text: string) => string {
  const dark = scheme === 'dark' ? '(min-width: 1px)' : '(max-width: 1px)';
  return (text) =>
    text
      .replaceAll(/\(prefers-color-scheme:\s*dark\)/g, dark)
      .replaceAll(/\(prefers-reduced-motion:\s*reduce\)/g, '(min-width: 1px)')
      .replaceAll(/\(prefers-reduced-motion:\s*no-preference\)/g, '(max-width: 1px)');
}
