import { attributes } from '../contract/page-contract';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { AuthorCard } from '../components/author-card';
import { CopyLinkButton } from '../components/copy-link-button';
import { FilledLabel } from '../components/filled-label';
import { Heading } from '../components/heading';
import { LinkRow } from '../components/link-row';
import { PreviousNext } from '../components/previous-next';
import { Picture } from '../components/picture';
import type { PicturePlace } from '../components/picture-place';
import { Prose } from '../components/prose';
import { RichText } from '../components/rich-text';
import { useSite, useNumbers } from '../components/site-context';
import { VisuallyHidden } from '../components/visually-hidden';
import type { ThemeSpace } from '../generated/config-types';
import { fillLabel } from '../payload/fill-label';
import { onPaper, plainOnPaper } from '../components/design-tokens';
import { writePartId } from '../payload/page-paths';
import type { BlockProps } from './block-props';

/** Pixels. */
const portraitWidth = 40;

const portraitPlace: PicturePlace = {
  widths: { 0: `${portraitWidth}px` },
  range: [portraitWidth, portraitWidth],
  crop: 4 / 5,
};

const Root = styled('article')(({ theme }) => ({
  display: 'grid',
  // The text is in a readable column; the picture is wider, and hangs over on both sides.
  gridTemplateColumns: `1fr min(${theme.vars.space.measure}, 100%) 1fr`,
  padding: `${theme.vars.space.opening} ${theme.vars.space.gutter}`,
  '& > *': { gridColumn: 2, minWidth: 0 },
  '& > picture > img': {
    gridColumn: '1 / -1',
    width: '100%',
    margin: `${theme.space.l} 0 ${theme.space.xxl}`,
    aspectRatio: '16/9',
    maxHeight: '60vh',
    objectFit: 'cover',
    borderRadius: theme.vars.shape.card,
  },
  '& > p': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.s,
    gridColumnEnd: -1,
    maxWidth: 'none',
    margin: 0,
    lineHeight: 1.5,
    fontSize: theme.typography.body2.fontSize,
    color: theme.vars.palette.text.secondary,
  },
  '& > p + div': { marginTop: theme.space.xl },
  '& > p img': {
    flex: 'none',
    width: portraitWidth,
    aspectRatio: '4/5',
    objectFit: 'cover',
    borderRadius: '50% 50% 6px 6px / 40% 40% 6px 6px',
  },
  h1: { gridColumnEnd: -1, margin: '.25em 0 .4em' },
  // The first heading may be on the first screen: it looks as in `Prose`, and as a heading, whose styles
  // may both come later.
  '& > div > h2': {
    ...theme.typography.h2,
    marginTop: '1.8em',
    fontSize: `calc(${theme.typography.h3.fontSize} * 1.2)`,
  },
  // The first paragraph leads into the text: its words are larger, and its first letter drops.
  '& > div > p:first-of-type': {
    fontFamily: theme.typography.h3.fontFamily,
    fontSize: theme.typography.h3.fontSize,
    lineHeight: 1.5,
    color: theme.vars.palette.site.heading,
    // Firefox cannot drop it; Safari can by its own name for that.
    '@supports (initial-letter: 2) or (-webkit-initial-letter: 2)': {
      // Joined letters would come apart.
      'html:not([dir]) &::first-letter': {
        WebkitInitialLetter: '2',
        initialLetter: '2',
        marginInlineEnd: '.12em',
        color: theme.vars.palette.site.primary,
      },
    },
  },
  // The article alone, not what else there is to read.
  [onPaper]: {
    '&&': {
      ...plainOnPaper[onPaper]['&&'],
      gridTemplateColumns: `0 min(${theme.vars.space.measure}, 100%) 1fr`,
    },
    '& > p + div': { marginTop: theme.space.xl },
    '& > p img': { maxHeight: 48 },
    '& ~ section': { display: 'none' },
    '& > picture > img': { maxHeight: '60mm' },
  },
}));

/** At the end of a line rather than at the beginning of the next. */
const dot = '\u{A0}· ';

export function Article({ id, headingLevel, post }: BlockProps<'article'>) {
  const { labels, theme } = useSite();
  const { title, author, authorCard, date, dateTime, readingMinutes, image, content, tags } = post;
  const { series, previous, next, late } = post;
  const write = useNumbers();
  const titleId = writePartId(id, 'title');
  return (
    <Root id={id} {...{ [attributes.tone]: 'background' }} aria-labelledby={titleId}>
      <Heading level={headingLevel} id={titleId}>
        {title}
      </Heading>
      <p>
        {authorCard && <Picture picture={authorCard.portrait} place={portraitPlace} />}
        <span>
          <span>{labels.by}</span>
          {` ${author}${dot}`}
          <VisuallyHidden>{labels.published}</VisuallyHidden>{' '}
          <time dateTime={dateTime}>{date}</time>
          {dot}
          <span>{fillLabel(labels.readingTime, { minutes: write(readingMinutes) })}</span>
          {series && (
            <>
              {dot}
              <span>
                <FilledLabel
                  label={labels.partOfSeries}
                  values={{
                    series: series.name,
                    part: write(series.part),
                    count: write(series.count),
                  }}
                />
              </span>
            </>
          )}
        </span>
      </p>
      {image && (
        <Picture picture={image} place={placeOf(theme.space)} urgent={headingLevel === 1} />
      )}
      <Prose late={late}>
        <RichText nodes={content} topLevel={headingLevel === 1 ? 2 : 3} />
      </Prose>
      {tags && <LinkRow row={{ name: labels.tagsOfPost, links: tags }} />}
      <Box sx={({ space }) => ({ marginTop: space.xxl })}>
        <CopyLinkButton />
      </Box>
      {authorCard && <AuthorCard name={author} author={authorCard} />}
      <PreviousNext previous={previous} next={next} />
    </Root>
  );
}

/** The picture is as wide as the content of a page can be. */
function placeOf({ content, gutter }: ThemeSpace): PicturePlace {
  return {
    widths: { 0: '100vw', [`${content + 2 * gutter.desktop}px`]: `${content}px` },
    range: [288, content],
    crop: 16 / 9,
  };
}
