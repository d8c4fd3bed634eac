import { styled } from '@mui/material/styles';
import { pageMargin } from '../components/measures';
import { Note } from '../components/note';
import { RichText } from '../components/rich-text';
import type { BlockProps } from './block-props';

const Place = styled('div')({ padding: `24px ${pageMargin} 0` });

export function Notice({ id, notice: { kind, title, text } }: BlockProps<'notice'>) {
  return (
    <Place id={id}>
      <Note icon={kind} title={title}>
        <RichText nodes={text} topLevel={3} />
      </Note>
    </Place>
  );
}
