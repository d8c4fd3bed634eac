import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import type { Picture as PictureData } from '../pages/payload';
import { Picture } from './picture';
import { useSite } from './site-context';

interface SceneProps {
  id: string;
  titleId: string;
  image: PictureData;
  /** at the top of a page: the picture is fetched first, and moves at its own pace */
  top: boolean;
  /** where text stands: on the left, or anywhere */
  shade: 'left' | 'even';
  /** CSS length */
  minHeight: string;
  /** lies over the picture, below the shade */
  video?: ReactNode;
  children: ReactNode;
}

const Root = styled('section')<Pick<SceneProps, 'shade' | 'minHeight'>>(({
  theme,
  shade,
  minHeight,
}) => {
  const { deep, onAction } = theme.vars.palette.site;
  const tint = (percent: number) => `color-mix(in srgb, ${deep} ${percent}%, transparent)`;
  return {
    position: 'relative',
    zIndex: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    minHeight,
    padding: `64px ${theme.vars.space.gutter}`,
    overflow: 'clip',
    color: onAction,
    background: deep,
    '--focus': onAction,
    'h1, h2': { color: 'inherit' },
    // Stronger than the button's own color, whichever of the two comes first on a page.
    '&& [data-look=second], && [data-look=second]:hover': { color: 'inherit' },
    // White text keeps a contrast of 4.5 on 66 % shade, whatever the picture shows.
    '&::after': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      background:
        shade === 'even'
          ? tint(66)
          : `linear-gradient(90deg, ${tint(82)} 0, ${tint(76)} 34%, ${tint(67)} max(56%, 700px), ${tint(12)} max(74%, 860px), ${tint(0)} max(90%, 1000px))`,
    },
  };
});

// The picture reaches above the scene, so that moving it down uncovers nothing below the header.
const Backdrop = styled('div')<{ pace: number }>(({ pace }) => ({
  position: 'absolute',
  zIndex: -1,
  inset: '-64px 0 0',
  'img, video': { position: 'absolute', width: '100%', height: '100%', objectFit: 'cover' },
  video: { opacity: 0, transition: 'opacity .6s' },
  'video[data-ready]': { opacity: 1 },
  '@media (prefers-reduced-motion: no-preference)': {
    transform: pace > 0 ? `translateY(calc(var(--scroll, 0) * ${pace} * 1px))` : undefined,
  },
}));

/** Text over a picture, dark enough everywhere to be read. */
export function Scene({ id, titleId, image, top, shade, minHeight, video, children }: SceneProps) {
  const { behavior } = useSite();
  return (
    <Root id={id} aria-labelledby={titleId} shade={shade} minHeight={minHeight}>
      <Backdrop data-screen="" pace={top ? behavior.banner.parallaxFactor : 0}>
        <Picture picture={image} urgent={top} />
        {video}
      </Backdrop>
      {children}
    </Root>
  );
}
