import { useId, useRef, useState, type KeyboardEvent } from 'react';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { attributes, variables } from '../contract/page-contract';
import { fillLabel } from '../payload/fill-label';
import { Icon } from './icon';
import { notPrinted } from './design-tokens';
import { useSite, useNumbers } from './site-context';
import { useSlideScroll } from './use-slide-scroll';
import { VisuallyHidden } from './visually-hidden';

/** An image as large as the window allows. */
interface LargeImage {
  src: string;
  alt: string;
  width: number;
  height: number;
  caption: string | undefined;
}

interface LightboxProps {
  images: readonly LargeImage[];
  /** the one that is shown first */
  first: number;
  /** @param last the one that was shown last */
  onClose: (last: number) => void;
}

const Root = styled('dialog')(({ theme }) => ({
  inset: 0,
  flexDirection: 'column',
  width: '100%',
  maxWidth: 'none',
  height: '100%',
  maxHeight: 'none',
  margin: 0,
  padding: theme.space.xs,
  border: 0,
  overflow: 'hidden',
  [variables.focus]: theme.vars.palette.site.onBar,
  color: theme.vars.palette.site.onBar,
  background: theme.vars.palette.site.bar,
  '&[open]': { display: 'flex' },
  'html:has(&[open])': { overflow: 'hidden' },
  button: { color: 'inherit' },
  a: { color: 'inherit' },
  ...notPrinted,
}));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.xs,
  '& > output': { flex: 1, margin: 0, paddingInlineStart: theme.space.xs },
}));

const Row = styled('div')({
  position: 'relative',
  display: 'flex',
  flex: 1,
  minHeight: 0,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
});

const Slide = styled('figure')(({ theme }) => ({
  display: 'flex',
  flex: '0 0 100%',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space.xs,
  minWidth: 0,
  maxWidth: 'none',
  margin: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  img: { minHeight: 0, maxWidth: '100%', height: 'auto', objectFit: 'contain' },
  figcaption: { textAlign: 'center' },
}));

/** Before the row of slides looks which one is in view. */
function openAt(slide: HTMLElement | null): void {
  slide?.closest('dialog')?.showModal();
  slide?.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'start' });
}

function findQuickExit(): HTMLElement | null {
  return document.querySelector(`a[${attributes.quickExit}]`);
}

/** Images over the page, one at a time: swiped, or by buttons and arrow keys. */
export function Lightbox({ images, first, onClose }: LightboxProps) {
  const { labels, quickExit } = useSite();
  const write = useNumbers();
  const nameId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(first);
  const row = useSlideScroll(index, setIndex);
  const count = images.length;
  const values = { number: write(index + 1), count: write(count) };

  function move(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(index + (document.dir ? -step : step));
  }

  function show(next: number): void {
    setIndex((next + count) % count);
  }

  return (
    <Root ref={dialog} aria-labelledby={nameId} onKeyDown={move} onClose={() => onClose(index)}>
      <Bar>
        <output id={nameId}>
          {fillLabel(labels.slide, values)}
          {images[index]?.alt && <VisuallyHidden>: {images[index].alt}</VisuallyHidden>}
        </output>
        {count > 1 && (
          <>
            <IconButton aria-label={labels.previousImage} onClick={() => show(index - 1)}>
              <Icon name="previous" />
            </IconButton>
            <IconButton aria-label={labels.nextImage} onClick={() => show(index + 1)}>
              <Icon name="next" />
            </IconButton>
          </>
        )}
        <IconButton aria-label={labels.closeImage} onClick={() => dialog.current?.close()}>
          ×
        </IconButton>
        {/* The one of the page is below the dialog, and cannot be clicked. */}
        {findQuickExit() && (
          <a
            href={quickExit.href}
            rel="nofollow noreferrer"
            onClick={(event) => {
              event.preventDefault();
              findQuickExit()?.click();
            }}
          >
            {quickExit.label}
          </a>
        )}
      </Bar>
      {/* Safari and axe want to reach what scrolls by keyboard. */}
      <Row ref={row} tabIndex={0}>
        {images.map(({ src, alt, width, height, caption }, number) => (
          <Slide key={number} ref={number === first ? openAt : undefined} inert={number !== index}>
            <img src={src} alt={alt} width={width} height={height} loading="lazy" />
            {caption !== undefined && <figcaption>{caption}</figcaption>}
          </Slide>
        ))}
      </Row>
    </Root>
  );
}
