import { RefusedRequest } from '../read-body';
import type { GitFailure } from './git';

/** For people who may read a repository but not write to it: they send it to its owner. */
export const accessLetter =
  'Hello! I edit our website, but I can’t publish my changes because I don’t have write access to its repository. Could you give it to me? At GitHub, open the repository, choose “Settings”, then “Collaborators”, and add my account. Thank you!';

/** What keeps a site from being published, and what to do about it. */
export const obstacles = {
  noGit:
    'Git isn’t installed on this computer. Install it from https://git-scm.com, then start “npm run edit” again.',
  noRepository:
    'You can’t publish from this folder because it isn’t a Git repository. If your website is online, copy the address of its repository from its website (at GitHub: “Code”), run “git clone ADDRESS” and open the editor in that copy. If it isn’t, run “npm create pagewright@latest my-practice” in a different folder, copy site.config.json and the folder public into my-practice, and open the editor there.',
  otherOwner:
    'Git doesn’t trust this folder because it belongs to another user of this computer. Work on your own copy.',
  noCommit:
    'This repository has no version yet. Run these commands in its folder: git add --all, then git commit -m "First version", then git push -u origin HEAD.',
  notTracked:
    'The file site.config.json isn’t part of the Git repository in this folder. If the folder has your website, run these commands in it: git add --all, then git commit -m "Add the website", then git push.',
  noRemote:
    'This copy isn’t connected to an online repository. Copy the address of the repository from its website (at GitHub: “Code”), then run: git remote add origin ADDRESS',
  detached:
    'You can’t publish because an earlier version is checked out. Run “git switch main” (or the name of your branch), then try again.',
  inProgress:
    'A Git operation in this folder isn’t finished yet, such as a merge or a rebase. Finish it or ask the person who started it, then try again.',
  unrelated:
    'The online repository and your copy of the site have no version in common. Get a fresh copy: with “git clone” or, in the browser, by opening the site again.',
  noName:
    'Git needs your name for the version history. Run these two commands with your name and email: git config --global user.name "Your Name" and git config --global user.email you@example.org',
  noAccess:
    'You don’t have access to the online repository, or it doesn’t exist. Run “git fetch” in a terminal to check that you’re signed in. If you are, ask the owner of the repository for permission to write to it.',
  unknownServer:
    'Your computer hasn’t connected to this server before. Run “git fetch” in a terminal once and answer its question.',
  noNetwork:
    'The server can’t be reached. Check your connection, then try again. Nothing was changed online.',
  tooSlow:
    'The server didn’t respond in time, or Git was waiting for you to sign in. Run “git fetch” in a terminal once, then try again.',
} as const;

export function stop(obstacle: keyof typeof obstacles): RefusedRequest {
  return new RefusedRequest(422, obstacles[obstacle]);
}

/** The refusal for what Git could not do, with a letter where the permission of another person is needed. */
export function refuseGit(failure: GitFailure): RefusedRequest {
  const message = explainGit(failure);
  const letter = message === obstacles.noAccess ? accessLetter : undefined;
  return new RefusedRequest(422, message, letter);
}

/** Messages from Git, in English, and what they mean; the first that fits counts. */
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

/** Explains in plain words what Git could not do. */
export function explainGit({ reason, said }: GitFailure): string {
  if (reason === 'missing') return obstacles.noGit;
  if (reason === 'time') return obstacles.tooSlow;
  const meaning = meanings.find(([pattern]) => pattern.test(said))?.[1];
  return meaning ? obstacles[meaning] : `Git couldn’t do this: ${quoteGit(said)}`;
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
