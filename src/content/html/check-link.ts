import { explainNoEmail, isEmail } from './contact-links';
import { encodesLetters, readUrl } from './read-url';

/** Why a link cannot be used. */
export interface LinkFault {
  code: 'CFG0501' | 'CFG0502';
  message: string;
  hint?: string;
  /** the link that is certain to be meant; a fine one */
  meant?: string;
}

// Browsers drop tabs and line breaks inside of addresses: "java\tscript:" would run.
const hiddenCharacters =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u001F\u007F-\u00A0\u00AD\u200B-\u200F\u2028-\u202F\u2060-\u2069\uFEFF]/;

/** Checks how a link is written, not whether its page exists. Undefined when it is fine. */
export function checkLink(href: string): LinkFault | undefined {
  if (hiddenCharacters.test(href)) {
    return unsafe(
      'The link contains a line break, a tab or another invisible character.',
      'Delete this character.',
    );
  }
  if (href !== href.trim())
    return unsafe('The link starts or ends with a space.', 'Delete the space.');
  if (href.includes('\\')) {
    return unsafe('The link contains a backslash.', 'Write "/" instead of "\\".');
  }
  if (href.startsWith('//')) {
    return unsafe(
      'The link starts with "//".',
      'Start with "https://" for another site, or with "/" for a page of this site.',
    );
  }
  if (href.startsWith('/') || href.startsWith('#')) {
    return href.includes(' ') ? unsafe('The link contains a space.', adviseSpace(href)) : undefined;
  }
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase();
  switch (scheme) {
    case 'https':
      return checkWebAddress(href);
    case 'http':
      return {
        code: 'CFG0502',
        message: 'The link is not encrypted: it starts with "http:".',
        hint: `Write "https:" instead of "http:".`,
      };
    case 'mailto':
      return checkAddress(href.slice('mailto:'.length));
    case 'tel':
    case 'sms':
      return /^(?:tel|sms):[+\d(][\d() .-]*$/i.test(href)
        ? undefined
        : unsafe('This is not a phone number.', `Write "${scheme}:" followed by digits.`);
    case undefined:
      return explainStart(href);
    default:
      return unsafe(
        `Links that start with "${scheme}:" are not allowed.`,
        'Start the link with "/", "https://", "mailto:", "tel:" or "sms:".',
      );
  }
}

/** More than an address can add others who read the mail, or write it beforehand. */
function checkAddress(email: string): LinkFault | undefined {
  if (isEmail(email)) return undefined;
  const why = explainNoEmail(email);
  return unsafe(
    `This is not an email address${why === undefined ? '' : `: ${why}`}.`,
    'Write "mailto:name@example.org".',
  );
}

function checkWebAddress(href: string): LinkFault | undefined {
  const [, host = ''] = /^https:\/\/([^/?#]+)/i.exec(href) ?? [];
  const url = readUrl(href);
  if (host === '' || href.includes(' ') || !url) {
    return unsafe(
      'This is not a complete web address.',
      'Copy the link from the address bar of a browser.',
    );
  }
  const { username, password, hostname } = url;
  if (username || password) {
    return unsafe(
      'The link contains a name or password before "@".',
      'Remove everything between "https://" and "@".',
    );
  }
  if (ownNetwork.test(hostname)) {
    return unsafe(
      'The link points to an IP address or into a private network.',
      'Write the name of a public website.',
    );
  }
  if (!hostname.includes('.')) {
    return unsafe('This is not a complete web address.', `Add the ending, such as ".org".`);
  }
  if (!hostName.test(hostname) || !encodesLetters(hostname)) {
    return unsafe(
      `"${hostname}" is not a valid site name.`,
      'Copy the address from the address bar of a browser.',
    );
  }
  if (host.split('.').some((part) => alphabets.every((alphabet) => alphabet.test(part)))) {
    return unsafe(
      'The link mixes lookalike letters from two alphabets, as fake sites do.',
      'Type the link again, letter by letter.',
    );
  }
  return looksLatin(host.toLowerCase())
    ? unsafe(
        `The letters of "${host}" are not Latin, but they all look like Latin letters, as in the links of fake sites.`,
        `Type the link again, letter by letter. If these letters are correct, write "${hostname}".`,
      )
    : undefined;
}

/** Whether a part of a name is made of letters that read as Latin ones, under a Latin ending. */
function looksLatin(host: string): boolean {
  const parts = host.replace(/:\d*$/, '').split('.');
  return /^[a-z0-9-]+$/.test(parts.at(-1) ?? '') && parts.some((part) => twins.test(part));
}

/** Numbers in place of names (URL has written them all in the usual way), and local names. */
const ownNetwork = /^\[|^\d+(?:\.\d+){3}$|^localhost$|\.(?:local|localhost|internal|lan)$/;

/** Names between dots, none of them empty, the last one not a number; other alphabets as `xn--…`. */
const hostName = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/** Cyrillic and Greek letters that look like Latin ones in most typefaces. */
const twins =
  /^(?=.*\p{L})[-\d\u0430\u0435\u0433\u043E\u043F\u0440\u0441\u0443\u0445\u044A\u044C\u0455\u0456\u0458\u0461\u0475\u04BB\u04BD\u04CF\u0501\u050D\u051B\u051D\u03B1\u03B3\u03B5\u03B7\u03B9\u03BA\u03BD\u03BF\u03C1\u03C3\u03C4\u03C5\u03C7\u03C9]+$/u;

const alphabets = [/[a-z]/i, /[\p{Script=Cyrillic}\p{Script=Greek}]/u];

/** As people write links where nobody looks closely: without what they begin with. */
const starts = [
  [/^[^@\s/?#]+@[^@\s/?#]+\.[a-z]+$/i, 'mailto:'],
  // Neither a day nor a computer by its number, nor an American postal code.
  [/^(?!\d{4}-\d\d-\d\d$|\d+(?:\.\d+){3}$|\d{5}-\d{4}$)[+(]?\d[\d() .-]{5,}$/, 'tel:'],
  [/^(?:[\p{L}\p{N}_-]+\.)+\p{L}{2,}(?:[/?#].*)?$/u, 'https://'],
] as const;

/** Files and pages as they are called elsewhere; of their endings, some are those of sites, too. */
const fileName =
  /^[^/?#]*\.(?:aspx?|avif|csv|docx?|epub|gif|heic|html?|ics|jpe?g|json|md|mov|odt|ogg|pdf|php|png|pptx?|rtf|svg|tiff?|txt|vcf|wav|webm|webp|xlsx?|xml|zip)(?:[?#]|$)/i;

/** In a file name, the space has to go from the file, too. */
function adviseSpace(href: string): string {
  const meant = href.trim().replaceAll(/ +/g, '-');
  return fileName.test(href.slice(href.lastIndexOf('/') + 1))
    ? `Replace the space with a hyphen, here and in the name of the file: "${meant}".`
    : `Paths use hyphens instead of spaces: "${meant}".`;
}

function explainStart(href: string): LinkFault {
  if (href === '')
    return unsafe(
      'The link is empty.',
      'Add the page or URL it opens, or remove the link and keep its text.',
    );
  const start = fileName.test(href) ? undefined : starts.find(([form]) => form.test(href))?.[1];
  const meant = start && `${start}${href}`;
  return meant && !checkLink(meant)
    ? { ...unsafe(`The link is incomplete: "${start}" is missing.`, `Write "${meant}".`), meant }
    : unsafe(
        'The link starts with neither "/" nor "https://".',
        /^[\w/-]+$/.test(href)
          ? `For a page of this site, write "/${href}". For another site, write its whole URL: "https://…".`
          : 'Write "/" first for a page of this site, or "https://" for another site.',
      );
}

/** The link that is certain to be meant: with what it starts with, if only that is missing. */
export function completeLink(href: string): string {
  return checkLink(href)?.meant ?? href;
}

function unsafe(message: string, hint?: string): LinkFault {
  return { code: 'CFG0501', message, ...(hint && { hint }) };
}
