import type { EmbedFrame } from '../../payload/widget-frame';

/** What the page understands of a message from a widget. Any such message is a sign of life. */
export interface FrameMessage {
  /** pixels, and who measured: a widget may report its page and its content */
  height?: { by: 'page' | 'content'; pixels: number };
  /** to be sent back */
  answer?: unknown;
}

/** How one kind of widget talks with the page around it. */
export interface Protocol {
  /** asks a widget that is there already to tell its height */
  greet?: (frameId: string) => unknown;
  /** @returns undefined for everything that is not about being there or about height */
  read: (data: unknown, frameId: string) => FrameMessage | undefined;
}

// No form is lower, none is higher; what is beyond was not measured but made up.
const lowest = 200;
const highest = 6000;

const sizer = '[iFrameSizer]';

/** Messages of iframe-resizer that want something else of the page than room. */
const wishes = new Set([
  'close',
  'inPageLink',
  'message',
  'moveToAnchor',
  'pageInfo',
  'pageInfoStop',
  'scrollTo',
  'scrollToOffset',
]);

const highlevel: Protocol = {
  greet: greetSizer,
  read(data, frameId) {
    if (data === '[iFrameResizerChild]Ready') return { answer: greetSizer(frameId) };
    if (typeof data === 'string') return readSizer(data, frameId);
    if (!Array.isArray(data)) return undefined;
    const [name, value] = data as unknown[];
    if (name === 'iframeLoaded') return {};
    return name === 'highlevel.setHeight' ? readHeight('content', get(value, 'height')) : undefined;
  },
};

const calendly: Protocol = {
  read(data) {
    const name = get(data, 'event');
    if (name === 'calendly.event_type_viewed') return {};
    if (name !== 'calendly.page_height') return undefined;
    const height = get(get(data, 'payload'), 'height');
    return readHeight('page', typeof height === 'string' ? Number.parseFloat(height) : height);
  },
};

const cal: Protocol = {
  read(data) {
    if (get(data, 'originator') !== 'CAL') return undefined;
    const name = String(get(data, 'fullType') ?? '')
      .split(':')
      .at(-1);
    // Cal.com shows nothing until it knows that somebody listens.
    if (name === '__iframeReady') {
      return { answer: { originator: 'CAL', method: 'parentKnowsIframeReady' } };
    }
    if (name === 'linkReady') return {};
    return name === '__dimensionChanged'
      ? readHeight('page', get(get(data, 'data'), 'iframeHeight'))
      : undefined;
  },
};

const typeform: Protocol = {
  read(data) {
    const name = get(data, 'type');
    if (name === 'form-ready') return {};
    return name === 'form-height-changed' ? readHeight('page', get(data, 'height')) : undefined;
  },
};

const cliniko: Protocol = {
  read(data) {
    if (typeof data !== 'string') return undefined;
    const [name, value] = data.split(':', 2);
    if (name === 'cliniko-bookings-page') return {};
    return name === 'cliniko-bookings-resize' ? readHeight('page', Number(value)) : undefined;
  },
};

/** How the widgets of each protocol talk; messages of the `silent` ones are not read. */
export const protocols: Record<EmbedFrame['protocol'], Protocol> = {
  highlevel,
  calendly,
  cal,
  typeform,
  cliniko,
  silent: { read: () => undefined },
};

/** What iframe-resizer 4 in the widget waits for: id, margin, …, interval, …, how to measure. */
function greetSizer(frameId: string): string {
  const settings = [frameId, 8, false, false, 32, true, true, '', 'bodyOffset', '', '', 0];
  return sizer + [...settings, false, 'child', 'scroll', true].join(':');
}

const decimal = /^\d+(?:\.\d+)?$/;

/** Reads `[iFrameSizer]<frame id>:<height>:<width>:<event>`. */
function readSizer(data: string, frameId: string): FrameMessage | undefined {
  const prefix = `${sizer}${frameId}:`;
  if (!data.startsWith(prefix)) return undefined;
  const [height, , event = ''] = data.slice(prefix.length).split(':', 3);
  if (wishes.has(event) || !decimal.test(height ?? '')) return undefined;
  return readHeight('page', Number(height));
}

function readHeight(by: 'page' | 'content', pixels: unknown): FrameMessage | undefined {
  const isHeight = typeof pixels === 'number' && pixels >= lowest && pixels <= highest;
  return isHeight ? { height: { by, pixels: Math.ceil(pixels) } } : undefined;
}

function get(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}
