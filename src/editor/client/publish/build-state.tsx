import { useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import type { PublishRun, RunsAnswer } from '../../protocol/publish-api';
import { getIn } from '../../../utils/json';
import { useEditor } from '../state/editor-context';
import { publishWords } from './publish-words';

/** Milliseconds between two questions. */
const askEvery = 5_000;

/** Follows what the host does with a commit until the website shows it. */
export function BuildState({ commit }: { commit: string }) {
  const { api, config, page } = useEditor();
  const [run, setRun] = useState<PublishRun>();
  const isOver = run && run.state !== 'waiting' && run.state !== 'running';

  useEffect(() => {
    if (isOver) return undefined;
    const ask = async (): Promise<void> => {
      const { status, body } = await api.get<RunsAnswer>(`runs?commit=${commit}`);
      if (status === 200) setRun(body.runs?.[0]);
    };
    // Without a connection, it is tried again.
    const asking = setInterval(() => void ask().catch(() => undefined), askEvery);
    return () => clearInterval(asking);
  }, [api, commit, isOver]);

  if (run?.state === 'succeeded') {
    const url = getIn(config, ['site', 'url']);
    return (
      <Alert severity="success">
        {publishWords.isLive}{' '}
        {typeof url === 'string' && (
          <Link href={url.replace(/\/$/, '') + page} target="_blank" rel="noopener">
            {publishWords.showLive}
          </Link>
        )}
      </Alert>
    );
  }
  if (run && isOver) {
    return (
      <Alert severity="error">
        {publishWords.buildFailed}{' '}
        <Link href={run.address} target="_blank" rel="noopener">
          {publishWords.showBuild}
        </Link>
      </Alert>
    );
  }
  const label = run?.state === 'running' ? publishWords.building : publishWords.waitingForBuild;
  return (
    <>
      {label}
      <LinearProgress aria-label={label} />
    </>
  );
}
