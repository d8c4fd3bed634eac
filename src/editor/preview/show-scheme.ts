const dark = /\(prefers-color-scheme:\s*dark\)/;

/** What rules asked for before they were given another answer than that of the device. */
const asked = new WeakMap<MediaList, string>();

/** Shows a page in its light or its dark colors, whatever the device prefers. */
export function showScheme(shown: Document, isDark: boolean): void {
  for (const sheet of shown.styleSheets) {
    answer(sheet.media, isDark);
    for (const rule of listMediaRules(readRules(sheet))) answer(rule.media, isDark);
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

function answer(media: MediaList, isDark: boolean): void {
  const question = asked.get(media) ?? media.mediaText;
  if (!dark.test(question)) return;
  asked.set(media, question);
  const wanted = question.replace(dark, isDark ? '(min-width: 0)' : '(max-width: 0)');
  // Setting what is set already would make the browser style the whole page again.
  if (media.mediaText !== wanted) media.mediaText = wanted;
}

function* listMediaRules(rules: Iterable<CSSRule>): Generator<CSSMediaRule> {
  for (const rule of rules) {
    // Rules of another document are of another class than ours.
    if ('media' in rule && 'cssRules' in rule) yield rule as CSSMediaRule;
    else if ('cssRules' in rule) yield* listMediaRules(rule.cssRules as CSSRuleList);
  }
}
