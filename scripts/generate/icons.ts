import { CommandError } from '../../src/io/command-error';
import { loadLate } from './load-late';

/**
 * The icons of pages: what the config and the components call them, and the Material icon that is
 * drawn, as @iconify-json/ic calls it.
 */
const siteIcons = {
  anchor: 'baseline-anchor',
  article: 'outline-article',
  book: 'outline-menu-book',
  chat: 'outline-forum',
  clock: 'outline-access-time',
  compass: 'outline-explore',
  document: 'outline-description',
  family: 'baseline-family-restroom',
  headphones: 'outline-headphones',
  heart: 'baseline-favorite-border',
  leaf: 'outline-spa',
  lightbulb: 'outline-lightbulb',
  people: 'outline-groups',
  place: 'outline-place',
  school: 'outline-school',
  shield: 'outline-shield',
  sunrise: 'baseline-wb-twilight',
  verified: 'outline-verified',
  crisis: 'outline-support',
  info: 'outline-info',
  limit: 'outline-place',
  next: 'baseline-chevron-right',
  pause: 'baseline-pause',
  play: 'baseline-play-arrow',
  previous: 'baseline-chevron-left',
  search: 'baseline-search',
};

const editorIcons = {
  accordion: 'outline-quiz',
  add: 'baseline-add',
  article: 'outline-article',
  banner: 'outline-panorama',
  block: 'outline-view-agenda',
  bold: 'baseline-format-bold',
  bookshelf: 'outline-menu-book',
  bullets: 'baseline-format-list-bulleted',
  cards: 'outline-grid-view',
  carousel: 'outline-view-carousel',
  check: 'baseline-check',
  copy: 'outline-content-copy',
  dark: 'outline-dark-mode',
  delete: 'outline-delete',
  desktop: 'outline-desktop-windows',
  down: 'baseline-arrow-downward',
  elsewhere: 'outline-drive-file-move',
  event: 'outline-event',
  expand: 'baseline-expand-more',
  facts: 'outline-info',
  files: 'outline-folder',
  heading: 'baseline-title',
  hero: 'outline-wallpaper',
  indent: 'baseline-format-indent-increase',
  italic: 'baseline-format-italic',
  legal: 'outline-gavel',
  light: 'outline-light-mode',
  lineBreak: 'baseline-keyboard-return',
  link: 'baseline-link',
  logos: 'outline-handshake',
  more: 'baseline-more-vert',
  motion: 'baseline-animation',
  notFound: 'outline-search-off',
  notice: 'outline-campaign',
  numbers: 'baseline-format-list-numbered',
  outdent: 'baseline-format-indent-decrease',
  phone: 'baseline-phone-iphone',
  picture: 'outline-image',
  place: 'outline-place',
  prices: 'outline-payments',
  profile: 'outline-account-box',
  quote: 'baseline-format-quote',
  redo: 'baseline-redo',
  search: 'baseline-search',
  separator: 'baseline-remove',
  smallHeading: 'baseline-text-fields',
  table: 'outline-table-chart',
  tablet: 'baseline-tablet-mac',
  tags: 'outline-label',
  undo: 'baseline-undo',
  up: 'baseline-arrow-upward',
  upload: 'outline-upload-file',
  versions: 'baseline-history',
  widget: 'outline-widgets',
  words: 'baseline-subject',
};

/** The social networks, and the signs of their brands as @iconify-json/simple-icons calls them. */
const networkIcons = {
  Facebook: 'facebook',
  Instagram: 'instagram',
  YouTube: 'youtube',
  LinkedIn: 'linkedin',
  TikTok: 'tiktok',
  X: 'x',
  Bluesky: 'bluesky',
  Mastodon: 'mastodon',
  Threads: 'threads',
  Pinterest: 'pinterest',
  WhatsApp: 'whatsapp',
  Telegram: 'telegram',
  Spotify: 'spotify',
};

/** The packages that have them. */
type IconPackage = '@iconify-json/ic' | '@iconify-json/simple-icons';

/** The icons as @iconify-json/ic has them, each as SVG without its outer element. */
type IconSet = Record<string, { body: string }>;

/**
 * Writes the drawings of all icons as a module: of each, the paths in a square of 24. The package that
 * has them all is read for nothing else.
 */
export function writeIconsModule(notice: string): string {
  return `// ${notice}

/** The icons of pages: the paths of each in a square of 24. */
export const siteIcons = ${draw(siteIcons)};

/** The icons of the editor. */
export const editorIcons = ${draw(editorIcons)};

/** The signs of social networks. */
export const networkIcons = ${draw(networkIcons, '@iconify-json/simple-icons')};
`;
}

function draw(names: Record<string, string>, from: IconPackage = '@iconify-json/ic'): string {
  const { icons } = loadLate(from).icons;
  const drawings = Object.entries(names).map(([name, icon]) => [name, readPaths(icons, icon)]);
  return JSON.stringify(Object.fromEntries(drawings));
}

/** @throws Error when there is no such icon, or it is made of something else than filled paths */
export function readPaths(icons: IconSet, name: string): string[] {
  const body = icons[name]?.body;
  if (body === undefined) throw new CommandError(`@iconify-json/ic has no icon "${name}".`);
  const paths = [...body.matchAll(/<path fill="currentColor" d="([^"]+)"\/>/g)];
  if (paths.map(([path]) => path).join('') !== body) {
    throw new CommandError(`The icon "${name}" is made of more than paths. Choose another one.`);
  }
  return paths.map(([, path = '']) => path);
}
