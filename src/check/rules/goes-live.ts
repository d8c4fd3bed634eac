import type { RuleContext } from './rule-context';

/** Whether everything on a site has to be real, or is only asked what is not. */
export function goesLive({ config, checkContext }: RuleContext): boolean {
  return config.site.status === 'live' || checkContext.listsNotReal === true;
}
