import { useState } from 'react';
import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import type { PublishRun, RunsAnswer } from '../../protocol/publish-api';
import { useEditor } from '../state/editor-context';
import { usePolling } from '../state/use-polling';
import { getIn, readText } from '../../../utils/json';
import { publishWords } from './publish-words';

/** Milliseconds between two questions. */
const askEvery = 5_000;

/** Without a run after as many answers, another host builds the website, which cannot be followed. */
const maxEmpty = 12;

/** Follows what the host does with a commit until the website shows it. */
export function BuildState({ commit }: { commit: string }) {
  const { api } = useEditor();
  const [run, setRun] = useState<PublishRun>();
  const [isElsewhere, setElsewhere] = useState(false);
  const isOver = isElsewhere || (run && run.state !== 'waiting' && run.state !== 'running');

  usePolling(isOver ? undefined : askEvery, async (answers) => {
    const { status, body } = await api.get<RunsAnswer>(`runs?commit=${commit}`);
    // Also without the permission: the host does not say what it runs.
    const { runs = [] } = status === 200 ? body : {};
    // An answer that fails later does not undo what an earlier one said.
    if (runs.length > 0) setRun(chooseRun(runs));
    else setElsewhere(!run && answers >= maxEmpty);
  });

  if (run?.state === 'succeeded') {
    return (
      <Alert severity="success">
        {publishWords.isLive} <SiteLink />
      </Alert>
    );
  }
  if (!run && isOver) {
    return (
      <Alert severity="info">
        {publishWords.builtElsewhere} <SiteLink />
      </Alert>
    );
  }
  if (run && isOver) {
    const isCanceled = run.state === 'canceled';
    return (
      <Alert severity={isCanceled ? 'warning' : 'error'}>
        {isCanceled ? publishWords.buildCanceled : publishWords.buildFailed}{' '}
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

/** The run that tells most, of all workflows of a commit. */
function chooseRun(runs: readonly PublishRun[]): PublishRun | undefined {
  const order = ['failed', 'running', 'waiting', 'succeeded', 'canceled'] as const;
  return order.flatMap((state) => runs.filter((run) => run.state === state))[0];
}

/** Links to the page in the preview on the published website. */
export function SiteLink() {
  const { config, page } = useEditor();
  const url = readText(getIn(config, ['site', 'url']));
  if (url === undefined) return null;
  return (
    <Link href={url.replace(/\/$/, '') + page} target="_blank" rel="noopener">
      {publishWords.showLive}
    </Link>
  );
}
