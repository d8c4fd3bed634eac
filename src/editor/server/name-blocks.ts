import type { SiteConfig } from '../../generated/config-types';

/**
 * Writes down the id of each block that has none of its own: `block-3`, as pages count them. So blocks
 * keep the id of their place in the config where the site adds others before them.
 *
 * @param kind what the ids begin with
 */
export function nameBlocks(config: SiteConfig, kind: 'block' | 'added'): SiteConfig {
  const routes = config.routes.map((route) => ({
    ...route,
    blocks: route.blocks.map((block, index) => ({ anchor: `${kind}-${index + 1}`, ...block })),
  }));
  return { ...config, routes };
}
