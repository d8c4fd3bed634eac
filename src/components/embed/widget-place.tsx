import { attributes, variables } from '../../contract/page-contract';
import { useState, type CSSProperties } from 'react';
import { styled } from '@mui/material/styles';
import { FilledLabel } from '../filled-label';
import type { EmbedWidget } from '../../payload/payload';
import type { EmbedFrame, FramedWidget } from '../../payload/widget-frame';
import { onPhones, notPrinted } from '../design-tokens';
import { SkipLink } from '../visually-hidden';
import { useSite } from '../site-context';
import { FrameFacade } from './frame-facade';
import { WidgetFrame } from './widget-frame';

interface WidgetPlaceProps {
  widget: FramedWidget;
  /** for those who would rather call than wait */
  phone?: EmbedWidget['phone'];
  /** the words of the button, for a widget that waits until a visitor asks for it */
  showLabel: string;
  /** id of what comes after the widget, for those who do not want to go through it */
  afterId: string;
}

// The place is kept free before the widget comes, so that nothing below it moves. On paper a widget
// is an empty box.
const Place = styled('div')(({ theme }) => ({
  display: 'grid',
  [variables.reserved]: 'var(--min-height)',
  [`@media ${onPhones}`]: { [variables.reserved]: 'var(--min-height-on-phone)' },
  [`&:not(:has([${attributes.overdue}=gone]))`]: { minHeight: `var(${variables.reserved})` },
  border: `1px solid ${theme.vars.palette.site.line}`,
  borderRadius: theme.vars.shape.card,
  overflow: 'hidden',
  background: theme.vars.palette.site.surface,
  boxShadow: theme.vars.elevation.card,
  // A widget that waits until it is asked for: nobody could, and the link below leads to the same.
  '@media (scripting: none)': { '&:not(:has(iframe))': { display: 'none' } },
  ...notPrinted,
}));

/** A widget of another provider, or the button that a visitor asks for it with. */
export function WidgetPlace({
  widget: { id, title, frame },
  phone,
  showLabel,
  afterId,
}: WidgetPlaceProps) {
  const { labels } = useSite();
  const [isWanted, setWanted] = useState(false);
  const waits = frame.load === 'click' && !isWanted;
  return (
    <>
      {!waits && (
        <SkipLink href={`#${afterId}`}>
          <FilledLabel label={labels.skipEmbed} values={{ title }} />
        </SkipLink>
      )}
      <Place {...{ [attributes.wakesApp]: '' }} style={writeHeights(frame)}>
        {waits ? (
          <FrameFacade src={frame.src} label={showLabel} onShow={() => setWanted(true)} />
        ) : (
          <WidgetFrame id={id} title={title} frame={frame} phone={phone} takesFocus={isWanted} />
        )}
      </Place>
    </>
  );
}

/** The heights to keep free, for the styles of the place. */
function writeHeights({ minHeight, minHeightOnPhone = minHeight }: EmbedFrame): CSSProperties {
  const heights: Record<`--${string}`, string> = {
    '--min-height': `${minHeight}px`,
    '--min-height-on-phone': `${minHeightOnPhone}px`,
  };
  return { ...heights };
}
