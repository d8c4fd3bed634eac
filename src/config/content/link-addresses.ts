import { createChunker } from '../chunk-list';
import { rememberParts } from '../remember-parts';
import type { Path } from '../schema/walk-schema';
import type { Reference } from './list-references';
import { hasPlaceholder } from './written-placeholders';

/**
 * The addresses that links lead to, each at least once: thousands of entries lead to the same few, so
 * most of what is the same is left out.
 *
 * @param fill a text as it is on the pages: several where its placeholders differ
 */
export function listLinkAddresses(
  links: readonly Reference[],
  fill: (text: string, path: Path) => readonly string[],
): string[] {
  return chunkReferences(links)
    .map(divideLinks)
    .flatMap(({ plain, filled }) => [
      ...plain,
      ...filled.flatMap(({ value, path }) => fill(value, path)),
    ]);
}

const divideLinks = rememberParts((links: readonly Reference[]) => ({
  plain: [...new Set(links.map(({ value }) => value))].filter((value) => !hasPlaceholder(value)),
  filled: links.filter(({ value }) => hasPlaceholder(value)),
}));

/** What references name, each at least once. */
export function listNamedFiles(references: readonly Reference[]): string[] {
  return chunkReferences(references).flatMap(listNames);
}

const listNames = rememberParts((references: readonly Reference[]) => [
  ...new Set(references.map(({ value }) => value)),
]);

const chunkReferences = createChunker<Reference>();
