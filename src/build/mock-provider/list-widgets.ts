import { locateEmbed } from '../../content/embeds/locate-embed';
import { isLoopback } from '../../content/html/read-url';
import { fillTexts } from '../../content/placeholders/fill-texts';
import { definition } from '../../content/schema/walk-schema';
import type { Embed, SiteConfig } from '../../generated/config-types';

/** The widgets of a config that are loaded from this computer. */
export interface LocalWidgets {
  /** path without query → what is shown there */
  byPath: ReadonlyMap<string, Embed>;
  /** the ports they are asked for at */
  ports: readonly number[];
}

export function listWidgets(config: SiteConfig): LocalWidgets {
  const byPath = new Map<string, Embed>();
  const ports = new Set<number>();
  for (const embed of config.embeds) {
    const result = locateEmbed(embed, config);
    if (!('location' in result)) continue;
    for (const address of [result.location.src, result.location.href]) {
      const { host, port, pathname } = new URL(address);
      if (!isLoopback(host)) continue;
      byPath.set(pathname, fillTexts(embed, definition('Embed'), config));
      ports.add(Number(port || 80));
    }
  }
  return { byPath, ports: [...ports] };
}
