import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { htmlFile } from '../../src/payload/page-paths';
import type { PagePayload, PlacedBlock } from '../../src/payload/payload';
import { readBuiltPages } from '../../src/io/read-built-pages';
import { measureText } from './measure-site';

type Block = PlacedBlock['block'];

/**
 * Bytes of HTML with its styles, after gzip. Up to `light`, page and boot script (2.5 kB) fit into
 * the first 14 kB that a server sends before it waits for an answer. `harmful` is some 20,000 words:
 * two more waits, a second on a slow phone connection, and more than anybody reads on one page.
 */
export const htmlLimits = { light: 11_500, harmful: 40_000 };

/** A page that is heavier than it should be, and what an editor can do. */
export interface HeavyPage {
  path: string;
  severity: 'error' | 'warning';
  message: string;
}

const usualHelp = 'split it into two pages, or shorten the text';

/** What makes a block lighter, for those where it is not a shorter text. */
const helpByType: Partial<Record<Block['type'], string>> = {
  accordion: 'use fewer questions, or move rare ones to a separate page',
  bookshelf: 'show fewer shelves (choose with "shelves")',
  'card-grid': 'show fewer cards (choose with "only" or "limit"), or set "details": "short"',
  carousel: 'show fewer quotes (choose with "testimonials")',
};

/** Finds the pages of a built site whose HTML is heavy, the heaviest first. */
export function findHeavyPages(folder: string, limits = htmlLimits): HeavyPage[] {
  return readBuiltPages(folder)
    .map((page) => ({ page, bytes: measureText(readFileSync(join(folder, htmlFile(page.path)))) }))
    .filter(({ bytes }) => bytes > limits.light)
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ page, bytes }) => {
      const isHarmful = bytes > limits.harmful;
      return {
        path: page.path,
        severity: isHarmful ? 'error' : 'warning',
        message: describe(page, bytes, isHarmful ? limits.harmful : limits.light),
      };
    });
}

function describe(page: PagePayload, bytes: number, limit: number): string {
  const heaviest = weighBlocks(page).slice(0, 3);
  const blocks = heaviest.map(
    ({ block, index, bytes: own }) => `block ${index + 1} (${nameBlock(block)}), ${inKb(own)}`,
  );
  const help = heaviest.map(({ block }) => helpByType[block.type] ?? usualHelp);
  return [
    `${page.path}: its HTML is ${inKb(bytes)} compressed; the limit is ${inKb(limit)}.`,
    `  Heaviest parts: ${blocks.join('; ')}.`,
    `  To make it smaller: ${[...new Set(help)].join('; ')}.`,
  ].join('\n');
}

/** By how much a page would be lighter without each of its blocks. */
function weighBlocks({ blocks }: PagePayload) {
  const all = measureText(JSON.stringify(blocks));
  return blocks
    .map(({ block }, index) => {
      const others = JSON.stringify(blocks.filter((_, other) => other !== index));
      return { block, index, bytes: all - measureText(others) };
    })
    .toSorted((a, b) => b.bytes - a.bytes);
}

function nameBlock(block: Block): string {
  return 'title' in block && typeof block.title === 'string'
    ? `${block.type} "${block.title}"`
    : block.type;
}

function inKb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
