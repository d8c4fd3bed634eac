import { variables } from '../contract/page-contract';
import type { ReactNode } from 'react';
import { buttonClasses } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { belowPanel, breakpoints, inEm, notPrinted, onPaper, plainOnPaper } from './design-tokens';
import type { Picture as PictureData } from '../payload/payload';
import { overlayOpacity } from '../contract/tones';
import { filmStyles } from './hero-video';
import { Picture } from './picture';
import type { PicturePlace } from './picture-place';
import { useSite } from './site-context';

interface SceneProps {
  id: string;
  titleId: string;
  image: PictureData;
  /** at the top of a page: the picture is fetched first, and moves at its own pace */
  top: boolean;
  /** where the text is: next to what the picture shows (below it in narrow windows), always below, or over it */
  shade: 'beside' | 'below' | 'over';
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
  const { bar, onPicture } = theme.vars.palette.site;
  const tint = (share: number) =>
    `color-mix(in srgb, ${bar} ${Math.round(share * 100)}%, transparent)`;
  return {
    position: 'relative',
    zIndex: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Over the left shade, the text is at the lower edge.
    alignContent: shade === 'over' ? 'center' : 'end',
    minHeight,
    padding: `${theme.space.xxxl} ${theme.vars.space.gutter} ${shade === 'over' ? theme.space.xxxl : theme.space.xl}`,
    overflow: 'clip',
    color: onPicture,
    background: bar,
    [variables.focus]: onPicture,
    'h1, h2': { color: 'inherit' },
    // Stronger than the button's own color, whichever of the two comes first on a page.
    [`&& .${buttonClasses.outlined}`]: { color: 'inherit' },
    [`&& .${buttonClasses.contained}`]: {
      borderColor: `color-mix(in srgb, ${onPicture} 35%, transparent)`,
    },
    // Nowhere less than `overlayOpacity` below text: the check of colors sees to it that text keeps a
    // contrast of 4.5 on that, whatever the picture shows.
    '&::after': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      background: `linear-gradient(var(${variables.reading}, 90deg), ${fade.map(([share, place]) => `${tint(share)} ${place}`).join()})`,
      [onPaper]: { display: 'none' },
    },
    // The words cover all of the picture.
    ...(shade === 'over' && {
      [`@media ${belowPanel}`]: { '&::after': { background: tint(overlayOpacity) } },
    }),
    // In a narrow window the text has no room next to what the picture shows: it is below it.
    ...(shade !== 'over' && {
      [stackedIn(shade)]: {
        minHeight: 0,
        paddingTop: stackedHeight[shade],
        '&::after': {
          background: `linear-gradient(transparent calc(${stackedHeight[shade]} - 60px), ${bar} ${stackedHeight[shade]})`,
        },
      },
    }),
    ...plainOnPaper,
    [onPaper]: {
      ...plainOnPaper[onPaper],
      'h1, h2': { color: theme.vars.palette.site.heading },
    },
  };
});

/** The words have as many lines in wide windows as in one of 1280 pixels, all on the shade. */
export const wordsWidth = 'clamp(640px, 330px + 24vw, 714px)';

/** How much of the picture the shade covers, and up to where from the side that text begins at. */
const fade = [
  [0.82, '0'],
  [0.77, '34%'],
  [0.72, 'max(46%, 600px)'],
  [0.67, 'max(56%, 710px)'],
  [0.56, 'max(59%, 755px)'],
  [0.4, 'max(63%, 805px)'],
  [0.24, 'max(67%, 860px)'],
  [0.11, 'max(71%, 915px)'],
  [0.04, 'max(75%, 965px)'],
  [0, 'max(80%, 1025px)'],
] as const;

/** How high the picture is where the text is below it. */
const stackedHeight = { beside: '208px', below: 'clamp(208px, 34vw, 440px)' };

function stackedIn(shade: keyof typeof stackedHeight): string {
  return `@media ${shade === 'below' ? 'all' : belowPanel}`;
}

/** Pixels by which the picture is higher than the scene. */
const overhang = 48;

// The picture reaches above the scene, so that moving it down uncovers nothing below the header.
const Backdrop = styled('div')<Pick<SceneProps, 'shade'> & { pace: number }>(
  ({ theme, shade, pace }) => ({
    position: 'absolute',
    zIndex: -1,
    inset: `-${overhang}px 0 0`,
    ...(shade !== 'over' && {
      [stackedIn(shade)]: { height: `calc(${stackedHeight[shade]} + ${overhang}px)` },
    }),
    ...filmStyles,
    // So large a picture is darker still, and the video as dark as its picture.
    ...theme.applyStyles('dark', {
      filter: `brightness(${theme.vars.palette.pictures}) saturate(1.15)`,
    }),
    '@media (prefers-reduced-motion: no-preference)': {
      transform:
        pace > 0 ? `translateY(calc(var(${variables.scroll}, 0) * ${pace} * 1px))` : undefined,
    },
    ...notPrinted,
  }),
);

/** The picture fills its place: where that is high and narrow, its height decides on the width. */
function placeBackdrop(height: string, ratio: number, shade: SceneProps['shade']): PicturePlace {
  const fill = (high: string) => `max(100vw,(${high} + ${overhang}px)*${ratio.toFixed(2)})`;
  const widths: PicturePlace['widths'] = {
    0: fill(shade === 'over' ? height : stackedHeight[shade]),
    ...(shade === 'beside' && { [`${inEm(breakpoints.panel)}em`]: fill(height) }),
  };
  return { widths, range: [320, Infinity] };
}

/** Text over a picture, dark enough everywhere to be read. */
export function MediaBanner({
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
      <Backdrop shade={shade} pace={top ? behavior.banner.parallaxFactor : 0}>
        <Picture
          picture={image}
          place={placeBackdrop(height, image.width / image.height, shade)}
          urgent={top}
        />
        {video}
      </Backdrop>
      {children}
    </Root>
  );
}
