import type { EmbedFrame, PagePayload } from './payload';

/** Where a page loads things from that are not its own, for its content security policy. */
export interface ForeignSources {
  /** origins for `frame-src` */
  frames: string[];
  /** origins for `script-src` */
  scripts: string[];
  /** feature → origins that may use it, for `Permissions-Policy` */
  permissions: Record<string, string[]>;
}

/** What one widget needs; nothing when it is only a link. */
export function listFrameSources(frame: EmbedFrame | undefined): ForeignSources {
  if (!frame) return mergeSources([]);
  const { origin } = new URL(frame.src);
  const features = frame.allow?.split('; ') ?? [];
  return {
    frames: [origin],
    scripts: frame.script ? [new URL(frame.script).origin] : [],
    permissions: Object.fromEntries(features.map((feature) => [feature, [origin]])),
  };
}

/** What all widgets of a page need together. */
export function listPageSources({ blocks }: PagePayload): ForeignSources {
  return mergeSources(
    blocks.map(({ block }) =>
      listFrameSources(block.type === 'embed' ? block.embed.frame : undefined),
    ),
  );
}

/** The union, each origin once and in order. */
export function mergeSources(sources: readonly ForeignSources[]): ForeignSources {
  const features = sortedUnion(sources.map(({ permissions }) => Object.keys(permissions)));
  return {
    frames: sortedUnion(sources.map(({ frames }) => frames)),
    scripts: sortedUnion(sources.map(({ scripts }) => scripts)),
    permissions: Object.fromEntries(
      features.map((feature) => [
        feature,
        sortedUnion(sources.map(({ permissions }) => permissions[feature] ?? [])),
      ]),
    ),
  };
}

function sortedUnion(lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())].toSorted();
}
