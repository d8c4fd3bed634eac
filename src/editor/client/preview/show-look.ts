import type { PreviewLook } from '../toolbar/preview-choices';

type Look = Pick<PreviewLook, 'isDark' | 'isMoving'>;

const dark = /\(prefers-color-scheme:\s*dark\)/;
const motion = /\(prefers-reduced-motion:\s*(reduce|no-preference)\)/;

/** What rules asked for before they were given another answer than that of the device. */
const asked = new WeakMap<MediaList, string>();

/** Shows a page in its light or its dark colors, with or without motion, whatever the device prefers. */
export function showLook(shown: Document, look: Look): void {
  for (const sheet of [...shown.styleSheets, ...shown.adoptedStyleSheets]) {
    answer(sheet.media, look);
    for (const rule of listMediaRules(readRules(sheet))) answer(rule.media, look);
  }
}

/** The rules of a stylesheet; none of one that could not be loaded, which throws when it is read. */
function readRules(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}

function answer(media: MediaList, { isDark, isMoving }: Look): void {
  const question = asked.get(media) ?? media.mediaText;
  if (!dark.test(question) && !motion.test(question)) return;
  asked.set(media, question);
  const wanted = question
    .replace(dark, writeCondition(isDark))
    .replace(motion, (_all, preference) => writeCondition(isMoving === (preference !== 'reduce')));
  // Setting what is set already would make the browser style the whole page again.
  if (media.mediaText !== wanted) media.mediaText = wanted;
}

/** A condition that is always true, or never. */
function writeCondition(isTrue: boolean): string {
  return isTrue ? '(min-width: 0)' : '(max-width: 0)';
}

function* listMediaRules(rules: Iterable<CSSRule>): Generator<CSSMediaRule> {
  for (const rule of rules) {
    // Rules of another document are of another class than ours.
    if ('media' in rule && 'cssRules' in rule) yield rule as CSSMediaRule;
    else if ('cssRules' in rule) yield* listMediaRules(rule.cssRules as CSSRuleList);
  }
}
