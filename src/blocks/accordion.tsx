import { styled } from '@mui/material/styles';
import { ActionRow } from '../components/action-row';
import { Heading, lowerRank, rankBelow } from '../components/heading';
import { RichText } from '../components/rich-text';
import { Section } from '../components/section';
import { motion } from '../components/motion';
import type { BlockProps } from './block-props';
import { onPaper } from '../components/on-paper';

/** Pixels: how long the two strokes of a plus are. */
const stroke = 18;

const Questions = styled('div')(({ theme }) => ({
  marginBottom: theme.space.xl,
  borderBottom: `1px solid ${theme.vars.palette.site.line}`,
  details: { borderTop: `1px solid ${theme.vars.palette.site.line}` },
  summary: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.space.m,
    padding: `${theme.space.m} 0`,
    cursor: 'pointer',
    listStyle: 'none',
  },
  'summary::-webkit-details-marker': { display: 'none' },
  // A plus of two strokes; the upright one lies down when the answer is shown.
  'summary::before, summary::after': {
    content: '""',
    flex: 'none',
    order: 1,
    width: stroke,
    borderTop: `2px solid ${theme.vars.palette.primary.main}`,
  },
  'summary::after': {
    marginInlineStart: `calc(-${stroke}px - ${theme.space.m})`,
    transform: 'rotate(90deg)',
    transition: `transform ${motion.disclosure}`,
  },
  '[open] > summary::after': { transform: 'none' },
  'summary:hover > *': { color: theme.vars.palette.primary.main },
  'summary > *': { flex: 1, margin: 0, fontSize: theme.typography.h3.fontSize },
  // All answers below their questions.
  [onPaper]: {
    'details::details-content': { contentVisibility: 'visible', blockSize: 'auto', opacity: 1 },
    'summary::before, summary::after': { display: 'none' },
    summary: { breakAfter: 'avoid', breakInside: 'avoid' },
  },
}));

export function Accordion({
  id,
  headingLevel,
  title,
  eyebrow,
  intro,
  items,
  actions,
  tone,
}: BlockProps<'accordion'>) {
  const level = rankBelow(headingLevel, title);
  return (
    <Section
      id={id}
      headingLevel={headingLevel}
      tone={tone}
      title={title}
      eyebrow={eyebrow}
      intro={intro}
      split
    >
      <Questions>
        {items.map(({ question, answer }, index) => (
          // The shared name closes the others; a visitor may have opened one before React came.
          <details key={index} name={id} suppressHydrationWarning>
            <summary>
              <Heading level={level}>{question}</Heading>
            </summary>
            <RichText nodes={answer} topLevel={lowerRank(level)} />
          </details>
        ))}
      </Questions>
      <ActionRow actions={actions} />
    </Section>
  );
}
