import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { EarlierVersion, VersionAnswer, VersionsAnswer } from '../../protocol/editor-api';
import { isSame, type Json } from '../../../utils/json';
import { readRefusal, type Answered, type EditApi } from '../state/edit-api';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';
import { ClosableDialog } from './task-dialog';
import { VersionDifferences } from './version-differences';

interface VersionsDialogProps {
  api: EditApi;
  onClose: () => void;
  onRestore: (name: string) => void;
}

interface LookedAt {
  name: string;
  /** undefined until it is known */
  answer?: Answered<VersionAnswer>;
}

/** What the file said before it was saved: each version can be looked at and restored. */
export function VersionsDialog({ api, onClose, onRestore }: VersionsDialogProps) {
  const [versions, setVersions] = useState<EarlierVersion[]>();
  const [looked, setLooked] = useState<LookedAt>();
  const { config } = useEditor();
  const isRestorable = canRestore(config, looked);

  useEffect(() => {
    // Who cannot reach the server is told where changes are sent.
    api.get<VersionsAnswer>('versions').then(
      ({ body }) => setVersions(body.versions),
      () => undefined,
    );
  }, [api]);

  function look(name: string) {
    setLooked({ name });
    const query = new URLSearchParams({ name });
    api.get<VersionAnswer>(`version?${query}`).then(
      (answer) => setLooked((now) => (now?.name === name ? { name, answer } : now)),
      () => undefined,
    );
  }

  return (
    <ClosableDialog
      title={words.versions}
      maxWidth="sm"
      onClose={onClose}
      action={
        versions?.length !== 0 && (
          <Button
            variant="contained"
            aria-disabled={!isRestorable}
            sx={isRestorable ? {} : { opacity: 0.55 }}
            onClick={() => {
              if (!looked || !isRestorable) return;
              onRestore(looked.name);
              onClose();
            }}
          >
            {words.restoreVersion}
          </Button>
        )
      }
    >
      <Typography variant="body2">
        {versions?.length === 0 ? words.noVersions : words.versionsHelp}
      </Typography>
      <List>
        {versions?.map(({ name, until, published, changed }) => (
          <li key={name}>
            <ListItemButton
              selected={name === looked?.name}
              aria-expanded={name === looked?.name}
              sx={{ borderRadius: 1 }}
              onClick={() => look(name)}
            >
              <ListItemText
                primary={words.versionUntil(writeMoment(until))}
                secondary={[
                  published !== undefined && words.versionPublished(published),
                  changed !== undefined && words.versionChanged(changed),
                ]
                  .filter(Boolean)
                  .join('\n')}
                slotProps={{ secondary: { sx: { whiteSpace: 'pre-line' } } }}
              />
            </ListItemButton>
            {name === looked?.name && looked.answer && (
              <Differences answer={looked.answer} onClose={onClose} />
            )}
          </li>
        ))}
      </List>
    </ClosableDialog>
  );
}

function canRestore(config: Json, looked: LookedAt | undefined): boolean {
  return looked?.answer?.status === 200 && !isSame(config, looked.answer.body.config);
}

interface DifferencesProps {
  answer: Answered<VersionAnswer>;
  onClose: () => void;
}

function Differences({ answer: { status, body }, onClose }: DifferencesProps) {
  if (status === 200) return <VersionDifferences earlier={body.config} onClose={onClose} />;
  return (
    <Typography variant="body2" sx={{ px: 2 }}>
      {readRefusal(body)}
    </Typography>
  );
}

/** `2026-11-22T18:05:07Z` → "Nov 22, 2026, 6:05:07 PM", in the time zone of the device. */
export function writeMoment(moment: string): string {
  return new Date(moment).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'medium' });
}
