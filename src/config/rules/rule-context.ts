import type { SiteConfig } from '../../generated/config-types';
import type { Finding } from '../finding';
import { listHtmlReferences, type HtmlReference } from '../html-references';
import type { SchemaNode } from '../schema-node';
import type { Surroundings } from '../surroundings';
import { expandRoutes, fillPlaceholders, type ExpandedRoute } from '../templates';
import { siteSchema, walkSchema, type Path } from '../walk-schema';
import { createPlaceFinder, type PlaceholderPlace } from './placeholder-places';
import { hasPlaceholder } from './written-placeholders';

/** A text of the config with the schema that describes it. */
export interface ConfigText {
  value: string;
  node: SchemaNode;
  path: Path;
}

/** A link or file that the config names. */
export interface Reference {
  value: string;
  path: Path;
  /** where it stands inside of HTML */
  part?: Finding['part'];
}

/** What rules look at. Everything is computed once for all of them. */
export interface RuleContext {
  config: SiteConfig;
  publicFiles: ReadonlySet<string>;
  surroundings: Surroundings;
  texts: readonly ConfigText[];
  pages: readonly ExpandedRoute[];
  /** the links, also those inside of HTML */
  links: readonly Reference[];
  /** the pictures and videos that pages show, also those inside of HTML */
  shownFiles: readonly Reference[];
  findPlaceholders: (path: Path) => PlaceholderPlace;
  /** a text as it stands on the pages: several where its placeholders differ */
  fill: (text: string, path: Path) => readonly string[];
}

/** What must be true of a config, beyond its schema. */
export type Rule = (context: RuleContext) => Finding[];

export function createRuleContext(
  config: SiteConfig,
  publicFiles: ReadonlySet<string>,
  surroundings: Surroundings,
): RuleContext {
  const texts: ConfigText[] = [];
  walkSchema(config, siteSchema, (value, node, path) => {
    if (typeof value === 'string') texts.push({ value, node, path });
  });
  const references = texts.flatMap(listReferences);
  const findPlaceholders = createPlaceFinder(config);
  return {
    config,
    publicFiles,
    surroundings,
    texts,
    pages: expandRoutes(config),
    links: references.filter(({ attribute }) => attribute === 'href'),
    shownFiles: references.filter(({ attribute }) => attribute === 'src'),
    findPlaceholders,
    fill: (text, path) =>
      hasPlaceholder(text)
        ? [...new Set(findPlaceholders(path).scopes.map((scope) => fillPlaceholders(text, scope)))]
        : [text],
  };
}

/** The link or picture that a text names, or those in its HTML. */
function listReferences({
  value,
  node: { format },
  path,
}: ConfigText): (Reference & Pick<HtmlReference, 'attribute'>)[] {
  if (format === 'link') return [{ attribute: 'href', value, path }];
  if (format === 'image' || format === 'video') return [{ attribute: 'src', value, path }];
  if (format !== 'html') return [];
  return listHtmlReferences(value).map(({ attribute, value: target, offset, length }) => ({
    attribute,
    value: target,
    path,
    part: { start: offset, end: offset + length },
  }));
}
