import { styled } from '@mui/material/styles';
import { rankBelow } from '../components/heading';
import { Note } from '../components/note';
import { RichText } from '../components/rich-text';
import { Section } from '../components/section';
import { SiteLink } from '../components/site-link';
import type { BlockProps } from './block-props';

// The place is kept free before the widget comes, so that nothing below it moves.
const Frame = styled('div')<{ minHeight: number }>(({ theme, minHeight }) => ({
  display: 'grid',
  minHeight,
  margin: '24px 0 16px',
  border: `1px solid ${theme.vars.palette.site.line}`,
  borderRadius: theme.vars.shape.borderRadius,
  overflow: 'hidden',
  background: theme.vars.palette.site.white,
  iframe: { width: '100%', height: '100%', border: 0 },
}));

export function Embed({
  id,
  headingLevel,
  title,
  text,
  embed,
  counselor,
  tone,
}: BlockProps<'embed'>) {
  const { src, title: frameTitle, minHeight, allow, fallbackLabel, phone } = embed;
  return (
    <Section id={id} headingLevel={headingLevel} tone={tone} title={title}>
      {counselor && <Note icon="limit">{counselor.statesNote}</Note>}
      {text && <RichText nodes={text} topLevel={rankBelow(headingLevel, title)} />}
      <Frame minHeight={minHeight}>
        {/* A sandbox would break what booking widgets do after a booking: they lead to another page. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          src={src}
          title={frameTitle}
          allow={allow}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </Frame>
      <p>
        <SiteLink href={src}>{fallbackLabel}</SiteLink>
        {phone && (
          <>
            {' '}
            <a href={phone.href}>{phone.label}</a>
          </>
        )}
      </p>
    </Section>
  );
}
