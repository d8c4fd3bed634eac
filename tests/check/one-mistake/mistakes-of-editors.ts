/** A mistake that an editor makes, and what must be said about it. */
export interface EditorsMistake {
  name: string;
  /** words of the config, and what comes in their place */
  text?: readonly [find: string | RegExp, write: string];
  /** JSON pointer → value; `undefined` deletes, `/-` adds to a list */
  settings?: Readonly<Record<string, unknown>>;
}

const miriam = '/entities/counselors/0';
const post = '/entities/posts/0';

/** How the file is written. */
export const mistakesOfWriting: readonly EditorsMistake[] = [
  { name: 'curly quotes', text: ['"name": "Lakelight', '“name”: "Lakelight'] },
  {
    name: 'German quotes',
    text: ['"name": "Lakelight Counseling"', '"name": „Lakelight Counseling“'],
  },
  { name: 'single quotes', text: ['"status": "demo"', "'status': 'demo'"] },
  { name: 'a comma missing', text: ['"status": "demo",', '"status": "demo"'] },
  { name: 'a comma too many', text: ['"KY"\n', '"KY",\n'] },
  { name: 'two commas', text: ['"status": "demo",', '"status": "demo",,'] },
  { name: '"]" missing', text: [/"KY"\n\s*\],\n/, '"KY"\n'] },
  { name: '"}" of an entry missing', text: [/"sample": true\n\s*\},/, '"sample": true'] },
  { name: '"{" of an entry missing', text: [/\{(?=\s*"id": "caleb")/, ''] },
  { name: '"[" missing', text: ['"statesAccepted": [', '"statesAccepted": '] },
  {
    name: '"}" too many',
    text: [
      '"href": "https://www.instagram.com/lakelight.example"\n    }',
      '"href": "https://www.instagram.com/lakelight.example"\n    }}',
    ],
  },
  { name: 'the last brace gone', text: [/\]\n\}\n$/, ']\n'] },
  { name: 'the file cut off', text: [/"id": "esther"[^]*$/, '"id": "esther",\n'] },
  { name: 'merge marks', text: ['    "name": "Lakelight', '<<<<<<< ours\n    "name": "Lakelight'] },
  { name: 'a BOM', text: [/^/, '\uFEFF'] },
  { name: 'a comment', text: ['"status": "demo",', '"status": "demo", // for now'] },
  { name: 'a comment of a whole line', text: ['    "status"', '    # for now\n    "status"'] },
  { name: 'a semicolon', text: ['"status": "demo",', '"status": "demo";'] },
  { name: 'an equals sign', text: ['"status": "demo"', '"status" = "demo"'] },
  { name: 'True', text: ['"sample": true', '"sample": True'] },
  { name: 'a text without quotes', text: ['"status": "demo"', '"status": demo'] },
  { name: 'a name without quotes', text: ['"status": "demo"', 'status: "demo"'] },
  { name: 'a line break in a text', text: ['Counseling",', 'Coun\nseling",'] },
  { name: 'a quote in a text', text: ['Faith-based counseling', 'Faith-"based" counseling'] },
  { name: 'a closing quote missing', text: ['"status": "demo",', '"status": "demo,'] },
  { name: 'a name twice', text: ['"status": "demo",', '"status": "demo",\n"status": "demo",'] },
  { name: '4,5 stars', text: ['"rating": 5', '"rating": 4,5'] },
  {
    name: 'a path of Windows',
    text: ['"/images/portrait-miriam.svg"', '"public\\images\\portrait-miriam.svg"'],
  },
  {
    name: 'a path with its drive',
    text: ['"/images/portrait-miriam.svg"', '"C:\\Site\\public\\images\\portrait-miriam.svg"'],
  },
  { name: 'a backslash in a text', text: ['Faith-based', 'Faith\\ based'] },
  {
    name: 'a letter saved in its place',
    text: [/^[^]*$/, 'Dear all,\nplease find the texts below.\n'],
  },
  { name: 'a web page saved in its place', text: [/^[^]*$/, '<!DOCTYPE html>\n<html></html>\n'] },
  { name: 'an empty file', text: [/^[^]*$/, ''] },
  {
    name: 'code of a widget with its quotes',
    text: [
      /"ref": "[^"]*"/,
      '"ref": "<iframe src="https://api.leadconnectorhq.com/widget/booking/AbCdEfGhIjKlMnOpQrSt" style="width:100%"></iframe>"',
    ],
  },
];

