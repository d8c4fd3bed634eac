/** Something that goes wrong, and what must happen then. */
export interface Fault {
  /** in the titles of the tests that prove it, after an @ */
  id: string;
  fault: string;
  outcome: string;
  /** has a test for each page of the site, so that fewer prove nothing */
  onEveryPage?: true;
}

/** What the site and its build must survive. `npm run faults` runs the tests of each. */
export const faults: readonly Fault[] = [
  {
    id: 'F1',
    fault: 'The build is killed',
    outcome: 'the old site stays whole; the next build is clean and leaves nothing behind',
  },
  {
    id: 'F2',
    fault: 'The disk is full',
    outcome: 'the build fails and says so; the old site stays; with space it is built',
  },
  {
    id: 'F3',
    fault: 'Several builds run at once',
    outcome: 'they wait for each other, and the site is whole',
  },
  {
    id: 'F4',
    fault: 'A picture is missing, empty or no picture',
    outcome: 'an error with its place; the old site stays',
  },
  {
    id: 'F5',
    fault: 'The config is cut off',
    outcome: 'an error with its place; the old site stays',
  },
  {
    id: 'F6',
    fault: 'The config has 200 MB',
    outcome: 'an error with its place; the old site stays',
  },
  {
    id: 'F7',
    fault: 'A block throws',
    outcome:
      'the build names page and block, the old site stays; in the browser the rest of the page does',
  },
  {
    id: 'F8',
    fault: 'HTML is nested 3,000 deep',
    outcome: 'an error with its place; nothing overflows, no text is left out in silence',
  },
  {
    id: 'F9',
    fault: 'The script of the page is gone',
    outcome: 'the page is read, its menu opens and its links lead on',
  },
  {
    id: 'F10',
    fault: 'A script that is loaded later is gone',
    outcome: 'one reload if there is a newer build, else none; never a loop',
  },
  { id: 'F11', fault: 'The stylesheets are gone', outcome: 'every page can be read' },
  {
    id: 'F12',
    fault: 'An open page is older than the site',
    outcome: 'links lead to pages of the newer build, loaded whole',
  },
  {
    id: 'F13',
    fault: 'Scripts are off',
    outcome: 'every page is read, menu and widgets have a way on',
  },
  {
    id: 'F14',
    fault: 'Every storage of the browser throws',
    outcome: 'every page comes to life without an error, and none reloads',
  },
  {
    id: 'F15',
    fault: 'A widget is blocked, refused, hangs, is empty, slow or offline',
    outcome: 'the page says so, link and phone number stay, and it can be tried again',
  },
  { id: 'F16', fault: 'A widget sends forged messages', outcome: 'nothing changes' },
  { id: 'F17', fault: 'A widget sends 10,000 messages', outcome: 'the page answers' },
  {
    id: 'F18',
    fault: 'The line is as slow as 3G',
    outcome: 'the text is painted before any script is here',
  },
  {
    id: 'F19',
    fault: 'Something on a page breaks its policy',
    outcome: 'on no page at any width; a break would be seen',
    onEveryPage: true,
  },
  {
    id: 'F20',
    fault: 'Fonts cannot be loaded',
    outcome: 'the text of every page is there',
  },
  {
    id: 'F21',
    fault: 'Folder, clock, time zone and language are others',
    outcome: 'the same site to the byte',
  },
  {
    id: 'F22',
    fault: 'The site cannot be written',
    outcome: 'the build fails and says why; the old site stays',
  },
  {
    id: 'F23',
    fault: 'The config changes during a build',
    outcome: 'the site is that of the config as it was, whole',
  },
  {
    id: 'F24',
    fault: 'The config has a type of block of a newer version',
    outcome: 'an error with its place; the old site stays',
  },
  {
    id: 'F25',
    fault: 'A file of a cache or of the built site is damaged',
    outcome: 'it is made again; the site is the same to the byte',
  },
  {
    id: 'F26',
    fault: 'Caches cannot be written',
    outcome: 'the build goes on without and says where',
  },
];
