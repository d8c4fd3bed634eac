import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Lightbox } from '../components/lightbox';
import { onPaper } from '../components/design-tokens';
import { Picture } from '../components/picture';
import type { PicturePlace } from '../components/picture-place';
import { findLargeFile } from '../components/picture-sources';
import { Section } from '../components/section';
import { useSite, useNumbers } from '../components/site-context';
import { useHydrated } from '../components/use-hydrated';
import { attributes } from '../contract/page-contract';
import { fillLabel } from '../payload/fill-label';
import type { BlockProps } from './block-props';

const ratio = 4 / 3;
const least = '9rem';
const most = 4;

const grid: SxProps<Theme> = ({ space, typography, vars }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(${least}, calc((100% - ${most - 1} * ${space.m}) / ${most})), 1fr))`,
  gap: space.m,
  margin: `${space.l} 0 0`,
  padding: 0,
  listStyle: 'none',
  li: { maxWidth: 'none', margin: 0 },
  figure: { margin: 0 },
  a: { display: 'block' },
  img: {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: ratio,
    objectFit: 'cover',
    borderRadius: vars.shape.card,
  },
  figcaption: {
    marginTop: space.xs,
    fontSize: typography.body2.fontSize,
    color: vars.palette.text.secondary,
  },
  [onPaper]: { li: { breakInside: 'avoid' }, 'a::after': { content: 'none' } },
});

function placeIn(contentWidth: number): PicturePlace {
  const widest = Math.ceil(contentWidth / most);
  return {
    widths: { 0: '47vw', '42em': `min(24vw, ${widest}px)` },
    range: [144, 336],
    crop: ratio,
  };
}

/** Photos in a grid, each a link to its large version, which a script shows over the page. */
export function Gallery({ images, intro, ...place }: BlockProps<'gallery'>) {
  const { labels, theme } = useSite();
  const write = useNumbers();
  const hydrated = useHydrated();
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState<number>();
  const large = images.map(({ image, caption }) => ({
    ...image,
    src: findLargeFile(image),
    caption,
  }));

  function close(last: number): void {
    setShown(undefined);
    list.current?.querySelectorAll('a')[last]?.focus();
  }

  return (
    <Section {...place}>
      {intro && <Typography>{intro}</Typography>}
      <Box component="ul" ref={list} sx={grid} {...{ [attributes.wakesApp]: true }}>
        {images.map(({ image, caption }, index) => (
          <li key={index}>
            <figure>
              <a
                href={large[index]?.src}
                // Otherwise, the boot script follows it before React on pages with a quick exit.
                target={hydrated ? '_blank' : undefined}
                aria-haspopup={hydrated ? 'dialog' : undefined}
                aria-label={
                  image.alt ||
                  (caption ??
                    fillLabel(labels.slide, {
                      number: write(index + 1),
                      count: write(images.length),
                    }))
                }
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  setShown(index);
                }}
              >
                <Picture picture={image} place={placeIn(theme.space.content)} />
              </a>
              {caption && <figcaption>{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </Box>
      {shown !== undefined && <Lightbox images={large} first={shown} onClose={close} />}
    </Section>
  );
}
