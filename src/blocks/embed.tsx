import Box from '@mui/material/Box';
import type { CSSObject, SxProps, Theme } from '@mui/material/styles';
import { attributes, variables } from '../contract/page-contract';
import { ActionButton } from '../components/action-button';
import { WidgetPlace } from '../components/embed/widget-place';
import { FilledLabel } from '../components/filled-label';
import { rankBelow } from '../components/heading';
import { Note, NoticeNote } from '../components/note';
import { RichText } from '../components/rich-text';
import { Section } from '../components/section';
import { useSite } from '../components/site-context';
import { onPaper } from '../components/design-tokens';
import { writePartId } from '../payload/page-paths';
import type { BlockProps } from './block-props';

// The widget is what the page is for: on phones as little as possible comes before it, and where
// there is room for two columns, what visitors should know is beside it.
const columns = ({ breakpoints, space }: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space.xxl,
  '[role=note]': { marginBottom: space.m },
  '& > [role=note]': { gridColumn: '1 / -1' },
  '& > div > [role=note]': {
    padding: `${space.s} ${space.m}`,
    lineHeight: 1.5,
    p: { margin: `0 0 ${space.xs}` },
  },
  '& > :last-child > p': { margin: `${space.m} 0 0` },
  [breakpoints.up('lg')]: {
    '&:not(:has(> :empty))': { gridTemplateColumns: 'minmax(0, 300px) minmax(0, 1fr)' },
    // A form may be long: help in a crisis stays in view.
    '& > div:nth-last-of-type(2)': {
      position: 'sticky',
      top: `var(${variables.stickyTop})`,
      alignSelf: 'start',
    },
  },
});

const narrow = ({ breakpoints }: Theme): CSSObject => ({
  '& > :last-child': { width: '100%', maxWidth: 620, marginInline: 'auto' },
  [breakpoints.up('lg')]: {
    '&:not(:has(> :empty))': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 620px)' },
  },
});

const otherWays: SxProps<Theme> = ({ space, vars }) => ({
  '& > span': { display: 'inline-block' },
  // With its words, a number goes to the next line as a whole, and breaks where even that is short.
  'a[href^="tel:"]': { display: 'inline-block', whiteSpace: 'normal' },
  // A visitor who waits in vain should see them first.
  [`div:has([${attributes.overdue}]) ~ &`]: {
    fontWeight: 600,
    a: {
      marginBottom: space.xs,
      padding: `${space.xs} ${space.l}`,
      border: '2px solid',
      borderRadius: vars.shape.button,
      textAlign: 'center',
      textDecoration: 'none',
    },
  },
  [onPaper]: { '[target]::after': { content: '" " attr(href)' } },
});

export function Embed({ text, embed, counselor, ...place }: BlockProps<'embed'>) {
  const { labels, crisis } = useSite();
  const { frame, href, isMissing, notSetUp, fallbackLabel, phone, asks } = embed;
  const afterId = writePartId(place.id, 'after');

  return (
    <Section {...place}>
      <Box sx={frame?.isNarrow ? [columns, narrow] : columns}>
        {counselor?.statesNote && (
          <Note icon="limit" isFact>
            {counselor.statesNote}
          </Note>
        )}
        <div>
          {text && !isMissing && (
            <RichText nodes={text} topLevel={rankBelow(place.headingLevel, place.title)} />
          )}
          {asks && crisis && <NoticeNote kind="crisis" notice={crisis} />}
        </div>
        <div>
          {frame && (
            <WidgetPlace
              widget={{ id: embed.id, title: embed.title, frame }}
              phone={phone}
              showLabel={frame.shape === 'player' ? labels.showPlayer : labels.showEmbed}
              afterId={afterId}
            />
          )}
          {notSetUp && <Note icon="info">{notSetUp}</Note>}
          <Box component="p" id={afterId} tabIndex={-1} sx={otherWays}>
            {href && <ActionButton action={{ label: fallbackLabel, href, style: 'quiet' }} />}{' '}
            {phone && (
              <span>
                <FilledLabel
                  label={phone.label}
                  values={{
                    phone: (
                      <ActionButton
                        action={{ label: phone.number, href: phone.href, style: 'quiet' }}
                      />
                    ),
                  }}
                />
              </span>
            )}
          </Box>
        </div>
      </Box>
    </Section>
  );
}
