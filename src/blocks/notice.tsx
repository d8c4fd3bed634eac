import Container from '@mui/material/Container';
import type { SxProps, Theme } from '@mui/material/styles';
import { Note } from '../components/note';
import { NoticeTitle } from '../components/notice-title';
import { RichText } from '../components/rich-text';
import { selectAfter } from '../contract/tones';
import type { BlockProps } from './block-props';

const place: SxProps<Theme> = ({ space }) => ({
  paddingBlock: space.l,
  [selectAfter('background')]: { paddingTop: 0 },
});

export function Notice({ id, notice }: BlockProps<'notice'>) {
  return (
    <Container id={id} sx={place}>
      <Note icon={notice.kind} title={<NoticeTitle notice={notice} />}>
        <RichText nodes={notice.text} topLevel={3} />
      </Note>
    </Container>
  );
}
