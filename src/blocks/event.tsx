import { styled } from '@mui/material/styles';
import { roomForPanel } from '../components/breakpoints';
import { CopyLinkButton } from '../components/copy-link-button';
import { rankBelow } from '../components/heading';
import { notify } from '../components/notify';
import { RichText } from '../components/rich-text';
import { Section } from '../components/section';
import { useSite } from '../components/site-context';
import { allEventsUrl, calendarUrl } from '../payload/page-paths';
import type { BlockProps } from './block-props';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.columns,
  alignItems: 'start',
  [`@media screen and ${roomForPanel}`]: { gridTemplateColumns: 'minmax(280px, 360px) 1fr' },
}));

const Facts = styled('dl')(({ theme }) => ({
  margin: 0,
  padding: `${theme.space.s} ${theme.space.l}`,
  borderRadius: theme.vars.shape.card,
  background: theme.vars.palette.site.tint1,
  // A border that only forced colors show.
  border: '1px solid transparent',
  '& > div': { padding: `${theme.space.m} 0` },
  '& > div + div': {
    borderTop: `1px solid color-mix(in srgb, ${theme.vars.palette.site.primary} 25%, transparent)`,
  },
  dt: { fontSize: theme.typography.body2.fontSize, color: theme.vars.palette.site.primary },
  dd: {
    margin: 0,
    fontFamily: theme.typography.h3.fontFamily,
    fontSize: theme.typography.h3.fontSize,
    lineHeight: 1.35,
    color: theme.vars.palette.site.heading,
  },
  // What is said beside the fact itself.
  'dd > a, dd ul': {
    fontFamily: theme.typography.fontFamily,
    fontSize: theme.typography.body2.fontSize,
  },
  'dd > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 },
  'dd ul': { margin: `${theme.space.xxs} 0 0`, padding: 0, listStyle: 'none', lineHeight: 1.5 },
  'li + li': { marginTop: theme.space.xs },
  'li > span': {
    display: 'block',
    fontSize: theme.typography.body2.fontSize,
    color: theme.vars.palette.text.primary,
  },
}));

export function Event(props: BlockProps<'event'>) {
  const {
    id,
    headingLevel,
    title,
    text,
    dates,
    start,
    place,
    allEvents,
    cost,
    facilitators,
    tone,
  } = props;
  const { base = '', labels } = useSite();
  return (
    <Section id={id} headingLevel={headingLevel} tone={tone} title={title}>
      <Columns>
        <Facts>
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
                    <span>{role}</span>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        </Facts>
        <div>
          <RichText nodes={text} topLevel={rankBelow(headingLevel, title)} />
          <CopyLinkButton />
        </div>
      </Columns>
    </Section>
  );
}
