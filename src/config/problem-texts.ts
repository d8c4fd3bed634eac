/** Every kind of problem, with what it means. A code is never reused for another meaning. */
export const problemTexts = {
  CFG0001: 'The file is not UTF-8 text.',
  CFG0002: 'The file starts with an invisible mark (BOM).',
  CFG0003: 'The file is too large.',
  CFG0004: 'The file holds marks of an unfinished merge.',
  CFG0005: 'The file is empty.',
  CFG0006: 'Braces and brackets are nested too deeply.',
  CFG0009: 'There are more problems than are listed.',

  CFG0101: 'A comma stands where nothing follows.',
  CFG0102: 'JSON has no comments.',
  CFG0103: 'Quotes are not straight double quotes.',
  CFG0104: 'A comma is missing.',
  CFG0105: 'A closing quote is missing.',
  CFG0106: 'A name stands without quotes.',
  CFG0107: 'A value is not written as JSON wants it.',
  CFG0108: 'A text holds a character that must be written differently.',
  CFG0109: 'The file ends too early.',
  CFG0110: 'A character stands where it does not belong.',

  CFG0201: 'A name appears twice in the same group.',
  CFG0202: 'A name is reserved by the language the site is made with.',

  CFG0301: 'A setting is unknown.',
  CFG0302: 'A setting is missing.',
  CFG0303: 'A value is of the wrong kind.',
  CFG0304: 'A value is not one of the choices.',
  CFG0305: 'A text is too short or too long.',
  CFG0306: 'A number is too small or too large.',
  CFG0307: 'A list has too few or too many entries.',
  CFG0308: 'A text does not have the right form.',
  CFG0309: 'It is not clear what kind of thing this is.',
  CFG0310: 'A picture needs either a description or the mark that it is decorative.',
  CFG0311: 'An entry appears twice in a list.',

  CFG0401: 'Two pages have the same address.',
  CFG0402: 'An address cannot be used for a page.',
  CFG0403: 'Exactly one page answers addresses that do not exist.',
  CFG0404: 'An id is used twice.',
  CFG0405: 'Two posts have the same slug.',
  CFG0406: 'An id leads to nothing.',
  CFG0407: 'A placeholder is unknown.',
  CFG0408: 'A placeholder cannot be filled in here.',
  CFG0409: 'A link leads to no page or file.',
  CFG0410: 'A link leads to a part that the page does not have.',
  CFG0411: 'A redirect does not lead straight to a page.',
  CFG0412: 'A redirect starts where a page is, or twice at the same address.',
  CFG0413: 'A file does not exist.',
  CFG0414: 'An anchor cannot be used.',
  CFG0415: 'A page that links lead to is missing.',

  CFG0501: 'A link is not safe or not complete.',
  CFG0502: 'A link is not encrypted.',
  CFG0503: 'HTML holds something that is not allowed.',
  CFG0504: 'The path of a file holds something that is not allowed.',
  CFG0505: 'A widget does not fit its provider.',
  CFG0506: 'A text holds a character that cannot be seen.',
  CFG0510: 'A widget of a live site comes from the computer of the editor.',
  CFG0511: 'The title of a widget does not tell what it is for.',

  CFG0601: 'A page has no heading.',
  CFG0602: 'It is not recorded where a picture or video comes from.',
  CFG0603: 'Two pages have the same title.',
  CFG0604: 'A number is smaller than what it counts.',
  CFG0605: 'A date does not exist, or the end comes before the start.',
  CFG0606: 'Sample content is on a site that is live.',
} as const;

export type ProblemCode = keyof typeof problemTexts;

/** Problems that do not keep the site from being built. */
export const warningCodes: ReadonlySet<ProblemCode> = new Set(['CFG0603']);
