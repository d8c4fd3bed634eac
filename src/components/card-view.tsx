import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import * as classes from '../contract/page-classes';
import type { Card as CardData } from '../payload/payload';
import { ActionRow } from './action-row';
import { placeCardPicture, type CardArrangement } from './card-columns';
import { Heading } from './heading';
import { Icon } from './icon';
import { Note } from './note';
import { Picture } from './picture';
import { TagList } from './tag-list';

interface CardViewProps {
  card: CardData;
  headingLevel: 2 | 3;
  /** how it and the cards beside it are arranged */
  arrangements: readonly CardArrangement[];
}

/** A card, whatever it shows. Its buttons are at its lower edge; the card itself is not a link. */
export function CardView({ card, headingLevel, arrangements }: CardViewProps) {
  const { title, subtitle, readingTime, text, image, imageShape, icon, gradient } = card;
  const { tags, more, note, actions, featured } = card;
  const { breakpoints } = useTheme();
  const isWide = imageShape === 'wide';
  const looks = [isWide && classes.wideImage, featured && classes.featured];
  const crop = isWide ? 16 / 9 : 1;
  return (
    <Card variant={gradient} className={looks.filter(Boolean).join(' ')}>
      {image && (
        <Picture picture={image} place={placeCardPicture(arrangements, crop, breakpoints.values)} />
      )}
      <CardContent>
        {icon && <Icon name={icon} />}
        <Heading level={headingLevel} variant={featured ? 'large' : 'h3'}>
          {title}
        </Heading>
        {subtitle && (
          <Typography variant="body2" color="textSecondary">
            {subtitle}
            {readingTime && (
              <>
                {' '}
                · <span>{readingTime}</span>
              </>
            )}
          </Typography>
        )}
        {text && <Typography>{text}</Typography>}
        {tags && <TagList tags={tags} size="small" />}
        {more && (
          <Typography variant="subtitle2" component="p" color="primary">
            {more}
          </Typography>
        )}
      </CardContent>
      {(note ?? actions.length > 0) && (
        <CardActions>
          {note && (
            <Note icon="limit" isFact>
              {note}
            </Note>
          )}
          <ActionRow actions={actions} />
        </CardActions>
      )}
    </Card>
  );
}
