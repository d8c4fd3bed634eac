import { splitWords } from '../../payload/search/split-words';

/** An answer for people who look for something that is neither a block nor a setting for the whole site. */
export interface SearchAnswer {
  /** what they may call it */
  asked: readonly string[];
  answer: string;
  guide: string;
}

/** What people look for among the blocks and find elsewhere, or not at all. */
const searchAnswers: readonly SearchAnswer[] = [
  {
    asked: ['spacer', 'space', 'gap', 'empty line', 'padding', 'margin', 'distance'],
    answer: 'Blocks keep their distance without a spacer. To change it, set “Spacing” of a block.',
    guide: 'edit-on-the-page.md',
  },
  {
    asked: ['layout', 'row'],
    answer: 'To arrange a block in another way, select it and choose a layout in its form.',
    guide: 'edit-on-the-page.md',
  },
  {
    asked: ['anchor', 'jump', 'link to a block'],
    answer: 'To link to a block, set its “Anchor”. The link then appears among the pages.',
    guide: 'edit-on-the-page.md',
  },
  {
    asked: ['page', 'subpage', 'new page'],
    answer: 'To add a page, choose “Add a page” below the list of pages.',
    guide: 'page.md',
  },
  {
    asked: ['redirect', 'moved page', 'old address'],
    answer: 'Add redirects under “Redirects” in the list of the site’s content.',
    guide: 'page.md',
  },
  {
    asked: ['SEO', 'search engine', 'Google', 'meta description', 'keywords', 'sitemap'],
    answer:
      'The title and description of each page are in “Title and path”. The website writes its sitemap.',
    guide: 'page.md',
  },
  {
    asked: ['RSS', 'feed', 'subscribe'],
    answer:
      'A card grid of posts and a list of events can each have a feed: set “Feed” in its form.',
    guide: 'post.md',
  },
  {
    asked: ['file', 'upload'],
    answer:
      'Choose files where they are used, such as in an image field. “Files” lists all of them.',
    guide: 'picture.md',
  },
  {
    asked: ['caption', 'image text', 'alt text'],
    answer: 'Write captions and descriptions where you choose the image.',
    guide: 'picture.md',
  },
  {
    asked: ['countdown', 'timer'],
    answer:
      'There is no countdown. An announcement can appear and disappear at times that you set.',
    guide: 'event.md',
  },
  {
    asked: ['cookie banner', 'cookies', 'consent banner', 'GDPR banner'],
    answer: 'Your website sets no cookies, so it has no cookie banner.',
    guide: 'privacy.md',
  },
  {
    asked: ['analytics', 'tracking', 'visitor counter', 'pixel', 'visitor statistics'],
    answer: 'Your website doesn’t track visitors, so there are no visitor statistics.',
    guide: 'privacy.md',
  },
  {
    asked: ['login', 'log in', 'password', 'members area', 'client portal', 'protected page'],
    answer: 'Everyone can read every page. Link to a client portal in the menu or with a button.',
    guide: 'menu.md',
  },
  {
    asked: ['comments', 'forum', 'guest book'],
    answer:
      'Visitors can’t write on the website. A form or your email address lets them reach you.',
    guide: 'provider.md',
  },
];

/**
 * The answers to what was typed.
 *
 * @param stems see `listStems`
 */
export function findAnswers(stems: readonly string[]): SearchAnswer[] {
  return searchAnswers.filter(({ asked }) => asked.some((name) => hasAll(name, stems)));
}

/** Whether each of the sought words begins a word of a name. */
export function hasAll(name: string, stems: readonly string[]): boolean {
  const words = splitWords(name);
  return stems.length > 0 && stems.every((stem) => words.some((word) => word.startsWith(stem)));
}
