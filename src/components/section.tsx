import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import { useTheme, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { attributes, variables } from '../contract/page-contract';
import type { Tone } from '../contract/tones';
import { writePartId } from '../payload/page-paths';
import { Heading } from './heading';
import { onPaper } from './design-tokens';

interface SectionProps {
  id: string;
  headingLevel: 1 | 2;
  tone: Tone;
  /** above and below it */
  space?: 'tight' | 'normal' | 'wide' | undefined;
  title?: string | undefined;
  eyebrow?: string | undefined;
  intro?: string | undefined;
  /** on wide screens the content is beside the heading, not below it */
  split?: boolean;
  /** what is beside heading and content on wide screens, and otherwise below them */
  picture?: ReactNode;
  /** where the picture is on wide screens */
  pictureSide?: 'left' | 'right';
  /** what screen readers call the section instead of a region: "carousel" */
  roleDescription?: string | undefined;
  children: ReactNode;
}

function roomOf(space: 'tight' | 'wide', { vars }: Theme): string {
  return space === 'tight' ? vars.space.sectionTight : vars.space.sectionWide;
}

/** Below each other on phones, side by side on wide screens. */
const column = { xs: 12, lg: 'grow' } as const;

/** A block's place on the page: background, heading and a sentence before the content. */
export function Section({
  id,
  headingLevel,
  tone,
  space = 'normal',
  title,
  eyebrow,
  intro,
  split,
  picture,
  pictureSide,
  roleDescription,
  children,
}: SectionProps) {
  const theme = useTheme();
  const { vars } = theme;
  const titleId = writePartId(id, 'title');
  const head = (
    <>
      {eyebrow && <Typography variant="eyebrow">{eyebrow}</Typography>}
      {title && (
        <Heading level={headingLevel} id={titleId}>
          {title}
        </Heading>
      )}
      {intro && <Typography variant="lead">{intro}</Typography>}
    </>
  );
  return (
    <Container
      component="section"
      id={id}
      {...{ [attributes.tone]: tone }}
      aria-labelledby={title && titleId}
      aria-roledescription={roleDescription}
      sx={space === 'normal' ? undefined : { [variables.section]: roomOf(space, theme) }}
    >
      {picture ? (
        <Grid
          container
          rowSpacing={theme.space.xl}
          columnSpacing={vars.space.columns}
          sx={{ alignItems: 'center', [onPaper]: { rowGap: '9pt' } }}
        >
          <Grid size={column}>
            {head}
            {children}
          </Grid>
          <Grid size={column} sx={pictureSide === 'left' ? { order: { lg: -1 } } : undefined}>
            {picture}
          </Grid>
        </Grid>
      ) : split && title ? (
        <Grid container columnSpacing={vars.space.columns}>
          <Grid size={column} sx={{ flexGrow: { lg: 5 } }}>
            {head}
          </Grid>
          <Grid size={column} sx={{ flexGrow: { lg: 7 } }}>
            {children}
          </Grid>
        </Grid>
      ) : (
        <>
          {head}
          {children}
        </>
      )}
    </Container>
  );
}
