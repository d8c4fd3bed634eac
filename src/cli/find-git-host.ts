import { gitHubApi, type EditorSettings, type HostKind } from '../editor/protocol/editor-addresses';
import { CommandError } from '../io/command-error';

const gitLabApi = 'https://gitlab.com/api/v4';

/** The hosts that are recognized by the address of a git remote. */
const knownHosts: Readonly<Record<string, Pick<EditorSettings, 'host' | 'api'>>> = {
  'github.com': { host: 'github', api: gitHubApi },
  'gitlab.com': { host: 'gitlab', api: gitLabApi },
  'codeberg.org': { host: 'forgejo', api: 'https://codeberg.org/api/v1' },
};

/**
 * Finds the repository that the editor is for: as GitHub Actions, GitLab CI or Forgejo Actions name it, or
 * else the git remote.
 *
 * @param remote the address of the git remote; empty when there is none
 * @throws CommandError for an API whose address is wrong
 */
export function findGitHost(
  environment: Readonly<Record<string, string | undefined>>,
  remote: string,
): EditorSettings {
  const { GITHUB_REPOSITORY, GITHUB_API_URL, CI_PROJECT_PATH, CI_API_V4_URL } = environment;
  if (GITHUB_REPOSITORY) {
    const api = readApi('GITHUB_API_URL', GITHUB_API_URL || gitHubApi);
    return { host: readKind(api), api, repository: GITHUB_REPOSITORY };
  }
  if (CI_PROJECT_PATH) {
    const api = readApi('CI_API_V4_URL', CI_API_V4_URL || gitLabApi);
    return { host: 'gitlab', api, repository: CI_PROJECT_PATH };
  }
  const [, site = '', path] =
    /^(?:\w+:\/\/)?(?:[^@/]*@)?([\w.-]+)(?::\d+)?[:/]\/?([^:]+?)(?:\.git)?\/?\s*$/.exec(remote) ??
    [];
  const known = knownHosts[site.toLowerCase()];
  return known && path !== undefined
    ? { ...known, repository: path }
    : { host: 'github', api: gitHubApi };
}

/** Forgejo sets the variables of GitHub, too. */
function readKind(api: string): HostKind {
  return api.endsWith('/api/v1') ? 'forgejo' : 'github';
}

function readApi(name: string, value: string): string {
  const address = value.replace(/\/+$/, '');
  if (URL.canParse(address) && /^https?:/.test(address)) return address;
  throw new CommandError(
    `${name} is "${value}", but must be the address of your git host's API, such as https://git.example.org/api/${name === 'CI_API_V4_URL' ? 'v4' : 'v1'}.`,
  );
}
