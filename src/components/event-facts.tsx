import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import { useTheme, type SxProps, type Theme } from '@mui/material/styles';
import { allEventsUrl } from '../payload/page-paths';
import type { CounselorLink } from '../payload/entries';
import { forcedBorder, onPaper } from './design-tokens';
import { notify } from './notify';
import { useSite } from './site-context';
import { VisuallyHidden } from './visually-hidden';

interface EventFactsProps {
  /** its dates in words, the next one first */
  when: readonly string[];
  /** the first of them */
  dateTime: string;
  /** how it repeats, in words */
  repeats?: string | undefined;
  /** its calendar file */
  calendar?: string | undefined;
  /** the text of a link to the calendar of all events */
  allEvents?: string | undefined;
  place: string;
  cost?: string | undefined;
  facilitators: readonly CounselorLink[];
  /** the description of the event */
  children: ReactNode;
}

/** On paper, the description of the event is below its facts. */
const below = { [onPaper]: { flexBasis: '100%' } };
const factsWidth: SxProps<Theme> = {
  flexBasis: { md: 'clamp(280px, 32%, 360px)' },
  ...below,
};

const facts: SxProps<Theme> = ({ space, typography, vars }) => ({
  margin: 0,
  padding: `${space.s} ${space.l}`,
  borderRadius: vars.shape.card,
  background: vars.palette.site.tint1,
  border: forcedBorder,
  '& > div': { padding: `${space.m} 0` },
  '& > div + div': {
    borderTop: `1px solid color-mix(in srgb, ${vars.palette.site.primary} 25%, transparent)`,
  },
  dt: { fontSize: typography.body2.fontSize, color: vars.palette.site.primary },
  dd: {
    margin: 0,
    fontFamily: typography.h3.fontFamily,
    fontSize: typography.h3.fontSize,
    lineHeight: 1.35,
    color: vars.palette.site.heading,
  },
  // Smaller than the fact itself.
  'dd > a, dd > p, dd ul': {
    fontFamily: typography.fontFamily,
    fontSize: typography.body2.fontSize,
  },
  'dd > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 },
  'dd > p, dd ul': { margin: `${space.xxs} 0 0`, lineHeight: 1.5 },
  'dd ul': { padding: 0, listStyle: 'none' },
  'li + li': { marginTop: space.xs },
  'li > span': {
    display: 'block',
    fontSize: typography.body2.fontSize,
    color: vars.palette.text.primary,
  },
});

/** When and where an event is, what it costs and who leads it, next to its description. */
export function EventFacts({
  when: [next, ...later],
  dateTime,
  repeats,
  calendar,
  allEvents,
  place,
  cost,
  facilitators,
  children,
}: EventFactsProps) {
  const { base = '', labels } = useSite();
  const { vars } = useTheme();
  return (
    <Grid container spacing={vars.space.columns}>
      <Grid size={{ xs: 12, md: 'auto' }} sx={factsWidth}>
        <Box component="dl" sx={facts}>
          <div>
            <dt>{labels.when}</dt>
            <dd>
              <time dateTime={dateTime}>{next}</time>
              {repeats && <p>{repeats}</p>}
              {later.length > 0 && (
                <ul>
                  {later.map((date) => (
                    <li key={date}>{date}</li>
                  ))}
                </ul>
              )}
              {calendar !== undefined && (
                <>
                  {later.length === 0 && <br />}
                  <CalendarLink href={calendar} />
                </>
              )}
              {allEvents && (
                <>
                  <br />
                  <a href={base + allEventsUrl}>{allEvents}</a>
                </>
              )}
            </dd>
          </div>
          <div>
            <dt>{labels.where}</dt>
            <dd>{place}</dd>
          </div>
          {cost && (
            <div>
              <dt>{labels.cost}</dt>
              <dd>{cost}</dd>
            </div>
          )}
          {facilitators.length > 0 && (
            <div>
              <dt>{labels.facilitators}</dt>
              <dd>
                <ul>
                  {facilitators.map(({ name, title: role, href }, index) => (
                    <li key={index}>
                      <a href={href}>{name}</a>
                      {role && <span>{role}</span>}
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          )}
        </Box>
      </Grid>
      <Grid size={{ xs: 12, md: 'grow' }} sx={below}>
        {children}
      </Grid>
    </Grid>
  );
}

/**
 * Saves an event to the calendar of a visitor.
 *
 * @param href its calendar file, below the base of the language
 * @param title of the event, where there are several links of this kind
 */
export function CalendarLink({ href, title }: { href: string; title?: string }) {
  const { base = '', labels } = useSite();
  return (
    <a
      href={base + href}
      download
      onClick={() => notify({ kind: 'passive', text: labels.calendarSaved })}
    >
      {labels.addToCalendar}
      {title !== undefined && <VisuallyHidden>{` ${title}`}</VisuallyHidden>}
    </a>
  );
}
