import { fillTexts } from '../content/placeholders/fill-texts';
import type { ExpandedRoute } from '../content/placeholders/dynamic-routes';
import { definition } from '../content/schema/walk-schema';
import type { Announcement as WrittenAnnouncement } from '../generated/config-types';
import type { Announcement, PagePayload } from '../payload/payload';
import { nameContent } from '../published/name-content';
import type { BuildContext } from './build-context';
import { parseInLanguage, withoutPictures } from './build-rich-text';
import { buildAction } from './cards/card-builder';

/** The announcements of a page, which the further pages of a list share with the first one. */
export function buildAnnouncements(
  { route }: ExpandedRoute,
  path: string,
  context: BuildContext,
): Pick<PagePayload, 'announcements'> {
  const { announcements } = context.config.entities;
  if (announcements.length === 0) return {};
  const shown = announcements.filter(
    ({ pages }) => pages.length === 0 || pages.includes(path) || pages.includes(route.path),
  );
  return { announcements: shown.map((one) => buildAnnouncement(one, context)) };
}

function buildAnnouncement(written: WrittenAnnouncement, context: BuildContext): Announcement {
  const { site } = context.config;
  const { id, text, action, dismissible } = fillTexts(written, definition('Announcement'), {
    site,
  });
  return {
    key: `${id}-${nameContent(text).slice(0, 8)}`,
    text: withoutPictures(parseInLanguage(text, context, written.text)),
    ...(action && { action: buildAction(action) }),
    ...(dismissible && { dismissible }),
  };
}
