import { createContext } from 'react';
import type { OpenedRepository } from '../../protocol/worker-messages';

/** The account at a git host that the editor in the browser works with. */
export interface Session {
  /**
   * Ends the editor and shows the page to sign in.
   *
   * @param forgetsChanges whether what is not published is deleted from this browser
   */
  signOut: (forgetsChanges: boolean) => Promise<void>;
  /** whether a person just began the site */
  isJustBegun?: boolean;
  /** Opens the repository that was made for a new site; undefined when the site has one from the start. */
  openRepository?: (repository: OpenedRepository) => Promise<void>;
  /** The host has the new site: from now on, its repository is opened. @param repository `mary/practice` */
  onSent?: (repository: string) => void;
  /** what the person needs to know as the editor opens */
  notice?: string | undefined;
}

/** Undefined in the editor that runs on this computer. */
export const SessionContext = createContext<Session | undefined>(undefined);
