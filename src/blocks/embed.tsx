import { attributes } from '../contract/page-contract';
import { useState, type CSSProperties } from 'react';
import { styled } from '@mui/material/styles';
import { ActionButton } from '../components/action-button';
import { FrameFacade } from '../components/embed/frame-facade';
import { WidgetFrame } from '../components/embed/widget-frame';
import { rankBelow } from '../components/heading';
import { onPhones, roomForColumns } from '../components/breakpoints';
import { Note } from '../components/note';
import { RichText } from '../components/rich-text';
import { Section } from '../components/section';
import { useSite } from '../components/site-context';
import { SkipLink } from '../components/skip-link';
import { fillLabel } from '../payload/fill-label';
import type { EmbedFrame } from '../payload/payload';
import { notPrinted, onPaper } from '../components/on-paper';
import { writePartId } from '../payload/part-id';
import type { BlockProps } from './block-props';

// The widget is what the page is for: on phones as little as possible comes before it, and where
// there is room for two columns, what visitors should know is beside it.
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: theme.space.xxl,
  '[role=note]': {
    marginBottom: theme.space.m,
    padding: `${theme.space.s} ${theme.space.m}`,
    fontSize: theme.typography.caption.fontSize,
    lineHeight: 1.45,
  },
  '[role=note] p': { margin: 0 },
  '& > [role=note]': { gridColumn: '1 / -1', justifySelf: 'start' },
  '& > :last-child > p': { margin: `${theme.space.m} 0 0` },
  [`@media ${roomForColumns}`]: {
    '&:not(:has(> :empty))': { gridTemplateColumns: 'minmax(0, 300px) minmax(0, 1fr)' },
  },
}));

// The place is kept free before the widget comes, so that nothing below it moves. On paper a widget
// is an empty box.
const Place = styled('div')(({ theme }) => ({
  display: 'grid',
  '--reserved': 'var(--min-height)',
  [`@media ${onPhones}`]: { '--reserved': 'var(--min-height-on-phone, var(--min-height))' },
  minHeight: 'var(--reserved)',
  border: `1px solid ${theme.vars.palette.site.line}`,
  borderRadius: theme.vars.shape.card,
  overflow: 'hidden',
  background: theme.vars.palette.site.surface,
  boxShadow: theme.vars.elevation.card,
  ...notPrinted,
}));

const OtherWays = styled('p')({
  // A visitor who waits in vain should see them first.
  [`div:has([${attributes.overdue}]) ~ &`]: { fontWeight: 600, a: { textDecorationThickness: 3 } },
  [onPaper]: { '[target]::after': { content: '" " attr(href)' } },
});

export function Embed({
  id,
  headingLevel,
  title,
  text,
  embed,
  counselor,
  tone,
}: BlockProps<'embed'>) {
  const { labels, crisis } = useSite();
  const [isWanted, setWanted] = useState(false);
  const { frame, href, fallbackLabel, phone, asks } = embed;
  const waits = frame?.load === 'click' && !isWanted;
  const afterId = writePartId(id, 'after');

  return (
    <Section id={id} headingLevel={headingLevel} tone={tone} title={title}>
      <Columns>
        {counselor?.statesNote && <Note icon="limit">{counselor.statesNote}</Note>}
        <div>
          {text && <RichText nodes={text} topLevel={rankBelow(headingLevel, title)} />}
          {asks && crisis && (
            <Note icon="crisis" title={crisis.title}>
              <RichText nodes={crisis.text} />
            </Note>
          )}
        </div>
        <div>
          {frame && (
            <>
              {!waits && (
                <SkipLink href={`#${afterId}`}>
                  {fillLabel(labels.skipEmbed, { title: embed.title })}
                </SkipLink>
              )}
              <Place {...{ [attributes.wakesApp]: '' }} style={writeHeights(frame)}>
                {waits ? (
                  <FrameFacade
                    src={frame.src}
                    label={asks ? labels.showEmbed : labels.showPlayer}
                    onShow={() => setWanted(true)}
                  />
                ) : (
                  <WidgetFrame
                    id={embed.id}
                    title={embed.title}
                    frame={frame}
                    takesFocus={isWanted}
                  />
                )}
              </Place>
            </>
          )}
          <OtherWays id={afterId} tabIndex={-1}>
            <ActionButton action={{ label: fallbackLabel, href, style: 'quiet' }} />{' '}
            <ActionButton action={{ ...phone, style: 'quiet' }} />
          </OtherWays>
        </div>
      </Columns>
    </Section>
  );
}

/** The heights to keep free, for the styles of the place. */
function writeHeights({ minHeight, minHeightOnPhone }: EmbedFrame): CSSProperties {
  const heights: Record<`--${string}`, string> = { '--min-height': `${minHeight}px` };
  if (minHeightOnPhone !== undefined) heights['--min-height-on-phone'] = `${minHeightOnPhone}px`;
  return { ...heights };
}
