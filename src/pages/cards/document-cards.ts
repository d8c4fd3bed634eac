import { selectEntries } from '../../content/shown-entries';
import type { Document, DocumentCards, SiteIdentity } from '../../generated/config-types';
import { fillLabel } from '../../payload/fill-label';
import type { Card } from '../../payload/payload';
import { takeShown, type BuildContext } from '../build-context';

/** A card for each document, which says how large its file is. */
export function buildDocumentCards(cards: DocumentCards, context: BuildContext): Card[] {
  return takeShown(selectEntries(context.config, cards), context).map((document) =>
    buildCard(document, cards, context),
  );
}

function buildCard(
  { title, description, link }: Document,
  { actionLabel }: DocumentCards,
  context: BuildContext,
): Card {
  const size = formatFileSize(context.fileSizes.get(link) ?? 0, context.config.site);
  const detail = fillLabel(context.config.labels.fileSize, { size });
  return {
    title,
    text: description,
    icon: 'document',
    actions: [{ label: actionLabel, detail, href: link, context: title, style: 'second' }],
  };
}

function formatFileSize(bytes: number, { language }: SiteIdentity): string {
  const isSmall = bytes < 1_000_000;
  const unit = isSmall ? 'kilobyte' : 'megabyte';
  const digits = isSmall ? 0 : 1;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(isSmall ? Math.ceil(bytes / 1000) : bytes / 1_000_000);
}
