import { styled } from '@mui/material/styles';
import { ActionRow } from '../components/action-row';
import { Heading, lowerRank, rankBelow } from '../components/heading';
import { RichText } from '../components/rich-text';
import { Section } from '../components/section';
import type { BlockProps } from './block-props';

const Questions = styled('div')(({ theme }) => ({
  maxWidth: 820,
  margin: '24px 0 32px',
  borderBottom: `1px solid ${theme.vars.palette.site.line}`,
  details: { borderTop: `1px solid ${theme.vars.palette.site.line}` },
  summary: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    padding: '18px 0',
    cursor: 'pointer',
    listStyle: 'none',
  },
  'summary::-webkit-details-marker': { display: 'none' },
  'summary::after': {
    // The second value keeps screen readers from saying "plus".
    content: ['"+"', '"+" / ""'],
    fontSize: '1.75rem',
    lineHeight: 1,
    color: theme.vars.palette.primary.main,
  },
  '[open] > summary::after': { content: ['"−"', '"−" / ""'] },
  'summary > *': { margin: 0, fontSize: theme.typography.h3.fontSize },
}));

export function Accordion({
  id,
  headingLevel,
  title,
  intro,
  items,
  actions,
  tone,
}: BlockProps<'accordion'>) {
  const level = rankBelow(headingLevel, title);
  return (
    <Section id={id} headingLevel={headingLevel} tone={tone} title={title} intro={intro}>
      <Questions>
        {items.map(({ question, answer }) => (
          // The shared name closes the others; a visitor may have opened one before React came.
          <details key={question} name={id} suppressHydrationWarning>
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
