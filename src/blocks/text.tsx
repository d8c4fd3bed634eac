import { attributes } from '../contract/page-contract';
import { styled } from '@mui/material/styles';
import { ActionRow } from '../components/action-row';
import { breakpoints, roomForColumns, onPaper } from '../components/design-tokens';
import { rankBelow } from '../components/heading';
import { Picture } from '../components/picture';
import { placeInColumn, type PicturePlace } from '../components/picture-place';
import { RichText } from '../components/rich-text';
import { Section } from '../components/section';
import { useSite } from '../components/site-context';
import type { BlockProps } from './block-props';

const Words = styled('div')(({ theme }) => {
  const { fontFamily, fontWeight, fontSize } = theme.typography.h3;
  return {
    '&:not([data-list=plain]) > :is(ol, ul)': {
      display: 'grid',
      margin: `${theme.space.xl} 0 0`,
      padding: 0,
      listStyle: 'none',
      '& > li': { borderTop: `1px solid ${theme.vars.palette.site.line}` },
      '& > li > strong:first-of-type': {
        display: 'block',
        marginBottom: theme.space.xxs,
        fontFamily,
        fontWeight,
        fontSize,
        lineHeight: 1.25,
        color: theme.vars.palette.site.heading,
      },
    },
    '&:not([data-list=plain]) > :is(ol, ul) + p': { marginTop: theme.space.l },
    '&[data-list=entries] li': { padding: `${theme.space.m} 0` },
    // The times in a column before what happens then.
    '&[data-list=times] li': {
      position: 'relative',
      padding: `${theme.space.s} 0`,
      paddingInlineStart: timesWidth,
      '& > strong:first-of-type': {
        position: 'absolute',
        insetInlineStart: 0,
        width: timesWidth,
        margin: 0,
        fontFamily: 'inherit',
        fontSize: 'inherit',
        fontWeight: 600,
        lineHeight: 'inherit',
        fontVariantNumeric: 'lining-nums tabular-nums',
      },
    },
    // A drawn check mark in a circle before each, in two columns where there is room.
    '&[data-list=checks] > :is(ol, ul)': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17em), 1fr))',
      gap: `${theme.space.l} ${theme.space.xl}`,
      '& > li': { position: 'relative', border: 0, paddingInlineStart: theme.space.xxl },
      '& > li::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: 0,
        width: 32,
        height: 32,
        borderRadius: 999,
        background: theme.vars.palette.site.tint1,
      },
      '& > li::after': {
        content: '""',
        position: 'absolute',
        top: 8,
        insetInlineStart: 12,
        width: 8,
        height: 13,
        border: `solid ${theme.vars.palette.site.primary}`,
        borderWidth: '0 3px 3px 0',
        transform: 'rotate(45deg)',
      },
    },
    // Beside the heading, the first name is on its line.
    '&:is([data-list=entries], [data-list=times]) > :is(ol, ul):not(p + *)': {
      marginTop: 0,
      '& > li:first-of-type': { paddingTop: 0, borderTop: 0 },
    },
    '&[data-list=steps] > ol': {
      counterReset: 'step',
      '& > li': {
        position: 'relative',
        padding: `${theme.space.l} 0`,
        paddingInlineStart: theme.space.xxxl,
        counterIncrement: 'step',
      },
      '& > li::before': {
        content: 'counter(step)',
        position: 'absolute',
        insetInlineStart: 0,
        fontFamily,
        fontWeight,
        fontSize: theme.typography.hero.fontSize,
        lineHeight: 1,
        color: theme.vars.palette.site.highlight,
      },
      [`@media ${roomForColumns}`]: {
        gridAutoFlow: 'column',
        gridAutoColumns: '1fr',
        gap: theme.space.xl,
        '& > li': { padding: `${theme.space.l} 0 0` },
        '& > li::before': { position: 'static', display: 'block', marginBottom: theme.space.m },
      },
    },
  };
});

/** Room for "12:30 p.m.". */
const timesWidth = '5.5em';

const Rest = styled('div')(({ theme }) => ({
  fontFamily: theme.typography.h3.fontFamily,
  fontSize: theme.typography.quote.fontSize,
  lineHeight: 1.35,
  letterSpacing: '-.01em',
  textAlign: 'center',
  color: theme.vars.palette.site.heading,
  '& > p': { maxWidth: '24em', marginInline: 'auto', textWrap: 'balance' },
  '& > p:last-child': { marginBottom: 0 },
}));

/** Arch and edge are as high as their place is, and cut off the sides. */
function placeOf(shape: BlockProps<'text'>['imageShape'], contentWidth: number): PicturePlace {
  switch (shape) {
    case 'rounded':
      return placeInColumn(contentWidth, breakpoints.columns);
    case 'arch':
      return {
        widths: { 0: `min(100vw, ${archWidth}px)` },
        range: [288, archWidth],
        crop: archRatio,
      };
    case 'edge':
      // On wide screens half as wide, but as high as its section.
      return { widths: { 0: '100vw' }, range: [320, 1920], crop: edgeRatio };
  }
}

/** Pixels. */
const archWidth = 440;
const archRatio = 4 / 5;
const edgeRatio = 16 / 10;

const Frame = styled('div')(({ theme }) => ({
  '& img': { width: '100%', objectFit: 'cover', borderRadius: theme.vars.shape.card },
  [`&[${attributes.shape}=arch]`]: { width: `min(100%, ${archWidth}px)`, marginInline: 'auto' },
  [`&[${attributes.shape}=arch] img`]: {
    aspectRatio: '1',
    borderRadius: `50% 50% ${theme.vars.shape.card} ${theme.vars.shape.card}`,
  },
  // To the edge of the window: of its half on wide screens, else of the lower end of the section.
  [`&[${attributes.shape}=edge]`]: {
    margin: `0 calc(-1 * ${theme.vars.space.gutter}) calc(-1 * ${theme.vars.space.section})`,
    '& img': { aspectRatio: edgeRatio, borderRadius: 0 },
  },
  [`@media ${roomForColumns}`]: {
    [`&[${attributes.shape}=arch] img`]: {
      aspectRatio: archRatio,
      borderTopLeftRadius: '50% 40%',
      borderTopRightRadius: '50% 40%',
    },
    [`&[${attributes.shape}=edge]`]: {
      margin: 0,
      '& img': {
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: 0,
        width: '50%',
        height: '100%',
      },
      '&[data-side=left] img': { insetInline: 0 },
    },
  },
  // A picture that reaches to the edge of a window stays on the page.
  [onPaper]: {
    '&&': { margin: '0 0 12pt' },
    '&& img': { position: 'static', width: '100%' },
  },
}));

export function Text({
  text,
  layout,
  list,
  image,
  imageSide,
  imageShape,
  actions,
  ...place
}: BlockProps<'text'>) {
  const { theme } = useSite();
  const words = <RichText nodes={text} topLevel={rankBelow(place.headingLevel, place.title)} />;
  if (layout === 'rest') {
    return (
      <Section {...place} space="wide">
        <Rest>{words}</Rest>
      </Section>
    );
  }
  return (
    <Section
      {...place}
      split={list !== 'steps'}
      pictureSide={imageSide}
      picture={
        image && (
          <Frame data-side={imageSide} {...{ [attributes.shape]: imageShape }}>
            <Picture picture={image} place={placeOf(imageShape, theme.space.content)} />
          </Frame>
        )
      }
    >
      <Words data-list={list}>
        {words}
        <ActionRow actions={actions} sx={({ space }) => ({ marginTop: space.xl })} />
      </Words>
    </Section>
  );
}
