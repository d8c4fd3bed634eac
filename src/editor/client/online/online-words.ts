/** Texts of the dialog that puts a new website online. */
export const onlineWords = {
  putOnline: 'Put it online',
  title: 'Put your website online',
  intro:
    'GitHub keeps your website’s files with all earlier versions and publishes them for free. You need an account there.',
  isSample:
    'This is still the sample: its name, people and text are fictional. You can put it online to try that out. Search engines won’t list it, and you can make it yours at any time.',
  putSample: 'Put the sample online',
  askSample: 'Check “Put the sample online”, or cancel and choose “Make it yours” first.',
  createAccount: 'Create a GitHub account',
  createToken: 'Create a token at GitHub',
  tokenHelp:
    'The editor works with a token, which is a password for one program. GitHub opens in a new tab with most choices preselected:',
  tokenChoices: [
    'Under “Repository access”, choose “All repositories”: your website’s repository doesn’t exist yet.',
    'Under “Permissions”, there should be: Actions, Administration, Contents, Pages, Pull requests and Workflows, each with “Read and write”.',
    'Choose “Generate token”, copy the token, save it in your password manager and paste it here.',
  ],
  token: 'Token',
  noToken: 'Paste the token.',
  tokenKept: 'The editor doesn’t store the token and sends it only to GitHub.',
  otherHost: 'Without GitHub, your website’s files stay on this computer only:',
  next: 'Next',
  back: 'Back',
  signedIn: (login: string) => `You’re signed in as ${login}.`,
  owner: 'Account or organization',
  ownerHelp: (address: string) =>
    `Your website’s address will be ${address}. GitHub gives each account and each organization one free address. You can connect your own domain later.`,
  noOwner: 'Enter the name of an account or organization at GitHub.',
  createOrganization: 'Create a free organization for another website at GitHub',
  whoCanRead: 'Who can read your website’s files?',
  isPublic: 'Everyone (free)',
  publicHelp:
    'Anyone can read the files, including drafts and earlier versions. Don’t write anything confidential into your website.',
  isPrivate: 'Only you and people you invite',
  privateHelp: 'Requires a paid GitHub plan, such as GitHub Pro. The website itself is public.',
  steps: {
    create: 'Create the repository',
    send: 'Send your website',
    build: 'Build your website',
  },
  states: { waiting: 'not started', running: 'in progress', done: 'done', failed: 'failed' },
  patience: 'This takes one to three minutes. Keep this tab open.',
  noRun:
    'GitHub hasn’t started to build your website. Check at githubstatus.com whether GitHub Actions works, then try again.',
  buildFailed: 'GitHub couldn’t build your website.',
  showBuild: 'Show why',
  isOnline: (address: string) => `Your website is online at ${address}.`,
  comeBack: (repository: string) =>
    `To come back on another day or device, open this page again and sign in with the repository ${repository} and your token, which expires after 90 days.`,
  notListed:
    'Search engines don’t list it yet, and a note in the footer says that it isn’t finished. “Publish” sends your next changes. When it is finished, choose “Your website”, then “Go live”.',
  show: 'Show your website',
  edit: 'Continue editing',
} as const;

/** Texts of the dialog that downloads the website. */
export const downloadWords = {
  download: 'Download',
  title: 'Download your website',
  intro:
    'You get the finished website as a ZIP file, for which you need no account. Unpack it and upload the files to your hosting provider.',
  host: 'Hosting provider',
  hostHelp:
    'Each provider reads different files for redirects and security. If yours isn’t listed, choose GitHub Pages: its version works without them.',
  building: 'Your website is being built…',
  done: 'The file website.zip is in your downloads. After uploading it, choose “Your website” (on a phone: under “More”, ⋮), then “Check now”.',
} as const;
