import { expect, test } from 'vitest';
import { findGitHost } from '../../src/cli/find-git-host';

const api = {
  github: 'https://api.github.com',
  gitlab: 'https://gitlab.com/api/v4',
  forgejo: 'https://codeberg.org/api/v1',
};

test.each([
  ['git@github.com:mary/practice.git', 'github', 'mary/practice'],
  ['https://github.com/mary/practice\n', 'github', 'mary/practice'],
  ['https://token@gitlab.com/practices/lake/site.git', 'gitlab', 'practices/lake/site'],
  ['git@gitlab.com:practices/lake/my.site.git', 'gitlab', 'practices/lake/my.site'],
  ['ssh://git@codeberg.org:22/mary/practice/', 'forgejo', 'mary/practice'],
  ['https://Codeberg.org/mary/practice', 'forgejo', 'mary/practice'],
] as const)('the remote %s', (remote, host, repository) => {
  expect(findGitHost({}, remote)).toEqual({ host, repository, api: api[host] });
});

test.each(['', 'git@git.example.org:mary/practice.git', '../practice', 'C:\\practice'])(
  'the remote “%s” leaves the choice to the person who signs in',
  (remote) => {
    expect(findGitHost({}, remote)).toEqual({ host: 'github', api: api.github });
  },
);

const remote = 'git@github.com:other/remote.git';

test.each([
  [{ GITHUB_REPOSITORY: 'mary/practice' }, 'github', 'mary/practice', api.github],
  [
    { GITHUB_REPOSITORY: 'mary/practice', GITHUB_API_URL: 'https://github.example.org/api/v3/' },
    'github',
    'mary/practice',
    'https://github.example.org/api/v3',
  ],
  [
    { GITHUB_REPOSITORY: 'mary/practice', GITHUB_API_URL: 'https://git.example.org/api/v1' },
    'forgejo',
    'mary/practice',
    'https://git.example.org/api/v1',
  ],
  [{ CI_PROJECT_PATH: 'practices/lake/site' }, 'gitlab', 'practices/lake/site', api.gitlab],
  [
    { CI_PROJECT_PATH: 'lake/site', CI_API_V4_URL: 'https://git.example.org/gitlab/api/v4' },
    'gitlab',
    'lake/site',
    'https://git.example.org/gitlab/api/v4',
  ],
])('the environment %o comes before the remote', (environment, host, repository, address) => {
  expect(findGitHost(environment, remote)).toEqual({ host, repository, api: address });
});

test.each([
  ['GITHUB_API_URL', { GITHUB_REPOSITORY: 'mary/practice', GITHUB_API_URL: 'git.example.org' }],
  ['CI_API_V4_URL', { CI_PROJECT_PATH: 'lake/site', CI_API_V4_URL: 'file:///api' }],
])('a wrong %s is explained', (name, environment) => {
  expect(() => findGitHost(environment, '')).toThrow(
    `${name} is "${environment[name as never]}", but must be the address of your git host's API`,
  );
});
