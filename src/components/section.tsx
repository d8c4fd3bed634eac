import * as classes from '../contract/page-classes';
import { attributes } from '../contract/page-contract';
import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { writePartId } from '../payload/part-id';
import { Heading } from './heading';
import { roomForColumns } from './breakpoints';
import { plainOnPaper } from './on-paper';

export type Tone = 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';

interface SectionProps {
  id: string;
  headingLevel: 1 | 2;
  tone: Tone;
  title?: string | undefined;
  eyebrow?: string | undefined;
  intro?: string | undefined;
  /** CSS length */
  minHeight?: string | undefined;
  /** on wide screens the content is beside the heading, not below it */
  split?: boolean;
  /** a picture that is beside heading and content on wide screens, and otherwise below them */
  picture?: ReactNode;
  /** what screen readers call the section instead of a region: "carousel" */
  roleDescription?: string;
  children: ReactNode;
}

/** Selects what is next to a section of that background, which keeps it at a distance already. */
export function selectAfter(tone: Tone): string {
  const section = `[${attributes.tone}=${tone}]`;
  // The link of the late styles is between the first two blocks.
  return `${section} + &, ${section} + [hidden] + &`;
}

const Root = styled('section')<Pick<SectionProps, 'tone' | 'minHeight'>>(
  ({ theme, tone, minHeight }) => ({
    position: 'relative',
    minHeight,
    padding: `${theme.vars.space.section} ${theme.vars.space.gutter}`,
    background: theme.vars.palette.site[tone],
    // As close to the header as the titles of other pages.
    '&:has(h1)': { paddingTop: theme.vars.space.opening },
    [selectAfter(tone)]: { paddingTop: 0 },
    ...plainOnPaper,
  }),
);

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  '&:not([data-split])': { gap: theme.space.xl },
  [`@media ${roomForColumns}`]: {
    gridTemplateColumns: '1fr 1fr',
    '&&': { gap: theme.vars.space.columns },
    alignItems: 'center',
    '&[data-split]': { gridTemplateColumns: '4fr 7fr', alignItems: 'start' },
  },
}));

/** A block's place on the page: background, heading and a sentence before the content. */
export function Section({
  id,
  headingLevel,
  tone,
  title,
  eyebrow,
  intro,
  minHeight,
  split,
  picture,
  roleDescription,
  children,
}: SectionProps) {
  const titleId = writePartId(id, 'title');
  const head = (
    <>
      {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
      {title && (
        <Heading level={headingLevel} id={titleId}>
          {title}
        </Heading>
      )}
      {intro && <p className={classes.lead}>{intro}</p>}
    </>
  );
  return (
    <Root
      id={id}
      tone={tone}
      minHeight={minHeight}
      {...{ [attributes.tone]: tone }}
      aria-labelledby={title && titleId}
      aria-roledescription={roleDescription}
    >
      {picture ? (
        <Columns>
          <div>
            {head}
            {children}
          </div>
          {picture}
        </Columns>
      ) : split && title ? (
        <Columns data-split="">
          <div>{head}</div>
          <div>{children}</div>
        </Columns>
      ) : (
        <>
          {head}
          {children}
        </>
      )}
    </Root>
  );
}
