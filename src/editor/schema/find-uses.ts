import { isJsonObject, isList, type Json, type Path } from '../../utils/json';
import { isTranslated } from '../model/languages';
import { isWithin } from '../model/paths';
import { recordsPath } from './file-records';
import { chooseBranch, resolveRef, type RootSchema, type SchemaNode } from './schema-node';

/** A text of a config, with its schema. */
export interface SchemaText {
  node: SchemaNode;
  text: string;
  path: Path;
}

/** Shows all texts of a config that a schema describes; a large site has hundreds of thousands. */
export function visitTexts(
  root: RootSchema,
  config: Json,
  see: (text: SchemaText) => void,
  unresolved: SchemaNode = root,
  path: Path = [],
): void {
  const resolved = resolveRef(root, unresolved);
  const node = chooseBranch(root, resolved, config) ?? resolved;
  if (typeof config === 'string') see({ node, text: config, path });
  if (node.type === 'string' && isTranslated(config)) {
    for (const [language, text] of Object.entries(config)) {
      see({ node, text, path: [...path, language] });
    }
  }
  if (isList(config) && node.items) {
    for (const [index, item] of config.entries()) {
      visitTexts(root, item, see, node.items, [...path, index]);
    }
  }
  if (!isJsonObject(config)) return;
  for (const [name, own] of Object.entries(config)) {
    const property = node.properties?.[name];
    if (property) visitTexts(root, own, see, property, [...path, name]);
  }
}

/** Where an entry is named by its id. */
export function findUsesOfEntry(
  root: RootSchema,
  config: Json,
  { kind, id }: { kind: string; id: string },
): Path[] {
  const uses: Path[] = [];
  visitTexts(root, config, ({ node, text, path }) => {
    if (node.entity === kind && text === id) uses.push(path);
  });
  return uses;
}

/**
 * Where files in public/ are shown or linked to, found in one pass however many there are. That it is
 * recorded where a file comes from is no use of it.
 */
export function findUsesOfFiles(
  root: RootSchema,
  config: Json,
  files: readonly string[],
): Map<string, Path[]> {
  const known = new Set(files);
  const uses = new Map<string, Path[]>();
  visitTexts(root, config, ({ node, text, path }) => {
    if (isWithin(path, recordsPath)) return;
    for (const file of listAddresses(node, text)) {
      if (!known.has(file)) continue;
      const own = uses.get(file);
      if (own) own.push(path);
      else uses.set(file, [path]);
    }
  });
  return uses;
}

/** What a text names by its address, each once. */
function listAddresses({ format }: SchemaNode, text: string): Set<string> {
  const found =
    format === 'html'
      ? [...text.matchAll(/\b(?:src|href)="([^"]*)"/g)].map(([, address = '']) => address)
      : [text];
  return new Set(found.map((address) => splitLink(address).address));
}

/** Where pages are linked to: by settings that are links, and by links within formatted texts. */
export function findLinksTo(root: RootSchema, config: Json, pages: readonly string[]): Path[] {
  const moved = new Map(pages.map((page) => [page, '']));
  return followLinks(root, config, leadTo(moved)).map(({ path }) => path);
}

/** The parts of a link: `/about?topic=grief#team` → `/about`, `?topic=grief`, `team`. */
export function splitLink(href: string): { address: string; query: string; anchor: string } {
  const [, address = '', query = '', anchor = ''] =
    /^([^#?]*)(\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  return { address, query, anchor };
}

/** Says where a link at a place leads now; the link itself, if that is where it led. */
type Follow = (href: string, path: Path) => string;

/** Follows pages from their old addresses to their new ones. */
export function leadTo(moved: ReadonlyMap<string, string>): Follow {
  return (href) => {
    const { address } = splitLink(href);
    const next = moved.get(address);
    return next === undefined ? href : next + href.slice(address.length);
  };
}

/** A text in which links lead somewhere else now. */
interface FollowedLink {
  path: Path;
  value: string;
}

/** What becomes of links as their goals move: of settings that are links, and of those in texts. */
export function followLinks(root: RootSchema, config: Json, follow: Follow): FollowedLink[] {
  const followed: FollowedLink[] = [];
  visitTexts(root, config, ({ node, text, path }) => {
    const value = followText(node, text, (href) => follow(href, path));
    if (value !== text) followed.push({ path, value });
  });
  return followed;
}

function followText(
  { format }: SchemaNode,
  text: string,
  follow: (href: string) => string,
): string {
  if (format === 'link') return follow(text);
  if (format !== 'html') return text;
  return text.replace(/href="([^"]*)"/g, (_all, href: string) => `href="${follow(href)}"`);
}
