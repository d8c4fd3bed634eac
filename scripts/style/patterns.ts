/** A turn of phrase that `docs/developing/style.md` replaces. */
export interface Pattern {
  /** how the style sheet names it */
  name: string;
  find: RegExp;
  /** what to write instead */
  instead: string;
}

/** What can be counted of the style sheet, in its order. */
export const patterns: readonly Pattern[] = [
  {
    name: '“What …” as a subject',
    find: /(?<=^|[.:!] |\* |- )What (?!if\b|about\b)[^.?!]{3,200}\.(?=\s|$)/g,
    instead: 'Name the thing, or address the reader.',
  },
  {
    name: 'things that “say”',
    find: /\b(?:it|which|that|file|page|list|setting|number|language|key|name|option|command|message|report|build|config|site) (?:also )?says?\b/gi,
    instead: 'Write sets, means, shows, lists, lets or names.',
  },
  {
    name: '“lead to”',
    find: /\b(?:leads?|leading|led) (?:to|on|nowhere|elsewhere|there|away|back)\b/gi,
    instead: 'Pages link or redirect, buttons open, fields jump to.',
  },
  {
    name: '“somebody”, “whoever”',
    find: /\b(?:somebody|whoever|whomever)\b/gi,
    instead: 'Write you, a visitor, an editor, a reviewer.',
  },
  {
    name: '“no” on the object',
    find: /\b(?:knows?|takes?|asks?|holds?|names|reads?|sees?|writes?|gives?|hears?|finds) (?:no|nothing|nobody)\b/gi,
    instead: 'Negate the verb: does not know, cannot hold, without asking.',
  },
  {
    name: '“as it is”',
    find: /\bas (?:it|they) (?:is|are|was|were)\b/gi,
    instead: 'Write unchanged, current, raw, or the last version that worked.',
  },
  {
    name: '“of its own”',
    find: /\bof (?:its|their|your|his|her|our|one’s|my) own\b/gi,
    instead: 'Write its own, separate, different or custom.',
  },
  {
    name: '“beside”',
    find: /\bbeside\b/gi,
    instead: 'Write next to, alongside, with or in addition to.',
  },
  { name: '“in place of”', find: /\bin place of\b/gi, instead: 'Write instead of.' },
  {
    name: '“such a”',
    find: /(?<!\bno )\bsuch (?:an?|pages?|texts?|words|names|files?|links?|settings?)\b/gi,
    instead: 'Write this, these, this kind of, or repeat the noun.',
  },
  {
    name: 'machines that are told',
    find: /\b(?:is|are|be|was|were) told\b|\bhears? of\b/gi,
    instead: 'They receive, read or are sent; people see.',
  },
  {
    name: '“, too” at the end',
    find: /, too(?=[.;:,)]|$)/gi,
    instead: 'Write also before the verb.',
  },
  {
    name: '“other ones”',
    find: /\b(?:is|are|be) (?:other ones|another one)\b/gi,
    instead: 'Write different, differ or vary.',
  },
  {
    name: '“asked for”',
    find: /\b(?:is|are|was|were|been|be) asked\b|\basked for\b/gi,
    instead: 'Write requested, loaded, required or prompted.',
  },
  {
    name: '“words of”',
    find: /\bwords (?:of|on) (?:the|a|an|this|its|their)\b/gi,
    instead: 'Write text, label or wording.',
  },
  {
    name: 'split verbs',
    find: /\b(?:tak(?:e|es|en|ing) (?:out|off|back)|puts? together|put in again)\b/gi,
    instead: 'Write remove, undo, unpublish or merge.',
  },
  {
    name: 'chains of “of”',
    find: /\b(?:distance from UTC|seconds of the processor|index of the search|size of letters|images to share|words of the site)\b/gi,
    instead: 'Write UTC offset, CPU seconds, search index, font size, share images, labels.',
  },
  {
    name: 'archaic words',
    find: /\b(?:shall|anew|lawful|mend(?:s|ed)?)\b/gi,
    instead: 'Write should, again, valid or fix.',
  },
  {
    name: 'a comma before “and” with one subject',
    find: /^(?:Click|Select|Open|Choose|Write|Run|Add|Delete|Press|Change|Copy|Save|Type) [^,.;:(]*, and (?:then )?[a-z]/gm,
    instead: 'Drop the comma.',
  },
  {
    name: 'spelling',
    find: /\blicences?\b|\be-mails?\b|\bin line \d/gi,
    instead: 'Write license, email, on line 8.',
  },
];
