import { styled } from '@mui/material/styles';
import { Note } from '../components/note';
import { NoticeTitle } from '../components/notice-title';
import { RichText } from '../components/rich-text';
import { selectAfter } from '../components/section';
import type { BlockProps } from './block-props';
import { plainOnPaper } from '../components/on-paper';

const Place = styled('div')(({ theme }) => ({
  padding: `${theme.space.l} ${theme.vars.space.gutter}`,
  [selectAfter('background')]: { paddingTop: 0 },
  ...plainOnPaper,
}));

export function Notice({ id, notice }: BlockProps<'notice'>) {
  return (
    <Place id={id}>
      <Note icon={notice.kind} title={<NoticeTitle notice={notice} />}>
        <RichText nodes={notice.text} topLevel={3} />
      </Note>
    </Place>
  );
}
