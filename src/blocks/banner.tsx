import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { CSSObject, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ActionRow } from '../components/action-row';
import { breakpoints, inEm, roomForColumns, onPaper } from '../components/design-tokens';
import { Heading } from '../components/heading';
import { Picture } from '../components/picture';
import type { PicturePlace } from '../components/picture-place';
import { MediaBanner, wordsWidth } from '../components/media-banner';
import { useSite } from '../components/site-context';
import { attributes, variables } from '../contract/page-contract';
import type { BlockProps } from './block-props';
import { writePartId } from '../payload/page-paths';

/** About what title, subtitle and buttons one below the other need on a narrow phone. */
const heightWithActions = '24rem';

/** Width by height of the picture below the title, and beside it. */
const ratioBelow = 5 / 2;
const ratioBeside = 7 / 4;

const low = ({ space, vars }: Theme): CSSObject => ({
  display: 'grid',
  alignContent: 'center',
  gap: space.l,
  [variables.opening]: space.xl,
  [variables.section]: space.xl,
  'h1, h2': { marginBottom: space.m },
  '& p': { maxWidth: 'none', margin: 0 },
  'p + div, h1 + div, h2 + div': { marginTop: space.l },
  img: {
    width: '100%',
    aspectRatio: ratioBelow,
    objectFit: 'cover',
    borderRadius: vars.shape.card,
    [onPaper]: { display: 'none' },
  },
  [`@media ${roomForColumns}`]: {
    '&:has(img)': { gridTemplateColumns: '7fr 5fr', columnGap: vars.space.columns },
    '& > div': { alignSelf: 'center' },
    img: { aspectRatio: ratioBeside },
  },
});

function placeAtSide(contentWidth: number): PicturePlace {
  const wide = `${inEm(breakpoints.columns)}em`;
  return {
    widths: { 0: '100vw', [wide]: `min(38vw, ${Math.ceil((contentWidth * 5) / 12)}px)` },
    range: [288, breakpoints.columns],
    crop: { 0: ratioBelow, [wide]: ratioBeside },
  };
}

export function Banner({
  id,
  headingLevel,
  title,
  subtitle,
  image,
  layout,
  height,
  actions,
}: BlockProps<'banner'>) {
  const { behavior, theme } = useSite();
  const titleId = writePartId(id, 'title');
  const isTop = headingLevel === 1;
  const words = (
    <>
      <Heading level={headingLevel} id={titleId}>
        {title}
      </Heading>
      {subtitle && <Typography variant="lead">{subtitle}</Typography>}
    </>
  );
  if (!image || layout !== 'picture') {
    return (
      <Container
        component="section"
        id={id}
        {...{ [attributes.tone]: 'tint1' }}
        aria-labelledby={titleId}
        sx={[low, { minHeight: height }]}
      >
        <div>
          {words}
          <ActionRow actions={actions} />
        </div>
        {image && layout === 'side' && (
          <Picture
            picture={image}
            // Not urgent: it is below the words on phones, and on a page that begins with a notice, below the window.
            place={placeAtSide(theme.space.content)}
          />
        )}
      </Container>
    );
  }
  return (
    <MediaBanner
      id={id}
      titleId={titleId}
      image={image}
      top={isTop}
      shade="over"
      minHeight={height ?? behavior.banner.height}
      wordsHeight={actions && heightWithActions}
    >
      <Box sx={{ maxWidth: wordsWidth }}>
        {words}
        <ActionRow actions={actions} sx={({ space }) => ({ marginTop: space.l })} />
      </Box>
    </MediaBanner>
  );
}
