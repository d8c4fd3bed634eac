import {
  editingRights,
  hostingRights,
  tokenName,
  writeTokenPage,
} from '../git-hosts/github-token-page';
import { gitHubApi, type EditorSettings, type HostKind } from '../protocol/editor-addresses';

/** Where the application of a host's users signs in without a secret (PKCE), and for which rights. */
interface PkceEndpoints {
  authorize: string;
  token: string;
  scope: string;
}

interface SignInHost {
  /** how people call the host */
  name: (web: string) => string;
  /** the name of a repository, as in `mary/practice` */
  repository: RegExp;
  /** the page that creates a token, with as many choices preselected as it allows */
  tokenPage: (web: string, repository: string | undefined) => string;
  /** the page for a token that can also change how the website is published */
  hostingTokenPage?: (web: string, repository: string | undefined) => string;
  /** the page for people whom the first kind of token does not suit */
  otherTokenPage?: (web: string, repository: string | undefined) => string;
  pkce?: PkceEndpoints;
}

const ownerAndName = /^[\w.-]+\/[\w.-]+$/;

/** How signing in differs from host to host; the words are in `sign-in-words.ts`. */
export const signInHosts: Readonly<Record<HostKind, SignInHost>> = {
  github: {
    name: () => 'GitHub',
    repository: ownerAndName,
    tokenPage: (web, repository) =>
      writeTokenPage({ web, owner: readOwner(repository), rights: editingRights }),
    hostingTokenPage: (web, repository) =>
      writeTokenPage({ web, owner: readOwner(repository), rights: hostingRights }),
    otherTokenPage: (web) =>
      `${web}/settings/tokens/new?${new URLSearchParams({ description: tokenName, scopes: 'repo' })}`,
  },
  gitlab: {
    name: () => 'GitLab',
    // Groups can be in groups.
    repository: /^[\w.-]+(?:\/[\w.-]+)+$/,
    tokenPage: (web) =>
      `${web}/-/user_settings/personal_access_tokens?${new URLSearchParams({ name: tokenName, scopes: 'api' })}`,
    otherTokenPage: (web, repository) =>
      repository === undefined ? web : `${web}/${repository}/-/settings/access_tokens`,
    pkce: { authorize: '/oauth/authorize', token: '/oauth/token', scope: 'api' },
  },
  forgejo: {
    // People know their server by its name, such as codeberg.org, and seldom which program it runs.
    name: (web) => new URL(web).host,
    repository: ownerAndName,
    tokenPage: (web) => `${web}/user/settings/applications`,
    pkce: {
      authorize: '/login/oauth/authorize',
      token: '/login/oauth/access_token',
      scope: 'write:repository',
    },
  },
};

function readOwner(repository: string | undefined): string | undefined {
  return repository?.split('/')[0];
}

/** Where people use the host with this API, without a slash at the end; it can be in a folder of a server. */
export function findWebsite(api: string): string {
  return api === gitHubApi ? 'https://github.com' : api.replace(/\/api\/v\d+$/, '');
}

/** How people call the host that the editor works with: `GitHub`, `codeberg.org`. */
export function nameHost({ host, api }: Pick<EditorSettings, 'host' | 'api'>): string {
  return signInHosts[host].name(findWebsite(api));
}

/** `mary/practice`, from that or from an address at the host; undefined for anything else. */
export function readRepository(
  { host, api }: Pick<EditorSettings, 'host' | 'api'>,
  written: string,
): string | undefined {
  const server = `${dropProtocol(findWebsite(api))}/`;
  const address = written.trim();
  const isAtHost = dropProtocol(address).startsWith(server);
  const path = (isAtHost ? dropProtocol(address).slice(server.length) : address)
    // A page of a project at GitLab.
    .replace(/\/-(?:\/.*)?$/, '')
    .replace(/(?:\.git)?\/?$/, '');
  return signInHosts[host].repository.test(path) ? path : undefined;
}

function dropProtocol(address: string): string {
  return address.replace(/^https?:\/\//, '');
}
