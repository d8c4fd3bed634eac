import { styled } from '@mui/material/styles';
import type { EmbedWidget } from '../../payload/payload';
import type { WidgetShape } from '../../payload/widget-frame';
import { FilledLabel } from '../filled-label';
import { useSite } from '../site-context';

interface FramePlaceholderProps {
  shape: WidgetShape;
  phone: EmbedWidget['phone'] | undefined;
}

/** Pixels: a day of the calendar, and seven by five of them with what is between. */
const day = 40;
const width = 316;
const height = 224;

const Root = styled('div')(({ theme }) => {
  const { line } = theme.vars.palette.site;
  return {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    justifyItems: 'center',
    gap: theme.space.l,
    padding: theme.space.l,
    textAlign: 'center',
    '&::before': { content: '""' },
    '&[data-outline=calendar]::before': {
      width: `min(${width}px, 100%)`,
      aspectRatio: `${width}/${height}`,
      background: `linear-gradient(${line} 0 0) 0 0 / ${(100 * day) / width}% ${(100 * day) / height}% space`,
    },
    '&[data-outline=form]::before': {
      width: 'min(26rem, 100%)',
      height: 172,
      background: `repeating-linear-gradient(${line} 0 44px, transparent 0 64px)`,
    },
    '&[data-outline=player]::before': {
      width: 'min(26rem, 100%)',
      height: 48,
      background: `radial-gradient(closest-side, ${line} 98%, transparent) 0 0 / 48px 48px no-repeat, linear-gradient(${line} 0 0) 100% 50% / calc(100% - 64px) 8px no-repeat`,
    },
    p: { margin: 0 },
    // Above the frame, which one can see through as long as nothing is in it.
    a: { position: 'relative', zIndex: 2, padding: `${theme.space.s} 0` },
    // Nothing could take it away.
    '@media (scripting: none)': { display: 'none' },
    '& ~ output': { insetInline: 0, textAlign: 'center' },
  };
});

/** What is in the place of a widget until it comes: its outline, and another way to the same. */
export function FramePlaceholder({ shape, phone }: FramePlaceholderProps) {
  const { labels } = useSite();
  return (
    <Root data-outline={shape}>
      {phone && shape !== 'player' && (
        <p>
          <FilledLabel
            label={shape === 'calendar' ? labels.embedCalendar : labels.embedForm}
            values={{ phone: <a href={phone.href}>{phone.number}</a> }}
          />
        </p>
      )}
    </Root>
  );
}
