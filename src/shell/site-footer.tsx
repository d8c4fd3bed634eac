import { variables } from '../contract/page-contract';
import { Fragment } from 'react';
import { buttonClasses } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { roomForColumns, notPrinted, onPaper } from '../components/design-tokens';
import { Heading } from '../components/heading';
import { CallRow, NoticeTitle } from '../components/note';
import { RichText, TextLines } from '../components/rich-text';
import { useSite } from '../components/site-context';
import { SiteLink } from '../components/site-link';
import { crisisId } from '../payload/page-paths';
import type { LanguageLink } from '../payload/languages';
import { LazyLanguageSwitch } from './load-blocks';
import type { NavigationEntry, NetworkLink } from '../payload/menu';
import { VisuallyHidden } from '../components/visually-hidden';

export const SiteFooterFrame = styled('footer')(({ theme }) => ({
  padding: `${theme.space.xxxl} ${theme.vars.space.gutter} ${theme.space.xl}`,
  color: theme.vars.palette.site.onBar,
  background: theme.vars.palette.site.bar,
  [variables.focus]: theme.vars.palette.site.onBar,
  a: {
    // Within a text, too, high enough to tap.
    padding: `${theme.space.xxs} 0`,
    color: theme.vars.palette.site.linkOnBar,
    textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  },
  'a:hover': { color: theme.vars.palette.site.onPicture, textDecorationColor: 'currentColor' },
  h2: {
    margin: `0 0 ${theme.space.s}`,
    fontSize: theme.typography.body1.fontSize,
    color: theme.vars.palette.site.headingOnBar,
  },
  'ul, li': { margin: 0, padding: 0, listStyle: 'none' },
  'li a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  [onPaper]: { padding: '12pt 0 0', background: 'none' },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.xl,
  '& > *': { flex: '1 1 130px' },
  '& > :first-of-type': {
    flexBasis: '100%',
    '& > h2': { fontSize: theme.typography.large.fontSize, color: theme.vars.palette.site.onBar },
  },
  [`@media ${roomForColumns}`]: {
    display: 'grid',
    grid: 'auto / auto-flow minmax(130px, 1fr)',
    gridTemplateColumns: '2fr',
    columnGap: theme.space.xxl,
  },
  // On paper, the foot of the letter is help in a crisis, and how to reach the practice.
  [onPaper]: {
    '& > :not(:first-of-type)': { display: 'none' },
    '& ul::before': { content: `var(${variables.siteAddress})` },
    '& li a': { minHeight: 0 },
    '& li a[href^=http]::after': { content: '" (" attr(href) ")"', whiteSpace: 'pre-wrap' },
  },
}));

const NetworkList = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  '&&': { marginInlineStart: -10 },
  'li a': { justifyContent: 'center', minWidth: 44 },
  ...notPrinted,
});

const Place = styled('address')(({ theme }) => ({
  margin: `${theme.space.m} 0`,
  fontStyle: 'normal',
}));

// Its numbers are buttons, beside the words where there is room.
const Crisis = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: `${theme.space.xs} ${theme.space.xl}`,
  alignItems: 'center',
  marginBottom: theme.space.xxl,
  padding: theme.space.l,
  border: `2px solid ${theme.vars.palette.site.linkOnBar}`,
  borderRadius: theme.vars.shape.borderRadius,
  'h2, p': { margin: 0 },
  'p + p': { marginTop: theme.space.xs },
  [`&& .${buttonClasses.outlined}`]: {
    color: 'inherit',
    textDecoration: 'none',
  },
  [`@media ${roomForColumns}`]: { gridTemplateColumns: '1fr 2.5fr auto' },
}));

const LastLine = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${theme.space.xs} ${theme.space.xl}`,
  marginTop: theme.space.xxl,
  paddingTop: theme.space.l,
  borderTop: `1px solid ${theme.vars.palette.site.control}`,
  fontSize: theme.typography.caption.fontSize,
  summary: { minHeight: 44, cursor: 'pointer' },
  ...notPrinted,
}));

interface SiteFooterProps {
  /** the page in other languages */
  languages?: readonly LanguageLink[] | undefined;
}

/** Where to find help, the links that every page ends with, and the credits. */
export function SiteFooter({ languages }: SiteFooterProps) {
  const { site, contact, networks, places, footerGroups, legalTitle, legalLinks, credits } =
    useSite();
  return (
    <>
      <CrisisNote />
      <Columns>
        <div>
          <Heading level={2}>{site.name}</Heading>
          {site.tagline && <p>{site.tagline}</p>}
          <LinkList links={contact} />
          {networks && <Networks links={networks} />}
          {places?.map(({ name, address, phones }, index) => (
            <Place key={index}>
              {name !== site.name && (
                <>
                  <strong>{name}</strong>
                  <br />
                </>
              )}
              <TextLines lines={address} />
              {phones.map(({ label, number, href }, position) => (
                <Fragment key={position}>
                  <br />
                  {label && `${label} `}
                  <a href={href}>{number}</a>
                </Fragment>
              ))}
            </Place>
          ))}
        </div>
        {footerGroups.map(({ title, links }, index) => (
          <div key={index}>
            <Heading level={2}>{title}</Heading>
            <LinkList links={links} />
          </div>
        ))}
        <div>
          {legalTitle && <Heading level={2}>{legalTitle}</Heading>}
          <LinkList links={legalLinks} />
        </div>
      </Columns>
      <LastLine>
        <span>© {site.name}</span>
        {languages && <LazyLanguageSwitch languages={languages} />}
        {credits.items.length > 0 && (
          <details>
            <summary>{credits.title}</summary>
            <ul>
              {credits.items.map(({ text, href }, index) => (
                <li key={index}>{href ? <SiteLink href={href}>{text}</SiteLink> : text}</li>
              ))}
            </ul>
          </details>
        )}
        {site.status === 'demo' && <span>{site.sampleNote}</span>}
      </LastLine>
    </>
  );
}

/** What stays of the footer on a page without one: where to find help in a crisis. */
export function CrisisFooter() {
  return (
    useSite().crisis && (
      <SiteFooterFrame>
        <CrisisNote />
      </SiteFooterFrame>
    )
  );
}

function CrisisNote() {
  const { crisis } = useSite();
  return (
    crisis && (
      <Crisis role="note" id={crisisId}>
        <Heading level={2}>
          <NoticeTitle notice={crisis} />
        </Heading>
        <div>
          <RichText nodes={crisis.text} />
        </div>
        <CallRow text={crisis.text} />
      </Crisis>
    )
  );
}

function Networks({ links }: { links: NetworkLink[] }) {
  return (
    <NetworkList>
      {links.map(({ label, href, icon }, index) => (
        <li key={index}>
          <SiteLink href={href} title={label}>
            <svg viewBox="0 0 24 24" width="24" fill="currentColor" aria-hidden>
              {icon.map((path) => (
                <path key={path} d={path} />
              ))}
            </svg>
            <VisuallyHidden>{label}</VisuallyHidden>
          </SiteLink>
        </li>
      ))}
    </NetworkList>
  );
}

function LinkList({ links }: { links: NavigationEntry[] }) {
  if (links.length === 0) return null;
  return (
    <ul>
      {links.map(({ label, href }, index) => (
        <li key={index}>
          <SiteLink href={href}>{label}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