/** Settings and values. */
export const mistakesOfValues: readonly EditorsMistake[] = [
  { name: 'an unknown name', text: ['"status": "demo"', '"status": "demo", "colour": "blue"'] },
  { name: 'a misspelled name', text: ['"tagline"', '"taglien"'] },
  { name: 'a name in capitals', text: ['"tagline"', '"Tagline"'] },
  { name: 'a setting missing', settings: { '/site/url': undefined } },
  { name: 'a setting a level too deep', settings: { '/site/menu': [] } },
  { name: 'links in a sub-menu', settings: { '/navigation/menu/1/links/0/links': [] } },
  { name: 'a number as text', settings: { [`${miriam}/totalConditions`]: '9' } },
  { name: 'a text as number', settings: { '/site/phone': 6155550142 } },
  { name: 'five stars in words', settings: { '/entities/testimonials/0/rating': 'five' } },
  { name: 'six stars', settings: { '/entities/testimonials/0/rating': 6 } },
  { name: 'a list that is a text', settings: { [`${miriam}/statesAccepted`]: 'TN' } },
  {
    name: 'a picture that is a text',
    settings: { [`${miriam}/image`]: '/images/portrait-miriam.svg' },
  },
  { name: 'a picture that is null', settings: { [`${miriam}/image`]: null } },
  { name: 'null for a text', settings: { [`${miriam}/title`]: null } },
  { name: 'an empty title', settings: { [`${miriam}/title`]: '' } },
  { name: 'a title of spaces', settings: { [`${miriam}/title`]: '   ' } },
  { name: 'a title of 680 characters', settings: { [`${miriam}/title`]: 'x'.repeat(680) } },
  { name: 'an unknown type of block', settings: { '/routes/0/blocks/3/type': 'txt' } },
  { name: 'no type of block', settings: { '/routes/0/blocks/3/type': undefined } },
  { name: 'a choice that is none', settings: { '/site/status': 'online' } },
  { name: 'an id with a capital', settings: { [`${post}/id`]: 'My-Post' } },
  { name: 'an id with an umlaut', settings: { [`${post}/slug`]: 'für-sie' } },
  { name: 'an id with an emoji', settings: { [`${post}/slug`]: 'hope-🌿' } },
  { name: 'a color by name', settings: { '/theme': { colors: { muted: 'teal' } } } },
  { name: 'a color of three digits', settings: { '/theme': { colors: { muted: '#123' } } } },
  { name: 'a color as rgb()', settings: { '/theme': { colors: { muted: 'rgb(1,2,3)' } } } },
  { name: 'an interval of 5', settings: { '/behavior': { carousel: { interval: 5 } } } },
  { name: 'an interval of -5', settings: { '/behavior': { carousel: { interval: -5 } } } },
  { name: 'an interval of a day', settings: { '/behavior': { carousel: { interval: 99999999 } } } },
  { name: 'a radius in px', settings: { '/theme': { radius: { card: '12px' } } } },
  { name: 'a radius below nothing', settings: { '/theme': { radius: { card: -4 } } } },
  { name: 'a date of the US', settings: { [`${post}/date`]: '01/03/2024' } },
  { name: 'a date in words', settings: { [`${post}/date`]: 'January 3rd, 2024' } },
  { name: 'a date with slashes', settings: { [`${post}/date`]: '2024/1/3' } },
  { name: 'a day that does not exist', settings: { [`${post}/date`]: 'February 30, 2024' } },
  { name: 'a phone without area code', settings: { '/site/phone': '555-0142' } },
  { name: 'a phone with letters', settings: { '/site/phone': '(615) 555-LAKE' } },
  { name: 'two phones', settings: { '/site/phone': '(615) 555-0142 or (615) 555-0143' } },
  { name: 'an e-mail without ending', settings: { '/site/email': 'hello@lakelight' } },
  { name: 'an e-mail with (at)', settings: { '/site/email': 'hello(at)lakelight.example' } },
  { name: 'a space after an e-mail', settings: { '/site/email': 'hello@lakelight.example ' } },
  {
    name: 'an address with a slash at the end',
    settings: { '/site/url': 'https://lakelight.example/' },
  },
  { name: 'a page with a slash at the end', settings: { '/routes/4/path': '/resources/' } },
];
