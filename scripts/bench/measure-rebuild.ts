import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../src/generated/config-types';
import { buildConfig, workFolder, type BuildMeasure } from './build-config';
import { makeLargeConfig } from './make-large-config';
import { removeFeatures } from './vary-features';

const newColor = '#1f4d5a';

/**
 * Builds a site again after one post of it was edited, and after what all pages show. Pictures and code
 * are in the cache, also the images to share in the new color: a cold build finds its own there, too.
 *
 * @param postCount how many posts are added to those of the config
 * @returns the lines of a Markdown table
 */
export function measureRebuild(config: SiteConfig, postCount: number): string[] {
  const large = makeLargeConfig(config, postCount);
  const build = () => buildConfig(removeFeatures(large), 'again');
  const small = makeLargeConfig(config, 1);
  for (const color of [newColor, config.theme.colors.primary]) {
    small.theme.colors.primary = color;
    buildConfig(removeFeatures(small), 'again');
  }
  rmSync(join(workFolder, 'again'), { recursive: true });
  const cold = build();
  const unchanged = build();
  const post = large.entities.posts.at(-1);
  if (post) post.content += '<p>One more sentence.</p>';
  const edited = build();
  large.theme.colors.primary = newColor;
  const colored = build();
  large.labels.menu += ' of all';
  const labeled = build();
  return [
    `${postCount} posts, built again:`,
    '',
    '| | rendered | s of the processor | to cold | s | to cold | peak MB |',
    '|---|---|---|---|---|---|---|',
    writeRow('cold', cold, cold),
    writeRow('nothing changed', unchanged, cold),
    writeRow('one post edited', edited, cold),
    writeRow('a color of all pages', colored, cold),
    writeRow('a label of all pages', labeled, cold),
  ];
}

function writeRow(name: string, measure: BuildMeasure, cold: BuildMeasure): string {
  const cells = [
    name,
    measure.rendered,
    measure.cpuSeconds.toFixed(1),
    (measure.cpuSeconds / cold.cpuSeconds).toFixed(2),
    seconds(measure).toFixed(1),
    (seconds(measure) / seconds(cold)).toFixed(2),
    measure.peakMb.toFixed(0),
  ];
  return `| ${cells.join(' | ')} |`;
}

function seconds({ checkMs, buildMs }: BuildMeasure): number {
  return (checkMs + buildMs) / 1000;
}
