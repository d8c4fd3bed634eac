import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Heading } from './heading';

export type Tone = 'paper' | 'white' | 'mist' | 'sand' | 'sage';

interface SectionProps {
  id: string;
  headingLevel: 1 | 2;
  tone: Tone;
  title?: string | undefined;
  eyebrow?: string | undefined;
  intro?: string | undefined;
  /** CSS length */
  minHeight?: string | undefined;
  /** what screen readers call the section instead of a region: "carousel" */
  roleDescription?: string;
  children: ReactNode;
}

const Root = styled('section')<Pick<SectionProps, 'tone' | 'minHeight'>>(
  ({ theme, tone, minHeight }) => ({
    minHeight,
    padding: `${theme.vars.space.section} ${theme.vars.space.gutter}`,
    background: theme.vars.palette.site[tone],
    // Between the first two blocks stands the link of the late styles.
    [`[data-tone=${tone}] + &, [data-tone=${tone}] + [hidden] + &`]: { paddingTop: 0 },
  }),
);

/** A block's place on the page: background, heading and a sentence before the content. */
export function Section({
  id,
  headingLevel,
  tone,
  title,
  eyebrow,
  intro,
  minHeight,
  roleDescription,
  children,
}: SectionProps) {
  const titleId = `${id}-title`;
  return (
    <Root
      id={id}
      tone={tone}
      minHeight={minHeight}
      data-tone={tone}
      aria-labelledby={title && titleId}
      aria-roledescription={roleDescription}
    >
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      {title && (
        <Heading level={headingLevel} id={titleId}>
          {title}
        </Heading>
      )}
      {intro && <p className="lead">{intro}</p>}
      {children}
    </Root>
  );
}
