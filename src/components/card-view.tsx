import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import * as classes from '../contract/page-classes';
import type { Card as CardData } from '../payload/payload';
import { ActionRow } from './action-row';
import { Greeting } from './filled-label';
import { Heading } from './heading';
import { Icon } from './icon';
import { Note } from './note';
import { notPrinted } from './design-tokens';
import { Picture } from './picture';
import type { PicturePlace } from './picture-place';
import { TagList } from './tag-list';
import { VisuallyHidden } from './visually-hidden';

interface CardViewProps {
  card: CardData;
  headingLevel: 2 | 3;
  /** how its parts are arranged */
  sx: SxProps<Theme>;
  place: PicturePlace;
}

/** A card, whatever it shows. Its buttons are at its lower edge; the card itself is not a link. */
export function CardView({ card, headingLevel, sx, place }: CardViewProps) {
  const { title, subtitle, readingTime, places, text, image, imageShape, icon, gradient } = card;
  const { greeting, tags, more, note, noteInCodes, actions, featured } = card;
  const looks = [imageShape === 'wide' && classes.wideImage, featured && classes.featured];
  return (
    <Card variant={gradient} className={looks.filter(Boolean).join(' ')} sx={sx}>
      {image && <Picture picture={image} place={place} />}
      <CardContent>
        {icon && <Icon name={icon} />}
        <Heading level={headingLevel} variant={featured ? 'large' : 'h3'}>
          {title}
        </Heading>
        {subtitle && (
          <Typography variant="body2" color="textSecondary">
            {subtitle}
            {(readingTime ?? places) && (
              <>
                {' '}
                · <span>{readingTime ?? places}</span>
              </>
            )}
          </Typography>
        )}
        {(greeting ?? text) && (
          <Typography>
            {greeting && <Greeting>{greeting}</Greeting>}
            {text}
          </Typography>
        )}
        {tags && <TagList tags={tags} size="small" />}
        {more && (
          <Typography variant="body2" color="textSecondary" sx={notPrinted}>
            {more}
          </Typography>
        )}
      </CardContent>
      {(note ?? actions.length > 0) && (
        <CardActions>
          {note && (
            <Note icon="limit" isFact>
              {noteInCodes && <span aria-hidden>{noteInCodes}</span>}
              {noteInCodes ? <VisuallyHidden>{note}</VisuallyHidden> : note}
            </Note>
          )}
          <ActionRow actions={actions} />
        </CardActions>
      )}
    </Card>
  );
}
