import type { SxProps, Theme } from '@mui/material/styles';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { ReactNode } from 'react';
import type { CrisisHelp, NoticeName } from '../payload/entries';
import type { ActionLink, RichText as RichTextNodes } from '../payload/payload';
import { ActionRow } from './action-row';
import { RichText } from './rich-text';
import { Icon, type IconName } from './icon';

interface NoteProps {
  icon: IconName;
  title?: ReactNode;
  /** good to know, not urgent: without a panel */
  isFact?: boolean;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** Something that must not be overlooked. Its title is bold text, no heading of the page. */
export function Note({ icon, title, isFact, sx, children }: NoteProps) {
  const urgent = icon === 'crisis' ? 'crisis' : 'notice';
  return (
    <Alert role="note" variant={isFact ? 'fact' : urgent} icon={<Icon name={icon} />} sx={sx}>
      {title && <AlertTitle component="p">{title}</AlertTitle>}
      {children}
    </Alert>
  );
}

interface NoticeNoteProps {
  notice: CrisisHelp;
  kind: 'crisis' | 'info' | 'limit';
  sx?: SxProps<Theme>;
}

/** A notice of the config. One about a crisis ends with buttons for its numbers. */
export function NoticeNote({ notice, kind, sx }: NoticeNoteProps) {
  return (
    <Note icon={kind} title={<NoticeTitle notice={notice} />} sx={sx}>
      <RichText nodes={notice.text} topLevel={3} />
      {kind === 'crisis' && <CallRow text={notice.text} />}
    </Note>
  );
}

/** The numbers that a text asks to call or to write to, as buttons. */
export function CallRow({ text }: { text: RichTextNodes }) {
  return (
    <ActionRow
      actions={listCalls(text)}
      // Three in a row on a phone. Stronger than the links of the footer.
      sx={({ space }) => ({ gap: space.xs, '&& > a': { paddingInline: space.s } })}
    />
  );
}

function listCalls(nodes: RichTextNodes): ActionLink[] {
  return nodes.flatMap((node): ActionLink[] => {
    if (typeof node === 'string') return [];
    const { attributes = {}, children = [] } = node;
    const href = attributes['href'] ?? '';
    if (!/^(?:tel|sms):/.test(href)) return listCalls(children);
    const words = children.filter((child) => typeof child === 'string').join('');
    return [{ label: words.charAt(0).toUpperCase() + words.slice(1), href, style: 'second' }];
  });
}

/** The title of a notice, with the countries in which its phone numbers work. */
export function NoticeTitle({ notice }: { notice: NoticeName }) {
  const { title, region, otherRegions = [] } = notice;
  if (!region) return title;
  return (
    <>
      {title} (<span>{[region, ...otherRegions].join(', ')}</span>)
    </>
  );
}
