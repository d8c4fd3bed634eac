/** A kind of attack. */
export interface Attack {
  /**
   * in the titles of the tests that try it, after an @; with `-control` after it in those of tests
   * that let one succeed, against something weak, to show that a success would be seen
   */
  id: string;
  attack: string;
  /** what must come of it */
  held: string;
}

/** What the software must withstand. `npm run attack` tries all of it. */
export const attacks: readonly Attack[] = [
  {
    id: 'A1',
    attack: 'Hostile and damaged configs',
    held: 'refused with a place, or built',
  },
  {
    id: 'A2',
    attack: 'Payloads and our own marks in all text fields',
    held: 'refused, or only words on the pages',
  },
  {
    id: 'A3',
    attack: 'Files in public/ that do more than show something',
    held: 'refused by name',
  },
  {
    id: 'A4',
    attack: 'Odd requests and hostile paths, to local servers, nginx and models of hosts',
    held: 'answered; lead to no other site; the server goes on',
  },
  {
    id: 'A5',
    attack: 'Configs and texts without end',
    held: '160 kB in a second, 20 MB in ten and 1 GB, each with a place',
  },
  {
    id: 'A6',
    attack: 'Ways back to a page that was left by the quick exit',
    held: 'lead elsewhere',
  },
  {
    id: 'A7',
    attack: 'Hostile HTML and texts in a browser, past the check and without a policy',
    held: 'nothing runs',
  },
  {
    id: 'A8',
    attack: 'Damages to caches and to the built site',
    held: 'noticed and made again, or named; none is published',
  },
  {
    id: 'A9',
    attack: 'Looks of other users of the machine at the editor: arguments of programs, files',
    held: 'show neither the token nor a draft',
  },
  {
    id: 'A10',
    attack: 'Commits of others: code, links, paths of lists, damaged content',
    held: 'nothing reaches the folder before it is confirmed, and no code is run or served',
  },
  {
    id: 'A11',
    attack: 'Names of files and texts that a terminal or the log of a CI would obey',
    held: 'spelled out, whatever prints them',
  },
  {
    id: 'A12',
    attack: 'Pages, redirects and addresses of mail that would take the place of others',
    held: 'refused at their place',
  },
];
