import { createContext, useContext } from 'react';
import type { SitePayload } from '../payload/payload';
import { formatNumber } from '../utils/format-number';

const SiteContext = createContext<SitePayload | undefined>(undefined);

/** Gives every component below what is the same on all pages. */
export const SiteProvider = SiteContext.Provider;

/** What is the same on all pages: names, small texts, constants. Throws outside `SiteProvider`. */
export function useSite(): SitePayload {
  const site = useContext(SiteContext);
  if (!site) throw new Error('There is no SiteProvider.');
  return site;
}

/** Writes numbers as the language of the site does, in the digits that the build has chosen. */
export function useNumbers(): (value: number) => string {
  const { site, digits = 'latn' } = useSite();
  return (value) => formatNumber(value, site.language, digits);
}
