import * as classes from '../contract/page-classes';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import type { Card as CardData } from '../payload/payload';
import { ActionRow } from './action-row';
import { onPhones } from './breakpoints';
import { placeCardPicture, type CardArrangement } from './arrange-cards';
import { Heading } from './heading';
import { Icon } from './icon';
import { motion } from './motion';
import { Picture } from './picture';
import { TagList } from './tag-list';

const Root = styled(Card, { shouldForwardProp: (name) => name !== 'wash' })<{
  wash: CardData['gradient'];
}>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    borderRadius: theme.vars.shape.card,
    borderColor: theme.vars.palette.site.line,
    boxShadow: theme.vars.elevation.card,
    '&:has(a)': {
      transition: `transform ${motion.hover}, box-shadow ${motion.hover}`,
      '&:hover, &:focus-within': {
        transform: 'translateY(-2px)',
        boxShadow: theme.vars.elevation.raised,
      },
    },
    img: { width: '100%', aspectRatio: '1', objectFit: 'cover' },
    '&[data-image=wide] img': { aspectRatio: '16/9' },
    '& > div': {
      display: 'flex',
      flexDirection: 'column',
      flex: 1,
      gap: theme.space.s,
      padding: theme.space.l,
    },
    'h2, h3, p, ul': { margin: 0 },
    'h2, h3': { fontSize: theme.typography.h3.fontSize, lineHeight: 1.25 },
    // The drawing in a disc, whatever is behind it.
    '& > div > svg': {
      width: 52,
      height: 52,
      marginBottom: theme.space.xs,
      padding: theme.space.s,
      borderRadius: 999,
      color: theme.vars.palette.primary.main,
      background: theme.vars.palette.site.tint1,
    },
    // On phones, many cards are below each other: the drawing is beside the title.
    [`@media ${onPhones}`]: {
      '& > div:has(> svg)': {
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        columnGap: theme.space.m,
        '& > :not(svg, h2, h3)': { gridColumn: '1 / -1' },
      },
      '& > div > svg': { margin: 0 },
      '& > div > svg + *': { alignSelf: 'center' },
    },
    '.subtitle': {
      fontSize: theme.typography.body2.fontSize,
      color: theme.vars.palette.text.secondary,
    },
    [`.${classes.tags} li`]: {
      padding: `0 ${theme.space.s}`,
      fontSize: theme.typography.caption.fontSize,
    },
    '.more': {
      fontSize: theme.typography.body2.fontSize,
      fontWeight: 600,
      color: theme.vars.palette.primary.main,
    },
    '.note': {
      display: 'flex',
      justifySelf: 'start',
      gap: theme.space.xs,
      padding: `${theme.space.xxs} ${theme.space.s}`,
      border: '1px solid transparent',
      borderRadius: theme.vars.shape.input,
      fontSize: theme.typography.caption.fontSize,
      lineHeight: 1.4,
      color: theme.vars.palette.site.heading,
      background: theme.vars.palette.site.warning,
      svg: { fontSize: theme.typography.lead.fontSize },
    },
    // What a visitor does next is at the lower edge.
    [`.${classes.cardFoot}`]: {
      display: 'grid',
      gap: theme.space.s,
      marginTop: 'auto',
      paddingTop: theme.space.xs,
    },
    '&[data-featured]': {
      '& > div': { padding: theme.space.xl },
      'h2, h3': { fontSize: theme.typography.large.fontSize },
    },
  })),
  ({ theme, wash }) =>
    wash && {
      background: theme.vars.palette.wash[wash],
      '& > div > svg': { background: theme.vars.palette.site.surface },
    },
);

interface CardViewProps {
  card: CardData;
  headingLevel: 2 | 3;
  /** how it and the cards beside it are arranged */
  arrangements: readonly CardArrangement[];
}

/** A card, whatever it shows. Its buttons are at its lower edge; the card itself is not a link. */
export function CardView({ card, headingLevel, arrangements }: CardViewProps) {
  const crop = card.imageShape === 'wide' ? 16 / 9 : 1;
  const {
    title,
    subtitle,
    readingTime,
    text,
    image,
    imageShape,
    icon,
    gradient,
    tags,
    more,
    note,
  } = card;
  return (
    <Root variant="outlined" data-image={imageShape} data-featured={card.featured} wash={gradient}>
      {image && <Picture picture={image} place={placeCardPicture(arrangements, crop)} />}
      <div>
        {icon && <Icon name={icon} />}
        <Heading level={headingLevel}>{title}</Heading>
        {subtitle && (
          <p className="subtitle">
            {subtitle}
            {readingTime && (
              <>
                {' '}
                · <span>{readingTime}</span>
              </>
            )}
          </p>
        )}
        {text && <p>{text}</p>}
        {tags && <TagList tags={tags} />}
        {more && <p className="more">{more}</p>}
        {(note ?? card.actions.length > 0) && (
          <div className={classes.cardFoot}>
            {note && (
              <p className="note">
                <Icon name="limit" />
                {note}
              </p>
            )}
            <ActionRow actions={card.actions} />
          </div>
        )}
      </div>
    </Root>
  );
}
