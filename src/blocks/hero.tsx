import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ActionRow } from '../components/action-row';
import { writeArch, breakpoints, inEm, roomForColumns, onPaper } from '../components/design-tokens';
import { Heading } from '../components/heading';
import { filmStyles, HeroVideo } from '../components/hero-video';
import { MotionToggle } from '../components/motion-toggle';
import { Picture } from '../components/picture';
import type { PicturePlace } from '../components/picture-place';
import { MediaBanner, wordsWidth } from '../components/media-banner';
import { Marquee } from '../components/marquee';
import type { BlockProps } from './block-props';
import { variables } from '../contract/page-contract';
import { writePartId } from '../payload/page-paths';

/** The least height: most of the window, but no wall of picture on large screens. */
const heroHeight = 'min(760px, 82vh)';

/** Of the picture beside the text, and where that has no room: width by height. */
const ratioBeside = 4 / 5;
const ratioAbove = 16 / 9;
/** Pixels. */
const widthBeside = 480;

const placeBeside: PicturePlace = {
  widths: { 0: '100vw', [`${inEm(breakpoints.columns)}em`]: `min(45vw, ${widthBeside}px)` },
  range: [288, breakpoints.columns],
  crop: { 0: ratioAbove, [`${inEm(breakpoints.columns)}em`]: ratioBeside },
};

// The picture comes first, as on phones: it has the button that pauses what moves.
const split: SxProps<Theme> = ({ space, vars }) => ({
  display: 'grid',
  gap: `${space.xl} ${vars.space.columns}`,
  alignItems: 'center',
  [variables.opening]: space.xl,
  [variables.section]: space.xxl,
  '& > :first-of-type': {
    position: 'relative',
    aspectRatio: `${ratioAbove}`,
    overflow: 'clip',
    borderRadius: vars.shape.card,
    ...filmStyles,
    [onPaper]: { display: 'none' },
  },
  [`@media ${roomForColumns}`]: {
    gridTemplateColumns: '1fr 1fr',
    '& > :first-of-type': {
      order: 1,
      justifySelf: 'end',
      width: `min(100%, ${widthBeside}px)`,
      aspectRatio: `${ratioBeside}`,
      borderRadius: writeArch(vars.shape.card),
    },
  },
});

const centered: SxProps<Theme> = ({ vars }) => ({
  [variables.opening]: vars.space.sectionWide,
  [variables.section]: vars.space.sectionWide,
  textAlign: 'center',
  background: vars.palette.wash.dawn,
  h1: { maxWidth: '11em' },
  'h1, p, ul, div': { marginInline: 'auto', justifyContent: 'center' },
});

export function Hero(props: BlockProps<'hero'>) {
  const { id, headingLevel, title, text, image, video, layout, actions, themes } = props;
  const titleId = writePartId(id, 'title');
  const isTop = headingLevel === 1;
  const film = video && image && <HeroVideo video={video} focus={image.focus} />;
  const toggle = (film ?? themes) && <MotionToggle onPhonesOnly={!film} />;
  const words = (
    <>
      <Box sx={{ maxWidth: wordsWidth }}>
        <Heading level={headingLevel} variant="hero" id={titleId}>
          {title}
        </Heading>
        <Typography variant="lead" sx={({ space }) => ({ marginBottom: space.l })}>
          {text}
        </Typography>
        <ActionRow
          actions={actions}
          sx={{ '@media (max-width: 479px)': { '& > *': { flex: '1 0 100%' } } }}
        />
      </Box>
      {themes && <Marquee themes={themes} />}
    </>
  );
  if (image && (layout === 'overlay' || layout === 'stacked')) {
    return (
      <MediaBanner
        id={id}
        titleId={titleId}
        image={image}
        top={isTop}
        shade={layout === 'stacked' ? 'below' : 'beside'}
        minHeight={heroHeight}
        video={film}
      >
        {toggle}
        {words}
      </MediaBanner>
    );
  }
  const isSplit = image && layout === 'split';
  return (
    <Container
      component="section"
      id={id}
      aria-labelledby={titleId}
      sx={isSplit ? split : centered}
    >
      {isSplit ? (
        <>
          <div>
            {toggle}
            <Picture picture={image} place={placeBeside} urgent={isTop} />
            {film}
          </div>
          <div>{words}</div>
        </>
      ) : (
        <>
          {themes && <MotionToggle onPhonesOnly />}
          {words}
        </>
      )}
    </Container>
  );
}
