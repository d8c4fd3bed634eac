/** Text about publishing. */
export const publishWords = {
  publish: 'Publish',
  publishTo: 'How to publish',
  usual: 'Publish now',
  review: 'Send for approval',
  preparing: 'Looking for changes…',
  publishing: 'Publishing…',
  letter: 'You can send the owner this message:',
  copyLetter: 'Copy the message',
  letterCopied: 'The message is copied.',
  details: 'Details',
  goesTo: (branch: string, address: string) => `Your changes go to ${address} (branch ${branch}).`,
  comesFrom: (address: string) => `Other people’s changes are read from ${address}.`,
  outgoing: (count = 0) => (count === 0 ? 'Your changes' : `Your changes (${count})`),
  incoming: 'Other people’s changes',
  incomingHelp: 'Publishing also adds these to your copy.',
  withChoices: 'Use these choices',
  takeOver: 'Get these changes',
  update: 'Update the site software',
  nothing: 'Nothing new to publish. The site is up to date.',
  noChanges: 'There are no changes to publish.',
  fixErrors: 'Fix the errors first.',
  needsUpdate: 'Update the site software first.',
  message: 'Describe your changes',
  messageHelp: 'Kept with this version in the site’s history.',
  errors: 'The site has errors. You can save it, but you can’t publish it until you fix them:',
  notReal: (count: number) =>
    `${count} ${count === 1 ? 'thing' : 'things'} to do before the site goes live`,
  notRealText:
    'The site is still hidden from search engines, so you can publish it as a preview. Before it goes live:',
  samplesHelp:
    'Open each page or list and read it. Change what isn’t true of you, then confirm the rest.',
  showAll: (count: number) => `Show all ${count}`,
  places: (count: number) => (count === 1 ? '1 place' : `${count} places`),
  pageTitle: 'Title and description',
  keepTexts: 'This fits, keep it',
  keepTextsAt: (place: string) => `This fits, keep it: ${place}`,
  keepPage: 'I’ve read this page, all of it fits',
  keepGroup: 'I’ve read these, all of them fit',
  keepWhole: (name: string) => `All of it fits: ${name}`,
  showErrors: 'Show errors',
  wouldHaveErrors:
    'The published version would have errors. If a file is missing: the editor publishes only site.config.json and the images, video, pdf and fonts folders. Move it into one of these folders and choose it again, or publish it with Git.',
  outdated:
    'The site has changed since you opened this window. Look over the current changes, then publish.',
  isProtected:
    'Changes to this website need approval. Send yours for approval: they are published once a reviewer approves them.',
  serverSays: (said: string) => `Message from the server: ${said}`,
  newProgram: 'There is a newer version of the site software',
  contentOnly: 'Get the content only and keep your software version',
  programToo: 'Also update the software',
  programHelp:
    'Software you install can do anything on your computer. Update only if you trust everyone who can change this repository. Then stop “npm run edit”, run “npm ci” and start it again; until then, you’re using the old version.',
  updateFirst:
    'You can’t publish with these errors. Your older software may be the cause: update it, restart the editor, then publish.',
  needsProgram: 'The content doesn’t work with your software version:',
  published: 'Published. Your changes will be online in a few minutes.',
  taken: 'Your copy now includes other people’s changes.',
  programIsNew:
    'The site software has been updated. Stop “npm run edit” now (Ctrl+C in its terminal), run “npm ci” and start it again.',
  programIsOlder: 'Your site software wasn’t updated.',
  sent: (branch: string) =>
    `Your changes were sent as the branch “${branch}”. Now open your repository’s website and create a “pull request” (a request to publish) from this branch. Your changes are published once a reviewer approves and merges it.`,
  requested: (branch: string) =>
    `Your changes were sent as the branch “${branch}”. They are published once a reviewer approves and merges them.`,
  showRequest: 'Open the request for approval',
  folderStays:
    'Some other files in the site’s folder have changes, which weren’t published. The editor publishes only content; use Git for the rest.',
  before: 'Before',
  after: 'After',
  added: 'New',
  removed: 'Removed',
  empty: '(empty)',
  more: (count: number) => `And ${count} more.`,
  notSaved: 'Save your changes first, then publish.',
  done: 'Done',
  signInAgain: 'Sign in again',
  waitingForBuild: 'Waiting until your website is built…',
  building: 'Your website is being built…',
  isLive:
    'Your website shows your changes. A browser that visited it before can take ten minutes longer.',
  showLive: 'Open this page',
  buildFailed: 'Your website couldn’t be built, so it doesn’t show your changes yet.',
  buildCanceled: 'This build was canceled, maybe because newer changes replaced it.',
  builtElsewhere:
    'Your changes are in the repository. If another service builds your website, it shows them in a few minutes.',
  showBuild: 'Show why',
} as const;
