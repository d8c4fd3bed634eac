import { dismissalHash } from './dismissal-script';
import type { FormTarget, PagePayload } from './payload';
import type { EmbedFrame } from './widget-frame';

/** Where a page loads things from that are not its own, for its content security policy. */
export interface ForeignSources {
  /** origins for `frame-src` */
  frames: string[];
  /** for `script-src`: whole addresses, without the query, which policies ignore; or a hash */
  scripts: string[];
  /** where forms are sent, for `form-action` and `connect-src`: origins, or `'self'` */
  forms: string[];
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
    scripts: frame.script ? [stripQuery(new URL(frame.script))] : [],
    forms: [],
    permissions: Object.fromEntries(features.map((feature) => [feature, [origin]])),
  };
}

function stripQuery({ origin, pathname }: URL): string {
  return origin + pathname;
}

/** The needs of all widgets and forms of a page together, and of the script that hides announcements. */
export function listPageSources({ blocks, announcements }: PagePayload): ForeignSources {
  const frames: EmbedFrame[] = [];
  collectFrames(blocks, frames);
  const forms = blocks.flatMap(({ block }) => (block.type === 'form' ? block.send : []));
  const sources = mergeSources([...frames.map(listFrameSources), ...forms.map(listFormSources)]);
  return announcements ? { ...sources, scripts: [dismissalHash, ...sources.scripts] } : sources;
}

function listFormSources({ action, back }: FormTarget): ForeignSources {
  // Browsers also ask the policy about the page that the service sends visitors back to.
  const own = action && !back ? [] : ["'self'"];
  return { ...mergeSources([]), forms: [...own, ...(action ? [new URL(action).origin] : [])] };
}

/** Adds the frames of all widgets in a part of a page, whichever block shows them. */
function collectFrames(part: unknown, frames: EmbedFrame[]): void {
  if (typeof part !== 'object' || part === null) return;
  if (isFrame(part)) frames.push(part);
  else for (const child of Object.values(part)) collectFrames(child, frames);
}

/** No other part of a payload speaks a protocol. */
function isFrame(part: object): part is EmbedFrame {
  return 'protocol' in part && 'src' in part && 'referrerPolicy' in part;
}

/** The union, each origin once and in order. */
export function mergeSources(sources: readonly ForeignSources[]): ForeignSources {
  const features = sortedUnion(sources.map(({ permissions }) => Object.keys(permissions)));
  return {
    frames: sortedUnion(sources.map(({ frames }) => frames)),
    scripts: sortedUnion(sources.map(({ scripts }) => scripts)),
    forms: sortedUnion(sources.map(({ forms }) => forms)),
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
