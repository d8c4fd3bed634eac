import { Fragment, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { ActionButton } from '../components/action-button';
import { WidgetPlace } from '../components/embed/widget-place';
import { Heading, rankBelow } from '../components/heading';
import { roomForColumns } from '../components/breakpoints';
import { Section } from '../components/section';
import { useSite } from '../components/site-context';
import { TextLines } from '../components/text-lines';
import type { HoursRow } from '../payload/hours-row';
import type { PlaceDetails } from '../payload/payload';
import { writePartId } from '../payload/part-id';
import type { BlockProps } from './block-props';

const List = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.space.xxl }));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.space.xl,
  alignItems: 'start',
  [`@media ${roomForColumns}`]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: theme.vars.space.columns,
  },
  'dt, caption': {
    fontSize: theme.typography.body2.fontSize,
    fontWeight: 600,
    textAlign: 'start',
    color: theme.vars.palette.site.primary,
  },
  dl: { margin: 0 },
  dd: { margin: `0 0 ${theme.space.m}` },
  'dd > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  address: { fontStyle: 'normal' },
  p: { margin: 0 },
  'dd > p, table + p': { marginTop: theme.space.xs },
}));

const Hours = styled('table')(({ theme }) => ({
  width: '100%',
  maxWidth: '32em',
  borderCollapse: 'collapse',
  '* + &': { marginTop: theme.space.l },
  caption: { paddingBottom: theme.space.xs },
  'th, td': {
    padding: `${theme.space.xs} 0`,
    borderTop: `1px solid ${theme.vars.palette.site.line}`,
    fontWeight: 400,
    textAlign: 'start',
    verticalAlign: 'baseline',
  },
  th: { width: '50%', paddingInlineEnd: theme.space.m },
  td: { fontVariantNumeric: 'tabular-nums' },
  'th > span': {
    display: 'block',
    fontSize: theme.typography.body2.fontSize,
    color: theme.vars.palette.text.secondary,
  },
}));

export function Places({ id, headingLevel, title, places, tone }: BlockProps<'places'>) {
  return (
    <Section id={id} headingLevel={headingLevel} tone={tone} title={title}>
      <List>
        {places.map((place, index) => (
          <div key={index}>
            <Heading level={rankBelow(headingLevel, title)}>{place.name}</Heading>
            <PlaceView place={place} afterId={writePartId(id, index)} />
          </div>
        ))}
      </List>
    </Section>
  );
}

/** Address and hours, beside the map if there is one. */
function PlaceView({ place, afterId }: { place: PlaceDetails; afterId: string }) {
  const { labels } = useSite();
  const { hours, hoursNote, specialHours, map } = place;
  const link = <ActionButton action={{ label: labels.openMap, href: map.href, style: 'quiet' }} />;
  const when = (
    <>
      <HoursTable rows={hours} title={labels.openingHours} />
      {hoursNote && <p>{hoursNote}</p>}
      <HoursTable rows={specialHours} title={labels.specialHours} />
    </>
  );
  if (!map.widget) {
    return (
      <Columns>
        <Contact place={place}>
          <p>{link}</p>
        </Contact>
        <div>{when}</div>
      </Columns>
    );
  }
  return (
    <Columns>
      <div>
        <Contact place={place} />
        {when}
      </div>
      <div>
        <WidgetPlace widget={map.widget} showLabel={labels.showMap} afterId={afterId} />
        <p id={afterId} tabIndex={-1}>
          {link}
        </p>
      </div>
    </Columns>
  );
}

/** @param children what else there is to say about the address */
function Contact({ place, children }: { place: PlaceDetails; children?: ReactNode }) {
  const { labels } = useSite();
  const { address, directions, phones, email } = place;
  return (
    <dl>
      <dt>{labels.address}</dt>
      <dd>
        <address>
          <TextLines lines={address} />
        </address>
        {directions && <p>{directions}</p>}
        {children}
      </dd>
      {phones.map(({ label, number, href }, index) => (
        <Fragment key={index}>
          <dt>{label ?? labels.phone}</dt>
          <dd>
            <a href={href}>{number}</a>
          </dd>
        </Fragment>
      ))}
      {email && (
        <>
          <dt>{labels.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </>
      )}
    </dl>
  );
}

function HoursTable({ rows, title }: { rows: HoursRow[]; title: string }) {
  if (rows.length === 0) return null;
  return (
    <Hours>
      <caption>{title}</caption>
      <tbody>
        {rows.map(({ days, times, reason }, index) => (
          <tr key={index}>
            <th scope="row">
              {days}
              {reason && <span>{reason}</span>}
            </th>
            <td>
              <TextLines lines={times} />
            </td>
          </tr>
        ))}
      </tbody>
    </Hours>
  );
}
