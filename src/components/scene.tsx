import { attributes, variables } from '../contract/page-contract';
import type { ReactNode } from 'react';
import { buttonClasses } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { onPhones } from './breakpoints';
import type { Picture as PictureData } from '../payload/payload';
import { sceneShade } from '../contract/scene-shade';
import { motion } from './motion';
import { Picture } from './picture';
import type { PicturePlace } from './picture-place';
import { useSite } from './site-context';
import { notPrinted, onPaper, plainOnPaper } from './on-paper';

interface SceneProps {
  id: string;
  titleId: string;
  image: PictureData;
  /** at the top of a page: the picture is fetched first, and moves at its own pace */
  top: boolean;
  /** where the text is: on the left, or anywhere */
  shade: 'left' | 'even';
  /** CSS length */
  minHeight: string;
  /** CSS length: how high the words may be, if that is more than `minHeight` on a narrow window */
  wordsHeight?: string | undefined;
  /** lies over the picture, below the shade */
  video?: ReactNode;
  children: ReactNode;
}

const Root = styled('section')<Pick<SceneProps, 'shade' | 'minHeight'>>(({
  theme,
  shade,
  minHeight,
}) => {
  const { bar, onAction } = theme.vars.palette.site;
  const tint = (share: number) =>
    `color-mix(in srgb, ${bar} ${Math.round(share * 100)}%, transparent)`;
  return {
    position: 'relative',
    zIndex: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Over the left shade, the text is at the lower edge.
    alignContent: shade === 'even' ? 'center' : 'end',
    minHeight,
    padding: `${theme.space.xxxl} ${theme.vars.space.gutter} ${shade === 'even' ? theme.space.xxxl : theme.space.xl}`,
    overflow: 'clip',
    color: onAction,
    background: bar,
    [variables.focus]: onAction,
    'h1, h2': { color: 'inherit' },
    // Stronger than the button's own color, whichever of the two comes first on a page.
    [`&& .${buttonClasses.outlined}`]: { color: 'inherit' },
    // Nowhere less than `sceneShade` below text: the check of colors sees to it that text keeps a
    // contrast of 4.5 on that, whatever the picture shows.
    '&::after': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      background:
        shade === 'even'
          ? tint(sceneShade)
          : `linear-gradient(var(${variables.reading}, 90deg), ${tint(0.82)} 0, ${tint(0.76)} 34%, ${tint(0.67)} max(56%, 720px), ${tint(0.12)} max(74%, 880px), ${tint(0)} max(90%, 1020px))`,
      // On a phone the text is as wide as the picture, which may be seen a little more above it.
      [`@media ${onPhones}`]: {
        background: shade === 'left' && `linear-gradient(${tint(0.67)}, ${tint(0.76)})`,
      },
      [onPaper]: { display: 'none' },
    },
    ...plainOnPaper,
  };
});

/** Pixels by which the picture is higher than the scene. */
const overhang = 64;

// The picture reaches above the scene, so that moving it down uncovers nothing below the header.
const Backdrop = styled('div')<{ pace: number }>(({ pace }) => ({
  position: 'absolute',
  zIndex: -1,
  inset: `-${overhang}px 0 0`,
  'img, video': { position: 'absolute', width: '100%', height: '100%', objectFit: 'cover' },
  video: { opacity: 0, transition: `opacity ${motion.crossFade}` },
  [`video[${attributes.videoReady}]`]: { opacity: 1 },
  '@media (prefers-reduced-motion: no-preference)': {
    transform:
      pace > 0 ? `translateY(calc(var(${variables.scroll}, 0) * ${pace} * 1px))` : undefined,
  },
  ...notPrinted,
}));

/** The picture fills the scene: where that is high and narrow, its height decides on the width. */
function placeBackdrop(height: string, ratio: number): PicturePlace {
  const width = `max(100vw,(${height} + ${overhang}px)*${ratio.toFixed(2)})`;
  return { widths: { 0: width }, range: [320, Infinity] };
}

/** Text over a picture, dark enough everywhere to be read. */
export function Scene({
  id,
  titleId,
  image,
  top,
  shade,
  minHeight,
  wordsHeight,
  video,
  children,
}: SceneProps) {
  const { behavior } = useSite();
  const height = wordsHeight ? `max(${minHeight},${wordsHeight})` : minHeight;
  return (
    <Root id={id} aria-labelledby={titleId} shade={shade} minHeight={minHeight}>
      <Backdrop pace={top ? behavior.banner.parallaxFactor : 0}>
        <Picture
          picture={image}
          place={placeBackdrop(height, image.width / image.height)}
          urgent={top}
        />
        {video}
      </Backdrop>
      {children}
    </Root>
  );
}
