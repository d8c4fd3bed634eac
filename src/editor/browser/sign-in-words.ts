import type { OpenAnswer } from '../protocol/worker-messages';

export const signInWords = {
  title: 'Sign in to edit your website',
  intro:
    'Your website is stored in a repository at GitHub. The editor runs in this browser and talks only to GitHub, with a token that you create there.',
  repository: 'Repository',
  repositoryHelp: 'Such as mary/practice, or its address at GitHub',
  token: 'Token',
  tokenHelp: 'It starts with github_pat_ or ghp_',
  createToken: 'Create a token at GitHub',
  createHelp:
    'GitHub opens in a new tab with these choices preselected. Check them, choose “Only select repositories” with your repository, and copy the token here.',
  permissions: [
    ['Contents: read and write', 'to load your website and publish your changes'],
    ['Pull requests: read and write', 'to send changes for approval'],
    ['Actions: read', 'to show whether the published website is ready'],
    ['Metadata: read', 'GitHub always adds it'],
  ],
  invited:
    'If the repository belongs to another person who invited you, GitHub doesn’t accept this kind of token. Create a classic token with the scope “repo” instead. It opens all your repositories, so give it a short lifetime.',
  createClassic: 'Create a classic token at GitHub',
  remember: 'Keep me signed in until I close this tab',
  submit: 'Open the editor',
  opening: 'Loading your website…',
  noRepository: 'Enter the repository, such as mary/practice.',
  noToken: 'Enter a token.',
  noServiceWorker:
    'This browser window can’t run the editor. Private windows of Firefox can’t: open a normal window.',
  notStarted: (said: string) =>
    `The editor couldn’t be started in this browser. Update the browser or try another one. (${said})`,
  notStored:
    'Your browser has no room left for your changes: they are only in this tab. Publish them now, or delete data of other websites and change something again.',
  otherTab: 'The editor is already open in another tab. Use that tab, or close it and try again.',
} as const;

/** Why a site could not be opened, and what to do. */
export function explainFailure(answer: OpenAnswer & { kind: 'failed' }): string {
  const { reason, said, until } = answer;
  switch (reason) {
    case 'signIn':
      return 'GitHub doesn’t accept this token. It may have expired. Create a new one.';
    case 'forbidden':
      return `The token lacks a permission: ${said}`;
    case 'notFound':
      return 'GitHub shows no such repository with this token. Check its name. If it is right, the token doesn’t include this repository, or you weren’t invited to it.';
    case 'noSite':
      return 'This repository contains no website of this kind: there is no site.config.json in it.';
    case 'empty':
      return 'This repository is still empty.';
    case 'rateLimited':
      return `GitHub limits the number of requests per hour. Try again ${until === undefined ? 'later' : `at ${new Date(until).toLocaleTimeString()}`}.`;
    case 'offline':
      return 'GitHub can’t be reached. Check your connection, then try again.';
    default:
      return `GitHub didn’t answer as expected. Try again later. (${said})`;
  }
}
