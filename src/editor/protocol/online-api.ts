import type { Host } from '../../published/hosts/hosts';
import type { PublishRun } from './publish-api';

/** `GET online`: whether the website has to be put online before it can be published. */
export interface OnlineAnswer {
  /** it has no repository yet */
  isNew: boolean;
  /** why GitHub cannot publish it, and what to do */
  missing?: string;
  /** where it is at Netlify, if it is published there */
  netlify?: string;
}

/** `GET published`: about the last published version; nothing where the editor cannot read it. */
export interface PublishedAnswer {
  /** of the site: `live`, `demo` or `closed` */
  status?: string;
  /** so many changes are here and not published */
  changes?: number;
}

/** `POST download`: builds the website for a host. The answer is a ZIP. */
export interface DownloadRequest {
  host: Host;
}

/** With which rights the website is put online. */
interface WithToken {
  /** of GitHub: it stays in the memory of the editor */
  token: string;
}

interface WithRepository extends WithToken {
  /** `mary/mary.github.io` */
  repository: string;
}

/**
 * `POST online-account`: finds out whom the token is for. `POST online-sign-in`: takes a token for the repository
 * that an editor of a folder has made.
 */
export type AccountRequest = WithToken;

export interface AccountAnswer {
  /** `mary` */
  login: string;
}

/**
 * `POST online-create`: makes the repository, unless an earlier try has made it, and turns on GitHub Pages.
 * Nothing that exists is written over.
 */
export interface CreateRequest extends WithRepository {
  isPrivate: boolean;
}

export interface CreateAnswer {
  /** where the website will be: `https://mary.github.io` */
  address: string;
}

/**
 * `POST online-send`: sends the website as one commit, unless an earlier try has sent it. `POST online-again`, after
 * the workflow failed: starts it again.
 */
export type SendRequest = WithRepository;

export interface SendAnswer {
  commit: string;
}

/** `POST online-follow`: what GitHub does with the commit, the latest run first. */
export interface FollowRequest extends WithRepository {
  commit: string;
}

export interface FollowAnswer {
  runs: PublishRun[];
}
