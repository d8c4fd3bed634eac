import { createContext } from 'react';

/** The account at a git host that the editor in the browser works with. */
export interface Session {
  /**
   * Ends the editor and shows the page to sign in.
   *
   * @param forgetsChanges whether what is not published is deleted from this browser
   */
  signOut: (forgetsChanges: boolean) => Promise<void>;
}

/** Undefined in the editor that runs on this computer. */
export const SessionContext = createContext<Session | undefined>(undefined);
