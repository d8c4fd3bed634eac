import type { EditorsMistake } from './mistakes-of-editors';

const miriam = '/entities/counselors/0';
const post = '/entities/posts/0';
const text = '/routes/0/blocks/3/text';

/** Texts, links, pictures and what refers to something else. */
export const mistakesOfContent: readonly EditorsMistake[] = [
  {
    name: 'a picture without alt',
    settings: { [`${miriam}/image`]: { src: '/images/portrait-miriam.svg' } },
  },
  {
    name: 'public/images/…',
    settings: { [`${miriam}/image/src`]: 'public/images/portrait-miriam.svg' },
  },
  { name: 'images/…', settings: { [`${miriam}/image/src`]: 'images/portrait-miriam.svg' } },
  {
    name: 'capital letters in a file',
    settings: { [`${miriam}/image/src`]: '/images/Portrait-Miriam.svg' },
  },
  {
    name: 'Google Drive as a picture',
    settings: { [`${miriam}/image/src`]: 'https://drive.google.com/file/d/1AbC/view' },
  },
  {
    name: 'a picture that is not there',
    settings: { [`${miriam}/image/src`]: '/images/ruth.jpg' },
  },
  { name: 'a .mov', settings: { '/routes/0/blocks/0/video': { mp4: '/video/lake.mov' } } },
  { name: 'the same id twice', settings: { '/entities/counselors/1/id': 'miriam' } },
  {
    name: 'the same slug twice',
    settings: { '/entities/posts/1/slug': 'cancel-parent-culture-3' },
  },
  { name: 'an id of nobody', settings: { [`${miriam}/bookingEmbed`]: 'booking-ruth' } },
  {
    name: 'a widget of somebody else',
    settings: { '/entities/counselors/1/surveyEmbed': 'survey-miriam' },
  },
  {
    name: 'a link to a page that is not there',
    settings: { '/navigation/topBar/href': '/contract' },
  },
  { name: 'a link with a slash at the end', settings: { '/navigation/topBar/href': '/contact/' } },
  { name: 'a page renamed', text: ['"path": "/contact"', '"path": "/reach-us"'] },
  { name: 'the home page renamed', text: ['"path": "/"', '"path": "/home"'] },
  { name: 'no page for what is not found', text: ['"path": "*"', '"path": "/oops"'] },
  {
    name: 'a link without mailto:',
    settings: { '/navigation/topBar/href': 'hello@lakelight.example' },
  },
  { name: 'a link without tel:', settings: { '/navigation/topBar/href': '(615) 555-0142' } },
  {
    name: 'a link that starts with www.',
    settings: { '/navigation/topBar/href': 'www.example.org' },
  },
  { name: 'a link with http:', settings: { '/navigation/topBar/href': 'http://example.org' } },
  {
    name: 'a mailto: without ending',
    settings: { '/navigation/topBar/href': 'mailto:hello@lakelight' },
  },
  { name: 'javascript:', settings: { '/navigation/topBar/href': 'javascript:alert(1)' } },
  { name: 'two braces', settings: { [text]: '<p>Write to {{site.email}}.</p>' } },
  { name: 'a placeholder misspelled', settings: { [text]: '<p>Write to {site.emial}.</p>' } },
  {
    name: 'a placeholder in the wrong place',
    settings: { [text]: '<p>Meet {counselor.name}.</p>' },
  },
  {
    name: 'an FAQ twice',
    settings: {
      '/routes/0/blocks/-': {
        type: 'accordion',
        title: 'Questions',
        items: [
          { question: 'Where?', answer: '<p>Here.</p>' },
          { question: 'Where?', answer: '<p>Here.</p>' },
        ],
      },
    },
  },
  { name: 'paragraphs without <p>', settings: { [text]: 'One thing.\n\nAnother thing.' } },
  { name: '<b>', settings: { [text]: '<p>A <b>bold</b> word.</p>' } },
  { name: '<i>', settings: { [text]: '<p>An <i>italic</i> word.</p>' } },
  { name: '<h1>', settings: { [text]: '<h1>Title</h1><p>Text.</p>' } },
  {
    name: 'HTML of Word',
    settings: { [text]: '<p class="MsoNormal"><b><span style="color:red">Bold</span></b></p>' },
  },
  {
    name: '<iframe> in a text',
    settings: { [text]: '<p>See:</p><iframe src="https://example.org"></iframe>' },
  },
  {
    name: 'target=_blank',
    settings: { [text]: '<p><a href="https://example.org/" target="_blank">The example</a></p>' },
  },
  { name: '<script>', settings: { [text]: '<p>A</p><script>x()</script>' } },
  { name: 'a tag that is not closed', settings: { [text]: '<p>A <strong>word.</p>' } },
  { name: '<li> outside of a list', settings: { [text]: '<li>One</li>' } },
  { name: 'HTML in a plain text', settings: { [`${miriam}/title`]: 'A <b>bold</b> title' } },
  { name: 'an invisible character', settings: { [`${miriam}/title`]: 'Coun\u200Bselor' } },
  { name: 'colors too much alike', settings: { '/theme': { colors: { muted: '#AAAAAA' } } } },
  { name: 'the author is nobody', settings: { [`${post}/author`]: 'Ester Lindqvist' } },
  {
    name: 'an address as ref',
    settings: {
      '/embeds/0/ref': 'https://api.leadconnectorhq.com/widget/booking/AbCdEfGhIjKlMnOpQrSt',
    },
  },
  {
    name: 'an iframe as ref',
    settings: {
      '/embeds/0/ref':
        '<iframe src="https://api.leadconnectorhq.com/widget/booking/AbCdEfGhIjKlMnOpQrSt"></iframe>',
    },
  },
  {
    name: 'a ref of another provider',
    settings: { '/embeds/0/ref': 'https://calendly.com/quiet-lake/first-talk' },
  },
  {
    name: 'a redirect in a circle',
    settings: { '/redirects/-': { from: '/old', to: '/old' } },
  },
  {
    name: 'a redirect from a page that is there',
    settings: { '/redirects/-': { from: '/contact', to: '/about' } },
  },
  { name: 'two pages with one address', settings: { '/routes/3/path': '/about' } },
  {
    name: 'an anchor that is not there',
    settings: { '/navigation/topBar/href': '/contact#nowhere' },
  },
  {
    name: 'a link that says nothing',
    settings: { [text]: '<p>For more, <a href="/contact">click here</a>.</p>' },
  },
  {
    name: 'a picture described by its file name',
    settings: { [`${miriam}/image/alt`]: 'IMG_2041.jpg' },
  },
  { name: 'fewer areas than are named', settings: { [`${miriam}/totalConditions`]: 1 } },
  {
    name: 'a title that search results cut off',
    settings: {
      '/routes/3/title':
        'About us, or how four counselors came to live and work beside one quiet lake',
    },
  },
  { name: 'a description that is too short', settings: { '/routes/3/description': 'About us.' } },
  { name: 'a picture whose origin is not recorded', settings: { '/media/0': undefined } },
  {
    name: 'forEach over a list that is not there',
    settings: { '/navigation/menu/2/links/0/forEach': 'counsellors' },
  },
  { name: 'a counselor deleted', settings: { '/entities/counselors/3': undefined } },
  {
    name: 'a widget of a kind that the provider does not have',
    settings: { '/embeds/0/kind': 'podcast' },
  },
  {
    name: 'a server that is not the provider’s',
    settings: { '/embeds/0/host': 'https://book.example.org/' },
  },
  { name: 'a reserved name', text: ['"status": "demo"', '"status": "demo", "constructor": "x"'] },
  { name: 'a tab in a text', text: ['Faith-based counseling', 'Faith-based\tcounseling'] },
  { name: 'a number with a plus sign', text: ['"rating": 5', '"rating": +5'] },
  { name: 'a number with a leading zero', text: ['"rating": 5', '"rating": 05'] },
  { name: 'a value missing', text: ['"status": "demo"', '"status": '] },
  { name: 'a colon missing', text: ['"status": "demo"', '"status" "demo"'] },
  { name: 'a ref that is too short', settings: { '/embeds/0/ref': 'AbC' } },
];
