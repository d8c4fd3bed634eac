/** What the editor says about publishing. */
export const publishWords = {
  publish: 'Publish',
  publishTo: 'Where to',
  usual: 'To the site, at once',
  review: 'For approval: a branch of its own, for a pull request',
  preparing: 'Looking at what has changed',
  publishing: 'Publishing',
  goesTo: (branch: string, address: string) => `This goes to the branch ${branch} of ${address}.`,
  comesFrom: (address: string) => `What others have published is read from ${address}.`,
  outgoing: 'What you publish',
  incoming: 'What others have published',
  incomingHelp: 'This comes into your folder. Until you confirm, nothing there changes.',
  withChoices: 'Use these choices',
  takeOver: 'Take over',
  update: 'Update the program',
  nothing: 'There is nothing to publish: everything is there.',
  message: 'What has changed',
  messageHelp: 'Kept with this version, for whoever looks at it later.',
  errors: 'The site has errors. It can be saved, but is not published until they are corrected:',
  notReal: 'Not real yet',
  notRealText:
    'The site is not live, so you can publish it as it is. Search engines are asked not to list it. Before it goes live:',
  showErrors: 'Show them',
  wouldHaveErrors:
    'What would be published has errors. If it is about a file: the editor publishes the config and the folders images, video, pdf and fonts; other files have to be published by a developer.',
  outdated:
    'The site has changed since this was shown, here or at the server. This is how it is now: look at it once more, then publish.',
  isProtected: (branch: string) =>
    `The server takes no change of ${branch} that nobody has approved. Send it for approval: it gets a branch of its own, and is published once somebody merges it.`,
  serverSays: (said: string) => `The server says: ${said}`,
  newProgram: 'The server has a newer version of the program that makes the site',
  contentOnly: 'Take the content only: the program in your folder stays',
  programToo: 'Update the program too',
  programHelp:
    'A program can do anything on your computer. Update it if you trust the people who write to this server. Afterwards, end “npm run edit”, run “npm ci”, and start it again: until then, this editor runs as before.',
  updateFirst:
    'This editor cannot publish with these errors. They may come from the older program: update it, start the editor again, then publish.',
  needsProgram: 'The content does not fit the program in your folder:',
  published: (branch: string) => `Published: ${branch}. Your host shows it in a few minutes.`,
  taken: 'Your folder has what others have published.',
  programIsNew:
    'The newer program is in your folder. End “npm run edit” now (Ctrl+C in its terminal), run “npm ci”, and start it again.',
  programIsOlder: 'The program in your folder stays at its older version.',
  sent: (branch: string) =>
    `Sent for approval: ${branch}. Open a pull request for this branch at your server; it is published once somebody merges it.`,
  folderStays:
    'The branch in your folder has commits or changes of its own and stayed as it was. Tell your developer.',
  before: 'Before',
  after: 'After',
  added: 'New',
  removed: 'Removed',
  empty: '(empty)',
  more: (count: number) => `And ${count} more.`,
  notSaved: 'Save your changes first; then publish them.',
  done: 'Done',
} as const;
