import type { HostKind } from '../protocol/editor-addresses';

export const signInWords = {
  title: 'Sign in to edit your website',
  titleAfterStart: 'Your website is online already? Sign in',
  repository: 'Repository',
  token: 'Token',
  remember: 'Keep me signed in until I close this tab',
  submit: 'Open the editor',
  orToken: 'Or sign in with a token',
  opening: 'Loading your website…',
  noToken: 'Enter a token.',
  noServiceWorker:
    'This browser window can’t run the editor. Private windows of Firefox can’t: open a normal window.',
  notStarted: (said: string) =>
    `The editor couldn’t be started in this browser. Update the browser or try another one. (${said})`,
  notStored:
    'Your browser has no room left for your changes: they are only in this tab. Publish them now, or delete other websites’ data and then make another change.',
  rescued:
    'The online repository no longer has the version that you changed, so your changes were added to its newest version. Check them before you publish.',
  otherTab: 'The editor is already open in another tab. Use that tab, or close it and try again.',
  intro: (host: string) =>
    `Your website is stored in a repository at ${host}. The editor runs in this browser and sends your changes only to ${host}, with the rights that you give it there.`,
  signInAt: (host: string) => `Sign in with ${host}`,
  signingIn: (host: string) => `Waiting for you to sign in with ${host}…`,
  createToken: (host: string) => `Create a token at ${host}`,
  startTitle: 'Start your website',
  startIntro:
    'Begin with a sample website, make it yours and see every page. You need no account for that, and nothing goes online before you say so.',
  startFrom: 'What is your website for?',
  chooseStarter: 'Choose what your website is for.',
  startSteps: [
    'Answer a few questions: your name, contact details, people and colors.',
    'Click any text or image on the page to change it.',
    'Choose “Put it online”. It’s free, with an account at GitHub.',
  ],
  start: 'Start',
  isSent: (repository: string) =>
    `Your website is in the repository ${repository} now. Sign in to edit it, with the token that put it online if you use one. GitHub needs a few minutes to build it.`,
  goOn: 'Continue',
  goOnIntro: 'The website that you started is in this browser. Nobody else can see it yet.',
  startGuide: 'From here to your own address: all steps with images',
} as const;

/** Texts that differ from host to host. */
interface HostWords {
  repositoryHelp: string;
  noRepository: string;
  tokenHelp: string;
  createHelp: string;
  /** what the token permits, and the reason */
  permissions: readonly (readonly [string, string])[];
  /** about a token that can also change how the website is published, and the link to create one */
  hostingToken?: readonly [string, string];
  /** about tokens of another kind, and the link to create one */
  otherToken?: readonly [string, string];
  /** when the host does not answer while a person signs in */
  noAnswer: string;
}

const gitHubWords: HostWords = {
  repositoryHelp: 'Such as mary/practice, or its address at GitHub',
  noRepository: 'Enter the repository, such as mary/practice.',
  tokenHelp: 'It starts with github_pat_ or ghp_',
  createHelp:
    'GitHub opens in a new tab with these choices preselected. Check them, choose “Only select repositories” with your repository, and copy the token here.',
  permissions: [
    ['Contents: read and write', 'to load your website and publish your changes'],
    ['Pull requests: read and write', 'to send changes for approval'],
    ['Actions: read', 'to show whether the published website is ready'],
    ['Metadata: read', 'GitHub always adds it'],
  ],
  hostingToken: [
    'Is the website yours? To connect a domain or resume its schedule under “Your website”, the token also needs “Administration” and “Pages”, and “Actions” with “Read and write”.',
    'Create a token for all of this at GitHub',
  ],
  otherToken: [
    'If the repository belongs to another person who invited you, GitHub doesn’t accept this kind of token. Create a classic token with the scope “repo” instead. It gives access to all your repositories, so give it a short lifetime.',
    'Create a classic token at GitHub',
  ],
  noAnswer: 'GitHub can’t be reached. Check your connection, then sign in again.',
};

const gitLabWords: HostWords = {
  repositoryHelp: 'Such as practice/website, or its address at GitLab',
  noRepository: 'Enter the project with its group, such as practice/website.',
  tokenHelp: 'It starts with glpat-',
  createHelp:
    'GitLab opens in a new tab with the scope preselected. Set an expiration date, choose “Generate token” and copy the token here. It gives access to all your projects.',
  permissions: [['api', 'to load your website, publish your changes and send them for approval']],
  otherToken: [
    'A project access token gives access to this project only. Its maintainers can create one with the role “Maintainer” and the scope “api”, if your GitLab plan includes these tokens.',
    'Create a project access token at GitLab',
  ],
  noAnswer: 'GitLab can’t be reached. Check your connection, then sign in again.',
};

const forgejoWords = (host: string): HostWords => ({
  repositoryHelp: `Such as mary/practice, or its address at ${host}`,
  noRepository: 'Enter the repository, such as mary/practice.',
  tokenHelp: 'It has 40 letters and digits',
  createHelp: `${host} opens in a new tab. Enter a name, select this permission, choose “Generate token” and copy the token here.`,
  permissions: [
    ['repository: Read and write', 'to load your website, publish it and request approval'],
  ],
  noAnswer: `${host} doesn’t answer this website. Check your connection. If it works, ask the administrator of ${host} to allow it in app.ini, in the section [cors]: ENABLED = true and ALLOW_DOMAIN = the address of this website.`,
});

/** The texts for a kind of host, with the name that people call it. */
export const hostWords: Readonly<Record<HostKind, (host: string) => HostWords>> = {
  github: () => gitHubWords,
  gitlab: () => gitLabWords,
  forgejo: forgejoWords,
};
