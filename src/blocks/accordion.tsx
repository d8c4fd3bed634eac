import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { ActionRow } from '../components/action-row';
import { Heading, lowerRank, rankBelow } from '../components/heading';
import { onPaper } from '../components/design-tokens';
import { RichText } from '../components/rich-text';
import { Section } from '../components/section';
import type { BlockProps } from './block-props';

const questions: SxProps<Theme> = ({ space, vars }) => ({
  marginBottom: space.xl,
  borderBottom: `1px solid ${vars.palette.site.line}`,
  details: { borderTop: `1px solid ${vars.palette.site.line}` },
  // All answers below their questions.
  [onPaper]: {
    'details::details-content': { contentVisibility: 'visible', blockSize: 'auto', opacity: 1 },
  },
});

// The element says to assistive technology all that MUI would say of a button.
const asSummary = {
  component: 'summary',
  role: undefined,
  'aria-expanded': undefined,
} as const;

/**
 * Questions whose answers open. MUI's Accordion itself would hide them without a script and from the
 * browser's own search, so its parts are on a `details` element.
 */
export function Accordion({ items, actions, ...place }: BlockProps<'accordion'>) {
  const level = rankBelow(place.headingLevel, place.title);
  return (
    <Section {...place} split>
      <Box sx={questions}>
        {items.map(({ question, answer }, index) => (
          // The shared name closes the others; a visitor may have opened one before React came.
          <details key={index} name={place.id} suppressHydrationWarning>
            <AccordionSummary {...asSummary}>
              <Heading level={level} variant="h3">
                {question}
              </Heading>
            </AccordionSummary>
            <AccordionDetails>
              <RichText nodes={answer} topLevel={lowerRank(level)} />
            </AccordionDetails>
          </details>
        ))}
      </Box>
      <ActionRow actions={actions} />
    </Section>
  );
}
