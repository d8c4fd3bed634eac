import { styled } from '@mui/material/styles';
import { CopyLinkButton } from '../components/copy-link-button';
import { rankBelow } from '../components/heading';
import { notify } from '../components/notify';
import { RichText } from '../components/rich-text';
import { Section } from '../components/section';
import { useSite } from '../components/site-context';
import { calendarUrl } from '../pages/page-paths';
import type { BlockProps } from './block-props';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(24px, 5vw, 64px)',
  alignItems: 'start',
  dl: {
    padding: 24,
    border: `1px solid ${theme.vars.palette.site.line}`,
    borderRadius: theme.vars.shape.card,
    background: theme.vars.palette.site.white,
  },
  dt: { fontSize: '.9375rem', color: theme.vars.palette.text.secondary },
  dd: { margin: '0 0 16px', fontWeight: 600, color: theme.vars.palette.site.heading },
  'dd:last-child': { margin: 0 },
  'dd ul': { margin: 0, padding: 0, listStyle: 'none' },
  'dd span': { fontWeight: 400 },
  '@media (min-width: 800px)': { gridTemplateColumns: '1fr minmax(280px, 380px)' },
}));

export function Event(props: BlockProps<'event'>) {
  const { id, headingLevel, title, text, dates, start, place, facilitators, tone } = props;
  const { labels } = useSite();
  return (
    <Section id={id} headingLevel={headingLevel} tone={tone} title={title}>
      <Columns>
        <div>
          <RichText nodes={text} topLevel={rankBelow(headingLevel, title)} />
          <CopyLinkButton />
        </div>
        <dl>
          <dt>{labels.when}</dt>
          <dd>
            <time dateTime={start}>{dates}</time>
            <br />
            <a
              href={calendarUrl(props)}
              download
              onClick={() => notify({ kind: 'passive', text: labels.calendarSaved })}
            >
              {labels.addToCalendar}
            </a>
          </dd>
          <dt>{labels.where}</dt>
          <dd>{place}</dd>
          <dt>{labels.facilitators}</dt>
          <dd>
            <ul>
              {facilitators.map(({ name, title: role, href }) => (
                <li key={href}>
                  <a href={href}>{name}</a>
                  <span>, {role}</span>
                </li>
              ))}
            </ul>
          </dd>
        </dl>
      </Columns>
    </Section>
  );
}
