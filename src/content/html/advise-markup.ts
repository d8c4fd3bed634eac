/** What to do about a tag that is not allowed in texts. */
export interface TagAdvice {
  hint: string;
  /** the tag to write in its place; empty for none at all */
  instead?: string;
}

const replacements = new Map([
  ['b', 'strong'],
  ['i', 'em'],
  ['h1', 'h2'],
  ['h4', 'h3'],
  ['h5', 'h3'],
  ['h6', 'h3'],
  ['tfoot', 'tbody'],
]);

/** Tags that change how words look, and nothing else. */
const looks = new Set(['span', 'font', 'center', 'small', 'big', 'mark', 'o:p', 'col', 'colgroup']);

const widgets = new Set(['iframe', 'script', 'embed', 'object', 'form', 'video', 'audio']);

/** Attributes that change how words look. */
const looksOf =
  /^(?:style|className|align|vAlign|color|bgColor|face|size|width|height|border|cellPadding|cellSpacing)$/;

/** Attributes that came with copied words. */
const copied = /^(?:lang|xmlLang|dir|id|title|rel|data[A-Z\d].*)$/;

/** Advice for a tag that is not allowed; undefined where there is nothing certain to say. */
export function adviseTag(tag: string): TagAdvice | undefined {
  const instead = replacements.get(tag);
  if (instead !== undefined) return { hint: `Write <${instead}> instead.`, instead };
  if (looks.has(tag)) {
    const hint = 'Delete the tag and keep the text: the theme sets colors and sizes.';
    return { hint, instead: '' };
  }
  if (tag === 'u') {
    return {
      hint: 'Delete the tag and keep the text: underlined text looks like a link.',
      instead: '',
    };
  }
  if (widgets.has(tag)) {
    return {
      hint: 'Add the widget or player under "embeds" and show it with a block of the type "embed".',
    };
  }
  return tag === 'div' ? { hint: 'Use <p> for a paragraph.' } : undefined;
}

/** Advice for an attribute that is not allowed; undefined where there is nothing certain to say. */
export function adviseAttribute(name: string): string | undefined {
  if (name === 'target') return 'Delete the attribute: visitors choose where a link opens.';
  if (looksOf.test(name)) return 'Delete the attribute: the theme sets colors and sizes.';
  if (/^on[A-Z]/.test(name)) return 'Delete the attribute: text cannot contain scripts.';
  return copied.test(name) ? 'Delete the attribute: it is not needed here.' : undefined;
}
