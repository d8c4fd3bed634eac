import { Fragment, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import { useTheme, type SxProps, type Theme } from '@mui/material/styles';
import { ActionButton } from '../components/action-button';
import { WidgetPlace } from '../components/embed/widget-place';
import { Heading, rankBelow } from '../components/heading';
import { Section } from '../components/section';
import { useSite } from '../components/site-context';
import { TextLines } from '../components/rich-text';
import type { HoursRow, PlaceDetails } from '../payload/entries';
import { writePartId } from '../payload/page-paths';
import type { BlockProps } from './block-props';

const details: SxProps<Theme> = ({ space, typography, vars }) => ({
  'dt, caption': {
    fontSize: typography.body2.fontSize,
    fontWeight: 600,
    textAlign: 'start',
    color: vars.palette.site.primary,
  },
  dl: { margin: 0 },
  dd: { margin: `0 0 ${space.m}` },
  'dd > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  address: { fontStyle: 'normal' },
  p: { margin: 0 },
  'dd > p, table + p': { marginTop: space.xs },
});

const table: SxProps<Theme> = ({ space, typography, vars }) => ({
  width: '100%',
  maxWidth: '32em',
  borderCollapse: 'collapse',
  '* + &': { marginTop: space.l },
  caption: { paddingBottom: space.xs },
  'th, td': {
    padding: `${space.xs} 0`,
    borderTop: `1px solid ${vars.palette.site.line}`,
    fontWeight: 400,
    textAlign: 'start',
    verticalAlign: 'baseline',
  },
  th: { width: '50%', paddingInlineEnd: space.m },
  td: { fontVariantNumeric: 'tabular-nums' },
  'th > span': {
    display: 'block',
    fontSize: typography.body2.fontSize,
    color: vars.palette.text.secondary,
  },
});

export function Places({ places, ...at }: BlockProps<'places'>) {
  return (
    <Section {...at}>
      <Stack sx={({ space }) => ({ gap: space.xxl })}>
        {places.map((place, index) => (
          <div key={index}>
            <Heading level={rankBelow(at.headingLevel, at.title)}>{place.name}</Heading>
            <PlaceView place={place} afterId={writePartId(at.id, index)} />
          </div>
        ))}
      </Stack>
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
      <Columns
        first={
          <Contact place={place}>
            <p>{link}</p>
          </Contact>
        }
        second={when}
      />
    );
  }
  return (
    <Columns
      first={
        <>
          <Contact place={place} />
          {when}
        </>
      }
      second={
        <>
          <WidgetPlace widget={map.widget} showLabel={labels.showMap} afterId={afterId} />
          <p id={afterId} tabIndex={-1}>
            {link}
          </p>
        </>
      }
    />
  );
}

/** Side by side where there is room. */
function Columns({ first, second }: { first: ReactNode; second: ReactNode }) {
  const { space, vars } = useTheme();
  const size = { xs: 12, lg: 6 };
  return (
    <Grid container rowSpacing={space.xl} columnSpacing={vars.space.columns} sx={details}>
      <Grid size={size}>{first}</Grid>
      <Grid size={size}>{second}</Grid>
    </Grid>
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
    <Box component="table" sx={table}>
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
    </Box>
  );
}
