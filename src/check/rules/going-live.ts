import type { RuleContext } from './rule-context';
import type { Settings } from '../problems/problem-kind';

/** Whether everything on a site has to be real, or is only asked what is not. */
export function goesLive({ config, checkContext }: RuleContext): boolean {
  return config.site.status === 'live' || checkContext.listsNotReal === true;
}

/**
 * What makes a live site of the small config that the examples are put into. Nobody has the phone
 * number: no exchange begins with 1.
 */
export const readyToGoLive: Settings = {
  '/site/status': 'live',
  '/site/url': 'https://www.quiet-lake-counseling.org',
  '/site/phone': '(615) 155-0100',
  '/site/email': 'hello@quiet-lake-counseling.org',
  '/site/social': { network: 'Instagram', href: 'https://www.instagram.com/quiet.lake' },
  '/embeds/0/ref': 'bK3xTq9LmVw2ZrYc7DfP',
  '/embeds/1/ref': '4rTz8mQpWx2LkVbN6cYd3S',
  '/entities/counselors/0/sample': undefined,
};
