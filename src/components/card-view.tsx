import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import type { Card as CardData } from '../pages/payload';
import { ActionRow } from './action-row';
import { placeCardPicture } from './card-place';
import { Heading } from './heading';
import { Icon } from './icon';
import { Picture } from './picture';
import { TagList } from './tag-list';

const Root = styled(Card, { shouldForwardProp: (name) => name !== 'wash' })<{
  wash: CardData['gradient'];
}>(({ theme, wash }) => ({
  background: wash && theme.vars.palette.wash[wash],
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  borderRadius: theme.vars.shape.card,
  boxShadow: theme.vars.elevation.card,
  '& > picture > img': { width: '100%', aspectRatio: '1', objectFit: 'cover' },
  '&[data-image=wide] > picture > img': { aspectRatio: '16/9' },
  '& > div': { display: 'flex', flexDirection: 'column', flex: 1, gap: 10, padding: 22 },
  'h2, h3, p, ul': { margin: 0 },
  'h2, h3': { fontSize: '1.375rem', lineHeight: 1.25 },
  '& > div > svg': { color: theme.vars.palette.primary.main, fontSize: '2.25rem' },
  '.subtitle': { fontSize: '.9375rem', color: theme.vars.palette.text.secondary },
  '.note': {
    alignSelf: 'flex-start',
    padding: '2px 10px',
    borderRadius: theme.vars.shape.input,
    fontSize: '.875rem',
    color: theme.vars.palette.site.heading,
    background: theme.vars.palette.site.warning,
  },
  '.more': { fontSize: '.9375rem', fontWeight: 600, color: theme.vars.palette.primary.main },
  '.actions': { marginTop: 'auto', paddingTop: 8 },
}));

interface CardViewProps {
  card: CardData;
  headingLevel: 2 | 3;
  /** how many cards there are beside it, itself among them */
  count: number;
}

/** A card, whatever it shows. Its buttons stand at its lower edge; the card itself is no link. */
export function CardView({ card, headingLevel, count }: CardViewProps) {
  const { title, subtitle, text, image, imageShape, icon, gradient, tags, more, note } = card;
  return (
    <Root variant="outlined" data-image={imageShape} wash={gradient}>
      {image && (
        <Picture
          picture={image}
          place={placeCardPicture(count, imageShape === 'wide' ? 16 / 9 : 1)}
        />
      )}
      <div>
        {icon && <Icon name={icon} />}
        <Heading level={headingLevel}>{title}</Heading>
        {subtitle && <p className="subtitle">{subtitle}</p>}
        {note && <p className="note">{note}</p>}
        {text && <p>{text}</p>}
        {tags && <TagList tags={tags} />}
        {more && <p className="more">{more}</p>}
        <ActionRow actions={card.actions} />
      </div>
    </Root>
  );
}
