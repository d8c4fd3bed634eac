import type { ActionLink, RichText } from './payload';

/** A message at the top of a page. */
export interface Announcement {
  /** what a visitor who closes it is remembered by: another one whenever its text changes */
  key: string;
  text: RichText;
  action?: ActionLink;
  dismissible?: true;
}
