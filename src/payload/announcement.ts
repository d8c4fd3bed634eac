import type { ActionLink, RichText } from './payload';

/** A message at the top of a page. */
export interface Announcement {
  /** remembered when a visitor closes it; differs whenever the text changes */
  key: string;
  text: RichText;
  action?: ActionLink;
  dismissible?: true;
}
