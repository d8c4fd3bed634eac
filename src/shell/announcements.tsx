import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import { ActionRow } from '../components/action-row';
import { Note } from '../components/note';
import { notPrinted } from '../components/design-tokens';
import { RichText } from '../components/rich-text';
import { useSite } from '../components/site-context';
import { attributes } from '../contract/page-contract';
import type { Announcement } from '../payload/payload';

const place = ({ space, vars }: Theme) => ({
  display: 'grid',
  gap: space.xs,
  padding: `${space.xs} ${vars.space.gutter}`,
  ...notPrinted,
});

const panel = ({ space }: Theme) => ({
  maxWidth: 'none',
  margin: 0,
  padding: `${space.xs} ${space.m}`,
  alignItems: 'center',
  '& > div:last-of-type': { flex: 1, display: 'flex', gap: space.xs },
});

const message = ({ space }: Theme) => ({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.l}`,
  padding: `${space.xs} 0`,
  overflowWrap: 'anywhere',
  '& > :first-of-type': { flex: '1 1 12em' },
  '& p': { margin: 0 },
});

const close = { '@media (scripting: none)': { display: 'none' } };

interface AnnouncementsProps {
  announcements: readonly Announcement[];
}

/** Messages above the content of a page. The script in the head of the page closes them. */
export function Announcements({ announcements }: AnnouncementsProps) {
  const { labels } = useSite();
  if (announcements.length === 0) return null;
  const isLasting = announcements.some(({ dismissible }) => !dismissible);
  return (
    <Box
      component="section"
      aria-label={labels.announcements}
      aria-live="polite"
      sx={[place, isLasting ? {} : hideDismissed(announcements)]}
    >
      {announcements.map((announcement) => {
        const { key, text, action, dismissible } = announcement;
        return (
          <Note key={key} icon="info" sx={[panel, hideDismissed([announcement])]}>
            <Box sx={message}>
              <div>
                <RichText nodes={text} />
              </div>
              <ActionRow actions={action && [action]} />
            </Box>
            {dismissible && (
              <IconButton
                aria-label={labels.closeMessage}
                sx={close}
                {...{ [attributes.dismiss]: key }}
              >
                ×
              </IconButton>
            )}
          </Note>
        );
      })}
    </Box>
  );
}

/** Not shown once the visitor has closed all of these. */
function hideDismissed(announcements: readonly Announcement[]) {
  const closed = announcements.map(({ key }) => `[${attributes.dismissed}~="${key}"]`);
  return { [`html${closed.join('')} &`]: { display: 'none' } };
}
