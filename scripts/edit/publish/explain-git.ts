import { GitFailure } from './git';

/** What keeps a site from being published, and what to do about it. */
export const obstacles = {
  noGit:
    'The program git is not installed on this computer. Install it from https://git-scm.com, then start “npm run edit” again.',
  noRepository:
    'This folder has no history that could be published: it is not a git repository. Ask the developer of the site for a copy that was made with “git clone”.',
  otherOwner:
    'git does not trust this folder, because it belongs to another user of this computer. Work on a copy of your own.',
  noCommit: 'This repository is still empty. Ask the developer of the site to set it up.',
  notTracked:
    'The file site.config.json is not part of the repository that this folder is in. Ask the developer of the site for a copy that was made with “git clone”.',
  noRemote:
    'This copy of the site knows no server to publish to. Ask the developer of the site for the address of the repository, then run: git remote add origin ADDRESS',
  detached:
    'An earlier version is checked out, and nothing can be published from there. Run “git switch main” (or the name of your branch), then try again.',
  inProgress:
    'Something was begun with git in this folder and is not finished yet (a merge, a rebase or the like). Finish it, or ask who began it; then try again.',
  unrelated:
    'The site at the server and the one in this folder have no version in common. Work on a fresh copy, made with “git clone”.',
  noName:
    'git does not know who you are, and each version has a name on it. Run these two, with yours: git config --global user.name "Your Name" and git config --global user.email you@example.org',
  noAccess:
    'The server does not let you in, or the repository is not there. Check that you are signed in (“git fetch” in a terminal says more), and ask who runs the repository whether you may write to it.',
  unknownServer:
    'Your computer has not met this server before. Run “git fetch” in a terminal once, and answer its question.',
  noNetwork:
    'The server cannot be reached. Check your connection, then try again. Nothing was changed there.',
  tooSlow:
    'The server did not answer in time, or git was waiting for you to sign in. Run “git fetch” in a terminal once, then try again.',
} as const;

/** What git says, in English, and what it means; the first that fits counts. */
const meanings: readonly (readonly [RegExp, keyof typeof obstacles])[] = [
  [/dubious ownership/, 'otherOwner'],
  [/not a git repository \(or any/, 'noRepository'],
  [/must be run in a work tree/, 'noRepository'],
  [/tell me who you are|empty ident name|auto-detection is disabled/, 'noName'],
  [/Host key verification failed/, 'unknownServer'],
  [
    /Could not resolve|unable to look up|Failed to connect|unable to connect|Connection (?:refused|timed out|reset|closed)|Network is unreachable|No route to host|hung up unexpectedly|early EOF/i,
    'noNetwork',
  ],
  [
    /Permission denied|Permission to .* denied|Authentication failed|could not read (?:Username|Password)|Access denied|returned error: 40[134]|not found|does not appear to be a git repository|Could not read from remote repository|does not exist/i,
    'noAccess',
  ],
];

/** Says in plain words what git could not do. */
export function explainGit({ reason, said }: GitFailure): string {
  if (reason === 'missing') return obstacles.noGit;
  if (reason === 'time') return obstacles.tooSlow;
  const meaning = meanings.find(([pattern]) => pattern.test(said))?.[1];
  return meaning ? obstacles[meaning] : `git could not do this. It says: ${quoteGit(said)}`;
}

/** What a push that was refused means. */
export function readPushFailure({ reason, said }: GitFailure): 'behind' | 'protected' | undefined {
  if (reason !== 'refused') return undefined;
  const isLate = /\[rejected\]|fetch first|non-fast-forward|cannot lock ref|failed to update ref/;
  if (isLate.test(said)) return 'behind';
  return /\[remote rejected\]/.test(said) ? 'protected' : undefined;
}

/** What the server said or, if it did not, the last lines of git. */
export function quoteGit(said: string): string {
  const lines = hideSecrets(said).split('\n');
  const remote = lines.filter((line) => line.startsWith('remote:') && !/hook declined/.test(line));
  const quoted = (remote.length > 0 ? remote : lines)
    .map((line) => line.replace(/^(?:(?:remote|error|fatal|hint):\s*)+/, '').trim())
    .filter((line) => line !== '' && !/^(?:To |Done$|!\t)/.test(line));
  return quoted.slice(-4).join(' ').slice(0, 500);
}

/** Addresses can hold a name and a password, or a token. */
export function hideSecrets(text: string): string {
  return text.replaceAll(/([a-z][\w+.-]*:\/\/)\S*@/gi, '$1');
}
