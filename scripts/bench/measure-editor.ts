import { chromium, type CDPSession } from '@playwright/test';
import type { SiteConfig } from '../../src/generated/config-types';
import { findBrowser } from '../../src/io/find-browser';
import { EditorDriver } from './editor-driver';
import { noteBeginning, readBeginning } from './editor-page';
import { EditorProcess } from './editor-process';

/** After so many more, the memory is measured again. */
const edits = 1000;

/** What the editor of a config takes: milliseconds of the clock, if it does not say something else. */
export interface EditorMeasure {
  /** from the command to the answer to a click */
  interactive: number;
  /** from the command to the page in the preview */
  firstPage: number;
  /** from each of the keys to what they lead to */
  toProblems: number[];
  toDescription: number[];
  toBlock: number[];
  toPost: number[];
  /** none for a site with few posts */
  toFound: number[];
  /** of the processor for a key, on average: of the process, and of the page's thread */
  cpu: { process: number; page: number };
  /** before the edits, and after */
  memory: [Memory, Memory];
}

/** In megabytes, without what is no longer used. */
interface Memory {
  process: number;
  page: number;
}

/**
 * Measures the editor in a browser, as a person sees it.
 *
 * @param config what the file says; it has a home page and posts
 * @param keys how many are measured at each place
 */
export async function measureEditor(
  configFile: string,
  config: SiteConfig,
  keys: number,
): Promise<EditorMeasure> {
  const browser = await chromium.launch(await findBrowser());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(noteBeginning);
  const editor = await EditorProcess.start(configFile);
  try {
    await page.goto(editor.address);
    const { answered, shown } = await readBeginning(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const driver = new EditorDriver(page, config);

    const description = await driver.openDescription();
    const cpuBefore = await readCpu(editor, session);
    const described = await driver.type(description, keys);
    const cpuAfter = await readCpu(editor, session);
    const block = await driver.openBlock();
    const blocks = await driver.type(block, keys);
    const before = await readMemory(editor, session);
    await driver.typeFast(block, edits);
    const after = await readMemory(editor, session);
    const post = await driver.openPost();
    const posts = await driver.type(post, keys);
    const search = await driver.openSearch();
    const found = search ? await driver.type(search, keys) : [];
    return {
      interactive: answered - editor.startedAt,
      firstPage: shown - editor.startedAt,
      toProblems: described.map(([problems = 0]) => problems),
      toDescription: described.map(([, preview = 0]) => preview),
      toBlock: blocks.flat(),
      toPost: posts.flat(),
      toFound: found.flat(),
      cpu: {
        process: (cpuAfter.process - cpuBefore.process) / keys,
        page: (cpuAfter.page - cpuBefore.page) / keys,
      },
      memory: [before, after],
    };
  } finally {
    await browser.close();
    await editor.stop();
  }
}

async function readCpu(editor: EditorProcess, session: CDPSession): Promise<EditorMeasure['cpu']> {
  const { cpuMs } = await editor.measure('time');
  return { process: cpuMs, page: (await readMetric(session, 'TaskDuration')) * 1000 };
}

async function readMemory(editor: EditorProcess, session: CDPSession): Promise<Memory> {
  await session.send('HeapProfiler.collectGarbage');
  const { heapMb } = await editor.measure('memory');
  return { process: heapMb, page: (await readMetric(session, 'JSHeapUsedSize')) / 1e6 };
}

async function readMetric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((metric) => metric.name === name)?.value ?? 0;
}
