import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ActionButton } from '../components/action-button';
import { ActionRow } from '../components/action-row';
import { CalendarLink } from '../components/event-facts';
import { Heading, lowerRank, rankBelow, type HeadingLevel } from '../components/heading';
import { notPrinted } from '../components/design-tokens';
import { Section } from '../components/section';
import { useSite } from '../components/site-context';
import { allEventsUrl } from '../payload/page-paths';
import type { ListedEvent } from '../payload/entries';
import type { BlockProps } from './block-props';

const month: SxProps<Theme> = ({ breakpoints, space, typography, vars }) => ({
  marginTop: space.xl,
  '& > ul': { margin: `${space.m} 0 0`, padding: 0, listStyle: 'none' },
  '& > ul > li': {
    display: 'grid',
    columnGap: vars.space.columns,
    maxWidth: 'none',
    padding: `${space.l} 0`,
    borderTop: `1px solid ${vars.palette.site.line}`,
    breakInside: 'avoid',
    [breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 16em) minmax(0, 1fr)' },
  },
  time: { fontWeight: 600, textWrap: 'balance', color: vars.palette.site.primary },
  p: { margin: `${space.xs} 0 0` },
  'p + div': { marginTop: space.xs },
  'div > a[download]': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    fontSize: typography.body2.fontSize,
    fontWeight: 600,
  },
});

const buttons: SxProps<Theme> = ({ space }) => ({
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  ...notPrinted,
});

export function Events({ events, actions, ...place }: BlockProps<'events'>) {
  const { base = '' } = useSite();
  const { months, empty, allEvents } = events;
  const level = rankBelow(place.headingLevel, place.title);
  return (
    <Section {...place}>
      {months.length === 0 && <p>{empty}</p>}
      {months.map(({ name, events: dates }) => (
        <Box key={name} sx={month}>
          <Heading level={level} variant="h3">
            {name}
          </Heading>
          <ul>
            {dates.map((date, index) => (
              <li key={index}>
                <DateView date={date} level={lowerRank(level)} />
              </li>
            ))}
          </ul>
        </Box>
      ))}
      {allEvents && (
        <p>
          <a href={base + allEventsUrl}>{allEvents}</a>
        </p>
      )}
      <ActionRow actions={actions} />
    </Section>
  );
}

function DateView({ date, level }: { date: ListedEvent; level: HeadingLevel }) {
  const { title, href, summary, when, dateTime, place, cost } = date;
  const { stateLabel, action, calendar } = date;
  return (
    <>
      <time dateTime={dateTime}>{when}</time>
      <div>
        <Heading level={level} variant="h3">
          {href === undefined ? title : <a href={href}>{title}</a>}
        </Heading>
        {stateLabel && <Chip component="p" size="small" label={stateLabel} />}
        <p>{summary}</p>
        <Typography variant="body2" color="textSecondary">
          <span>{place}</span>
          {cost !== undefined && (
            <>
              {' · '}
              <span>{cost}</span>
            </>
          )}
        </Typography>
        <Stack direction="row" sx={buttons}>
          {action && <ActionButton action={action} />}
          {calendar !== undefined && <CalendarLink href={calendar} title={title} />}
        </Stack>
      </div>
    </>
  );
}
