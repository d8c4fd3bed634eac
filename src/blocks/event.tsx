import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import { useTheme, type SxProps, type Theme } from '@mui/material/styles';
import { CopyLinkButton } from '../components/copy-link-button';
import { rankBelow } from '../components/heading';
import { notify } from '../components/notify';
import { onPaper } from '../components/on-paper';
import { RichText } from '../components/rich-text';
import { Section } from '../components/section';
import { useSite } from '../components/site-context';
import { allEventsUrl, calendarUrl } from '../payload/page-paths';
import { forcedBorder } from '../components/forced-border';
import type { BlockProps } from './block-props';

/** On paper, what is said of the event is below its facts. */
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
  // What is said beside the fact itself.
  'dd > a, dd ul': {
    fontFamily: typography.fontFamily,
    fontSize: typography.body2.fontSize,
  },
  'dd > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 },
  'dd ul': { margin: `${space.xxs} 0 0`, padding: 0, listStyle: 'none', lineHeight: 1.5 },
  'li + li': { marginTop: space.xs },
  'li > span': {
    display: 'block',
    fontSize: typography.body2.fontSize,
    color: vars.palette.text.primary,
  },
});

export function Event(props: BlockProps<'event'>) {
  const { headingLevel, title, text, dates, start, place } = props;
  const { allEvents, cost, facilitators } = props;
  const { base = '', labels } = useSite();
  const { vars } = useTheme();
  return (
    <Section {...props}>
      <Grid container spacing={vars.space.columns}>
        <Grid size={{ xs: 12, md: 'auto' }} sx={factsWidth}>
          <Box component="dl" sx={facts}>
            <div>
              <dt>{labels.when}</dt>
              <dd>
                <time dateTime={start}>{dates}</time>
                <br />
                <a
                  href={base + calendarUrl(props)}
                  download
                  onClick={() => notify({ kind: 'passive', text: labels.calendarSaved })}
                >
                  {labels.addToCalendar}
                </a>
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
          </Box>
        </Grid>
        <Grid size={{ xs: 12, md: 'grow' }} sx={below}>
          <RichText nodes={text} topLevel={rankBelow(headingLevel, title)} />
          <CopyLinkButton />
        </Grid>
      </Grid>
    </Section>
  );
}
