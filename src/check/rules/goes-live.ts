import type { RuleContext } from './rule-context';

/** Whether everything on a site has to be real, or is only asked what is not. */
export function goesLive({ config, surroundings }: RuleContext): boolean {
  return config.site.status === 'live' || surroundings.listsNotReal === true;
}
