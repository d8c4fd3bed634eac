import { styled } from '@mui/material/styles';
import { RichText } from '../components/rich-text';
import { useSite } from '../components/site-context';
import { SiteLink } from '../components/site-link';
import type { NavigationEntry } from '../pages/payload';
import { SocialLink } from './social-link';

export const SiteFooterFrame = styled('footer')(({ theme }) => ({
  padding: `64px ${theme.vars.space.gutter} 32px`,
  color: theme.vars.palette.site.onDeep,
  background: theme.vars.palette.site.deep,
  a: { color: theme.vars.palette.site.linkOnDeep },
  h2: { margin: '0 0 8px', fontSize: '1.0625rem', color: theme.vars.palette.site.headingOnDeep },
  'ul, li': { margin: 0, padding: 0, listStyle: 'none' },
  'li a': { display: 'inline-flex', alignItems: 'center', minHeight: 36 },
}));

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: '32px 48px',
});

const Crisis = styled('div')(({ theme }) => ({
  padding: 20,
  border: `1px solid ${theme.vars.palette.site.control}`,
  borderRadius: 14,
  '& > :last-child': { marginBottom: 0 },
}));

const LastLine = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  marginTop: 40,
  fontSize: '0.875rem',
  ul: { display: 'flex', gap: 24 },
  summary: { minHeight: 44, cursor: 'pointer' },
});

/** Where to find help, the links that every page ends with, and the credits. */
export function SiteFooter() {
  const { site, crisis, footerGroups, legalLinks, credits } = useSite();
  return (
    <>
      <Columns>
        <div>
          <h2>{site.name}</h2>
          <p>{site.tagline}</p>
        </div>
        {footerGroups.map(({ title, links }) => (
          <div key={title}>
            <h2>{title}</h2>
            <LinkList links={links} />
          </div>
        ))}
        <Crisis role="note">
          <h2>{crisis.title}</h2>
          <RichText nodes={crisis.text} />
        </Crisis>
      </Columns>
      <LastLine>
        <SocialLink />
        <LinkList links={legalLinks} />
        {credits.items.length > 0 && (
          <details>
            <summary>{credits.title}</summary>
            <ul>
              {credits.items.map(({ text, href }) => (
                <li key={text}>{href ? <SiteLink href={href}>{text}</SiteLink> : text}</li>
              ))}
            </ul>
          </details>
        )}
        {site.status === 'demo' && <span>{site.sampleNote}</span>}
      </LastLine>
    </>
  );
}

function LinkList({ links }: { links: NavigationEntry[] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <SiteLink href={href}>{label}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
