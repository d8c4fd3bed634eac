import type { KeyboardEvent } from 'react';
import IconButton, { iconButtonClasses } from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { fillLabel } from '../payload/fill-label';
import { Icon } from './icon';
import { useSite, useNumbers } from './site-context';
import { notPrinted } from './design-tokens';

interface SlideControlsProps {
  slideIds: string[];
  index: number;
  rotating: boolean;
  onShow: (index: number) => void;
  onRotate: (rotating: boolean) => void;
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xxs,
  // Room for all of them on small phones.
  '@media (max-width: 359px)': { marginInline: `max(-10px, -1 * ${theme.vars.space.gutter})` },
  color: theme.vars.palette.primary.main,
  '& > button:hover': { background: theme.vars.palette.site.surface },
  [`& > .${iconButtonClasses.root}`]: { border: `1px solid ${theme.vars.palette.site.control}` },
  '[role=tablist]': { display: 'flex', flexWrap: 'wrap' },
  '[role=tab]': {
    width: 28,
    height: 28,
    // Six have room beside the buttons.
    '@media (max-width: 359px)': { width: 24 },
    padding: 0,
    border: 0,
    color: 'inherit',
    background: 'none',
  },
  '[role=tab]::before': {
    content: '""',
    display: 'block',
    width: 12,
    height: 12,
    margin: 'auto',
    border: `2px solid`,
    borderRadius: 999,
  },
  // Not a background: browsers with forced colors paint none.
  '[aria-selected=true]::before': { borderWidth: 6 },
  ...notPrinted,
}));

/** Start and stop, back and forth, and a dot for each slide. */
export function SlideControls(props: SlideControlsProps) {
  const { slideIds, index, rotating, onShow, onRotate } = props;
  const { labels } = useSite();
  const write = useNumbers();
  const count = slideIds.length;

  function moveFocus(event: KeyboardEvent<HTMLElement>): void {
    const step = document.dir ? -1 : 1;
    const targets: Record<string, number> = {
      ArrowLeft: (index + count - step) % count,
      ArrowRight: (index + count + step) % count,
      Home: 0,
      End: count - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    onShow(target);
    event.currentTarget.parentElement?.querySelectorAll('button')[target]?.focus();
  }

  return (
    <Row>
      <IconButton
        aria-label={rotating ? labels.stopRotation : labels.startRotation}
        onClick={() => onRotate(!rotating)}
      >
        <Icon name={rotating ? 'pause' : 'play'} />
      </IconButton>
      <IconButton aria-label={labels.previousSlide} onClick={() => onShow(index - 1)}>
        <Icon name="previous" />
      </IconButton>
      <div role="tablist" aria-label={labels.chooseSlide}>
        {slideIds.map((id, number) => (
          <button
            key={id}
            type="button"
            role="tab"
            aria-label={fillLabel(labels.slide, {
              number: write(number + 1),
              count: write(count),
            })}
            aria-selected={number === index}
            aria-controls={id}
            tabIndex={number === index ? 0 : -1}
            onClick={() => onShow(number)}
            onKeyDown={moveFocus}
          />
        ))}
      </div>
      <IconButton aria-label={labels.nextSlide} onClick={() => onShow(index + 1)}>
        <Icon name="next" />
      </IconButton>
    </Row>
  );
}
