import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PublishedPage } from '../../published/hosts/host-rules';
import { sendsCopies } from '../../published/hosts/write-host-files';
import { addHostFiles } from '../add-host-files';
import { encodings } from '../compress-files';
import { isCompressible, listFilesOf } from '../outputs/output';
import { describePage } from '../make-outputs';
import type { BuildResult, SiteMaking } from '../site-making';
import { progress } from '../../io/progress';
import { assertComplete, joinParts, type JoinedParts } from './join-parts';
import { readOrigin } from './origin';
import { readFromPart } from './part-file';
import { readParts } from './read-parts';

/**
 * Puts a site together from its parts, and proves that it is what a build in one piece would make:
 * each file of the plan is there once, as it was made, and nothing else; of pictures, those files that
 * parts have made because they ask for them.
 *
 * @param partsFolder has a folder for each part
 * @throws CommandError when parts do not fit together; HostLimit as for a site in one piece
 */
export async function mergeParts(
  staging: string,
  site: SiteMaking,
  partsFolder: string,
): Promise<BuildResult> {
  progress.begin('comparing the parts with the plan');
  const parts = joinParts(readParts(partsFolder, readOrigin(site)));
  const pages = matchWithPlan(site, parts);
  progress.begin('copying the parts', parts.files.size);
  let copied = 0;
  for (const [file, { part, digest }] of parts.files) {
    const content = readFromPart(part.folder, file, digest);
    const target = join(staging, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
    copied += 1;
    progress.advance(copied);
  }
  progress.begin('moving the site into place');
  const files = addHostFiles(staging, { ...site, pages });
  return { pages: pages.length, rendered: 0, files };
}

/**
 * @returns the pages of the site
 * @throws CommandError when the parts do not have exactly the files of its plan
 */
function matchWithPlan({ plan, host }: SiteMaking, parts: JoinedParts): PublishedPage[] {
  const hasCopies = sendsCopies(host);
  const withCopies = (file: string): string[] =>
    hasCopies && isCompressible(file)
      ? [file, ...encodings.map(({ ending }) => file + ending)]
      : [file];
  const planned = new Set<string>();
  const pages: PublishedPage[] = [];
  for (const output of plan.outputs()) {
    // Each part has those that it asks for, or it had not been made.
    if ('onlyIfAsked' in output && !parts.files.has(output.file)) continue;
    const files = listFilesOf(output);
    if ('page' in output) {
      const { stylesheet, styleHashes = [] } = parts.pages.get(output.page.path) ?? {};
      if (stylesheet !== undefined && isStylesheet(stylesheet)) files.push(stylesheet.slice(1));
      pages.push({ ...describePage(output.page), styleHashes });
    }
    for (const file of files.flatMap(withCopies)) planned.add(file);
  }
  assertComplete(planned, new Set(parts.files.keys()));
  return pages;
}

/** No other name is taken from what a part says of itself. */
function isStylesheet(address: string): boolean {
  return /^\/assets\/[\w-]+\.css$/.test(address);
}
