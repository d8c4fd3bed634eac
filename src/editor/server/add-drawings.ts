import { listUses } from '../../check/public-files/used-files';
import { checkSchema } from '../../check/schema/check-schema';
import { siteSchema } from '../../content/schema/walk-schema';
import type { Json } from '../../utils/json';
import { listMissing } from '../schema/find-missing';
import { listExamples } from '../schema/list-examples';
import { makeStarter } from '../schema/make-starter';
import { findNode, type RootSchema } from '../schema/schema-node';
import type { Route, SiteConfig } from '../../generated/config-types';

/** The schema as the browser gets it. */
const root = JSON.parse(JSON.stringify(siteSchema)) as RootSchema;

/**
 * Adds a page for each block that can be added, which shows it as it would begin. What cannot be shown on
 * this site, because it has no such file or entry, has none.
 *
 * @param files the files in public/ as the site serves them
 */
export function addDrawings(config: SiteConfig, files: ReadonlySet<string>): SiteConfig {
  const written = JSON.parse(JSON.stringify(config)) as Json;
  const block = findNode(root, written, ['routes', 0, 'blocks', 0]) ?? {};
  const routes = listExamples(root, block).flatMap(({ branch, body, drawing }) => {
    const starter = makeStarter(root, branch, written, { chosen: body });
    const isWhole = listMissing(root, branch, starter).length === 0;
    const route = isWhole && readRoute(config, starter);
    return route ? [{ ...route, path: drawing }] : [];
  });
  const { shown } = listUses({ ...config, routes });
  const missing = [...shown].filter((file) => !files.has(file));
  const drawn = routes.filter((route) => {
    const text = JSON.stringify(route);
    return !missing.some((file) => text.includes(file));
  });
  return { ...config, routes: [...config.routes, ...drawn] };
}

/**
 * A page with nothing but a block, with all defaults; undefined when the block does not fit the
 * schema.
 */
function readRoute({ site, navigation }: SiteConfig, block: Json): Route | undefined {
  const page = { path: '/drawing', title: site.name, description: site.name, blocks: [block] };
  const written = { site, navigation, routes: [{ ...page, header: false, footer: false }] };
  return checkSchema(written, () => written).config?.routes[0];
}
