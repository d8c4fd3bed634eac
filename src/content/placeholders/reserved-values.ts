/*
 * What is written in a demo in place of what is real, in one list. Each pattern matches what it
 * means and nothing else: "sample" alone is an ordinary word.
 */

/** Takes the place of what is still to be filled in. The checks do not let it onto a live site. */
export const blank = '[___]';

/** Between two words of a text: spaces or tags. */
const gap = String.raw`(?:\s|&nbsp;|</?[a-z][^<>]*>)+`;

/** Names that RFC 2606 and RFC 6761 keep free: no site and no mailbox ever has them. */
const reservedName = String.raw`(?:(?:[\w-]+\.)*(?:example\.(?:com|net|org)|[\w-]+\.example)|(?<=@|://)(?:(?:[\w-]+\.)+(?:test|invalid)|(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}))`;

/** A text says about itself that it is not the real one, or is the filling of a layout. */
const sampleWords = [
  'lorem ipsum',
  '(?:dummy|filler|placeholder) text',
  '(?:this|it) is (?:only |just |merely )?an? (?:example|sample) (?:text|policy|notice)',
  '(?:these|they) are (?:only |just |merely )?(?:example|sample) (?:texts|policies|terms)',
]
  .join('|')
  .replaceAll(' ', gap);

/** Between the digits of a phone number. */
const separator = '(?:[ .\\u00A0\\u2010-\\u2013-]|&nbsp;)';

/** What to look for in texts and links. */
export const standIns = {
  mailbox: new RegExp(String.raw`(?<![\w.+-])[\w.+-]+@${reservedName}(?![\w-]|\.\w)`, 'gi'),
  address: new RegExp(String.raw`(?<![\w.@-])${reservedName}(?![\w@-]|\.\w)`, 'gi'),
  // 555-0100 to 555-0199 belong to films and books. Numbers of other countries ("+44 …") may have
  // the same digits; digits without any sign between them need their area code to be a number.
  phone: new RegExp(
    [
      String.raw`(?<![\w/=-])(?<!\+[2-9][\d ().-]{0,20})`,
      String.raw`(?:(?:\+?1${separator}?)?(?:\(\d{3}\) ?|\d{3}${separator}?)555${separator}?01\d{2}`,
      String.raw`|555${separator}01\d{2})(?![\w/-])`,
    ].join(''),
    'g',
  ),
  words: new RegExp(String.raw`\b(?:${sampleWords})\b|\[_{3,}\]`, 'gi'),
};

/** An id of a widget that comes from the demo, the editor's completion or the help, not a provider. */
export const reservedRef =
  /^(?:\w+\/|!1m)?(?:Sample|sample-widget-|IdOfTheWidget|AbCdEfGhIjKlMnOpQrSt|0{4})/;

/**
 * What the editor and the completion of VS Code begin texts with: the examples of the schemas that ask
 * for something. Those that a practice can mean, such as "Read the post", do not count.
 */
export const exampleTexts: ReadonlySet<string> = new Set([
  'A transcript of the episode.',
  'Describe the image',
  'Describe what happens and who it is for.',
  'Describe what it contains.',
  'Describe what it is about.',
  'Describe what it is and who it is for.',
  'Name of the insurer',
  'Name of the location',
  'One line about it',
  'One or two sentences for lists.',
  'One or two sentences for search results.',
  'One or two sentences for the page about it.',
  'One or two sentences.',
  'One sentence about what you offer.',
  'Tell visitors what they need to know.',
  'The client’s words.',
  'The location, in a few words',
  'The name of the podcast',
  'The title of the book',
  'Tell readers your subjects and how often you write.',
  'Describe how donations help.',
  'Who made it',
  'Who wrote it',
  'Why you recommend it and to whom.',
  'Why you recommend it.',
  'Your answer.',
  'Write your text here.',
]);
