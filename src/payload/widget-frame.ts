import type { EmbedProvider, FrameProtocol } from '../content/embeds/provider';
import type { Embed } from '../generated/config-types';

/** The outline that takes the place of a widget until it comes. */
export type WidgetShape = 'calendar' | 'form' | 'player';

/** The frame of a widget: its attributes, and how it is brought in and followed. */
export interface EmbedFrame {
  src: string;
  /** absent for a map */
  shape?: WidgetShape;
  /** at most 620 pixels wide */
  isNarrow?: true;
  /** pixels that are kept free, and the least height */
  minHeight: number;
  /** the same on phones, if it differs */
  minHeightOnPhone?: number;
  /** what the browser may let the widget do: the `allow` attribute */
  allow?: string;
  sandbox?: string;
  referrerPolicy: EmbedProvider['referrerPolicy'];
  protocol: FrameProtocol;
  load: NonNullable<Embed['load']>;
  /** address of the provider's own script, which the page loads too */
  script?: string;
}

/** A frame with its name for screen readers. */
export interface FramedWidget {
  /** id of the frame's element */
  id: string;
  title: string;
  frame: EmbedFrame;
}

/** A map for a tab of its own and, where the place on it is known, one for the page. */
export interface MapOfPlace {
  href: string;
  widget?: FramedWidget;
}

/** The Trusted Types policy under which a page may load the scripts of providers, and nothing else. */
export const scriptPolicyName = 'provider-script';
