import { styled } from '@mui/material/styles';
import { ActionRow } from '../components/action-row';
import { rankBelow } from '../components/heading';
import { Picture } from '../components/picture';
import { columnPlace } from '../components/picture-place';
import { RichText } from '../components/rich-text';
import { Section } from '../components/section';
import type { BlockProps } from './block-props';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(24px, 5vw, 64px)',
  alignItems: 'center',
  '& > picture > img': { borderRadius: theme.vars.shape.card },
  '.actions': { marginTop: 28 },
  '@media (min-width: 800px)': {
    '&:has(> picture)': { gridTemplateColumns: '1fr 1fr' },
    '&[data-image=left] > picture > img': { order: -1 },
  },
}));

export function Text({
  id,
  headingLevel,
  title,
  eyebrow,
  text,
  image,
  imageSide,
  actions,
  tone,
}: BlockProps<'text'>) {
  return (
    <Section id={id} headingLevel={headingLevel} tone={tone} title={title} eyebrow={eyebrow}>
      <Columns data-image={imageSide}>
        <div>
          <RichText nodes={text} topLevel={rankBelow(headingLevel, title)} />
          <ActionRow actions={actions} />
        </div>
        {image && <Picture picture={image} place={columnPlace} />}
      </Columns>
    </Section>
  );
}
