import type { DomainHealth, LastCommit, PagesSite } from '../git-hosts/github-site';
import type { PublishRun } from './publish-api';

/**
 * `GET website`: how the site is published. `POST website-domain`, `website-https`, `website-schedule` and
 * `website-build` change it and answer alike.
 */
export interface WebsiteAnswer {
  /** of GitHub Pages; undefined when another host publishes the site, or the token may not ask */
  pages?: PagesSite;
  /** where DNS records send visitors: `mary.github.io` */
  target?: string;
  /** the last publication */
  last?: LastCommit & { run?: PublishRun };
  /** whether GitHub publishes once an hour what is due; undefined when that is not known */
  isScheduled?: boolean;
  /** what is published or taken off next, and when, in milliseconds since 1970 */
  next?: { at: number; text: string };
  /** the editor needs a token to ask the host: see `online-sign-in` */
  isSignedOut?: boolean;
  /** the token may not ask for all of it */
  lacksRights?: true;
  /** why the host did not say all of it */
  fault?: string;
}

/** `POST website-domain` */
export interface DomainRequest {
  /** `example.org`; null takes the domain away */
  domain: string | null;
}

/** `POST website-visit`: what a visitor sees at the address of the site. */
export interface VisitAnswer {
  findings: Finding[];
}

export interface Finding {
  isRight: boolean;
  /** what was found and, if it is not right, what to do */
  text: string;
}

/** `POST website-check`: undefined while GitHub is looking. */
export interface DomainCheckAnswer {
  hosts?: DomainHealth[];
}
