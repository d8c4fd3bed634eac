import { maxDiagnostics } from '../../src/check/diagnostic';
import { maxDepth as deepestHtml } from '../../src/content/html/parse-html';
import { usualLimit } from '../../src/check/json/read-source';
import {
  charactersPerValue,
  maxDepth,
  maxNameLength,
  maxTextLength,
  maxValues,
} from '../../src/check/json/scan-json';
import { maxBytes } from '../../src/check/public-files/active-svg';
import { mostDepth, maxElements } from '../../src/check/public-files/heavy-svg';
import {
  charactersPerLanguageValue,
  maxLanguageValues,
} from '../../src/check/languages/language-amount';
import { maxLanguages } from '../../src/content/languages/read-languages';
import { maxProblems } from '../../src/check/report/build-problems';
import { maxPixelsRead } from '../../src/check/rules/safety/pictures-bounded';
import { formatMegabytes } from '../../src/utils/english';
import { hostLimits, type HostLimits } from '../../src/published/hosts/hosts';
import { cloudflareLimits } from '../../src/published/hosts/write-headers-file';
import { longestRedirect } from '../../src/published/hosts/write-redirects-file';
import { vercelLimits } from '../../src/published/hosts/write-vercel-json';
import { usualPatience } from '../../src/build/outputs/try-logo';

/** Something of which there may be only so much: each is refused with its place beyond. */
interface Limit {
  what: string;
  most: string;
  /** the code of the error beyond, or who stops */
  beyond: string;
}

const limits: readonly Limit[] = [
  {
    what: 'A config',
    most: `${usualLimit.most / 1_000_000} MB, or MAX_CONFIG_MB`,
    beyond: 'CFG0003',
  },
  {
    what: 'Names and values in a config',
    most: `${count(maxValues)}, or one for ${charactersPerValue} characters`,
    beyond: 'CFG0003',
  },
  { what: 'Languages of a site', most: count(maxLanguages), beyond: 'CFG0307' },
  {
    what: 'Values in all languages of a site',
    most: `${count(maxLanguageValues)}, or one for ${charactersPerLanguageValue} characters`,
    beyond: 'CFG0003',
  },
  { what: 'A text in a config', most: `${count(maxTextLength)} characters`, beyond: 'CFG0003' },
  { what: 'The name of a setting', most: `${count(maxNameLength)} characters`, beyond: 'CFG0003' },
  { what: 'Braces and brackets', most: `${maxDepth} deep`, beyond: 'CFG0006' },
  { what: 'Each text and list', most: 'set in its schema', beyond: 'CFG0305, CFG0307' },
  { what: 'Nested tags in text', most: `${deepestHtml} deep`, beyond: 'CFG0503' },
  { what: 'Problems found before the check stops', most: count(maxDiagnostics), beyond: 'CFG0009' },
  { what: 'Problems that are listed', most: count(maxProblems), beyond: 'CFG0009' },
  { what: 'An image', most: `${count(maxPixelsRead)} pixels`, beyond: 'CFG0546' },
  { what: 'An SVG image', most: `${maxBytes / 1_000_000} MB`, beyond: 'CFG0518' },
  { what: 'SVG elements, including repeats', most: count(maxElements), beyond: 'CFG0518' },
  { what: 'Nested SVG elements', most: `${mostDepth} deep`, beyond: 'CFG0518' },
  { what: 'Drawing the logo', most: `${usualPatience / 1000} s`, beyond: 'CFG0416, in the build' },
  ...Object.entries(hostLimits).flatMap(([host, most]) => listHostLimits(host, most)),
  {
    what: 'Rules in _headers on cloudflare-pages',
    most: `${cloudflareLimits.rules}, of ${count(cloudflareLimits.lineLength)} characters`,
    beyond: 'the build',
  },
  {
    what: 'A redirect on cloudflare-pages',
    most: `${count(longestRedirect)} characters`,
    beyond: 'the build',
  },
  {
    what: 'Redirects and rules in vercel.json',
    most: `${count(vercelLimits.rules)}, of ${count(vercelLimits.valueLength)} characters`,
    beyond: 'the build',
  },
];

function listHostLimits(host: string, most: HostLimits): Limit[] {
  const { redirects, movedFolders, files, fileBytes, siteBytes } = most;
  const rows: [what: string, amount: string | undefined][] = [
    ['Redirects', redirects === undefined ? undefined : count(redirects)],
    ['Redirects of whole folders', movedFolders === undefined ? undefined : count(movedFolders)],
    ['Files', files === undefined ? undefined : count(files)],
    ['A file', fileBytes === undefined ? undefined : formatMegabytes(fileBytes)],
    ['A site', siteBytes === undefined ? undefined : formatMegabytes(siteBytes)],
  ];
  return rows.flatMap(([what, amount]) =>
    amount === undefined ? [] : [{ what: `${what} on ${host}`, most: amount, beyond: 'the build' }],
  );
}

/** The list of all limits, in Markdown. */
export function formatLimits(): string {
  return limits.map(({ what, most, beyond }) => `- ${what}: ${most} (${beyond})`).join('\n');
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}
