import type { Side } from '../model/merge';

/** Where to: to the branch that is checked out, or to one of its own that waits for approval. */
export type PublishTarget = 'usual' | 'review';

/**
 * `POST prepare`: merges what others have published meanwhile, and says what publishing would change,
 * at the server and in the folder. Writes nothing. 412 as `save`, with the choices in the next try.
 */
export interface PrepareRequest {
  target: PublishTarget;
  choices?: readonly Side[];
  /** `fileHash` of the conflicts that were chosen from */
  conflictsOf?: string;
}

export interface PrepareAnswer {
  /** what would be published: the request `publish` carries it */
  id: string;
  /** the server has another program than the folder: whoever publishes can take that over, too */
  hasNewProgram: boolean;
  /** where it goes as people know it, and the branch there */
  address: string;
  /** where the versions of others come from, if that is elsewhere */
  fetchAddress?: string;
  branch: string;
  /** the whole change in a sentence; undefined when everything is published */
  summary?: string;
  /** so many changes as `PublishedAnswer` counts */
  count?: number;
  sections: PublishSection[];
  /** errors that the site would have: it cannot be published */
  errors: string[];
  /** what others have published, and the folder gets */
  incoming?: { summary: string; sections: PublishSection[] };
  /** errors that the site would have in the folder, with the program there */
  contentErrors: string[];
  /** a message for the version, to be changed by whoever publishes it */
  message: string;
}

/** A part of what would be published: a page, the menu, files. */
export interface PublishSection {
  title: string;
  notes: string[];
  warnings: string[];
  changes: PublishChange[];
  files: PublishFile[];
  /** so many changes and files are not shown */
  more: number;
}

/** A text before and after, with the words marked that differ. */
export interface PublishChange {
  place: string;
  before?: MarkedText[];
  after?: MarkedText[];
}

export interface MarkedText {
  text: string;
  marked: boolean;
}

export interface PublishFile {
  /** `Added: /images/lake.jpg (340 kB)` */
  text: string;
  /** how it looks, as an address that holds it */
  before?: string;
  after?: string;
}

/** `POST publish`: does what `prepare` has shown. */
export interface PublishRequest {
  target: PublishTarget;
  id: string;
  /** empty when there is nothing to publish */
  message: string;
  /** whether the folder gets the program of the server, too */
  takesProgram?: boolean;
}

/** Of changes that wait for approval, when the server takes requests for it. */
export interface ApprovalRequest {
  /** its address, for people to open in a browser */
  request?: string;
  /** why there is none, and what to do */
  notRequested?: string;
}

/**
 * `published` in a branch; `taken`: the folder has what others have published, and there was nothing to
 * publish or it has errors; `outdated`: the site changed since it was shown, here or at the server;
 * `protected`: the server takes no change of this branch that nobody has approved.
 */
export type PublishAnswer =
  | (ApprovalRequest & {
      outcome: 'published' | 'taken';
      /** the one that was published, at a host that can be asked about it */
      commit?: string;
      branch: string;
      /** the branch that is checked out has it, too */
      isFolderCurrent: boolean;
      /** that in the folder, if the server has another one or had one before */
      program?: 'older' | 'new';
    })
  | { outcome: 'outdated' }
  | { outcome: 'protected'; said: string };

/** A run of the host's workflow for a published commit. */
export interface PublishRun {
  name: string;
  state: 'waiting' | 'running' | 'succeeded' | 'failed' | 'canceled';
  /** for people to open in a browser */
  address: string;
}

/** `GET runs?commit=…`: the latest first; undefined where there is no such host. */
export interface RunsAnswer {
  runs?: PublishRun[];
}
