import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { VersionAnswer, VersionsAnswer } from '../../protocol/editor-api';
import type { RootSchema } from '../../schema/schema-node';
import type { DocumentStore } from '../state/document-store';
import type { DocumentView } from '../state/document-view';
import type { EditApi } from '../state/edit-api';
import { words } from '../../words';
import type { Json } from '../../../utils/json';
import { readTyped } from './text-sync';
import { TextView } from './text-view';

interface RepairViewProps {
  api: EditApi;
  store: DocumentStore;
  view: DocumentView;
  root: RootSchema;
}

const nowhere: readonly never[] = [];

/** A file that is not JSON, as text: once it is, it can be saved, and the editor opens. */
export function RepairView({ api, store, view, root }: RepairViewProps) {
  const { unfinished } = view;
  const isJson = unfinished !== undefined && 'config' in readTyped(unfinished);
  const [good, setGood] = useState<Json>();

  useEffect(() => {
    findGood(api).then(setGood, () => undefined);
  }, [api]);

  return (
    <Box
      component="main"
      sx={{ display: 'flex', flexDirection: 'column', gap: 2, height: '100dvh', p: 3 }}
    >
      <Typography variant="h1">{words.repairTitle}</Typography>
      <Typography>{words.repairHelp}</Typography>
      <TextView
        api={api}
        store={store}
        view={view}
        root={root}
        path={nowhere}
        onPath={() => undefined}
      />
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Button
          variant="contained"
          disableElevation
          aria-disabled={!isJson}
          sx={isJson ? {} : { opacity: 0.55 }}
          onClick={isJson ? () => void store.repair(unfinished) : undefined}
        >
          {words.repair}
        </Button>
        {good !== undefined && (
          <Button onClick={() => void store.repair(`${JSON.stringify(good, undefined, 2)}\n`)}>
            {words.restoreGood}
          </Button>
        )}
        <output>{view.message.text}</output>
      </Box>
    </Box>
  );
}

/** The newest version that is JSON: of the others, the server only says that they are damaged. */
async function findGood(api: EditApi): Promise<Json | undefined> {
  const { body } = await api.get<VersionsAnswer>('versions');
  for (const { name } of body.versions) {
    const query = new URLSearchParams({ name });
    // oxlint-disable-next-line no-await-in-loop -- the newest is almost always good
    const version = await api.get<VersionAnswer>(`version?${query}`);
    if (version.status === 200) return version.body.config;
  }
  return undefined;
}
