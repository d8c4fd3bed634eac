import { createContext, useContext } from 'react';
import type { SitePayload } from '../payload/payload';

const SiteContext = createContext<SitePayload | undefined>(undefined);

/** Gives every component below what is the same on all pages. */
export const SiteProvider = SiteContext.Provider;

/** What is the same on all pages: names, small texts, constants. Throws outside `SiteProvider`. */
export function useSite(): SitePayload {
  const site = useContext(SiteContext);
  if (!site) throw new Error('There is no SiteProvider.');
  return site;
}
