import { useEffect, useRef } from 'react';
import { fillLabel } from '../../pages/fill-label';
import type { Labels } from '../../generated/config-types';
import { notify } from '../notify';
import { PillButton } from '../pill-button';
import { useSite } from '../site-context';
import type { FrameState } from './watch-frame';

interface FrameStatusProps {
  state: FrameState;
  title: string;
  onRetry: () => void;
}

const texts: Partial<Record<FrameState, keyof Labels>> = {
  loading: 'embedLoading',
  slow: 'embedSlow',
  unconfirmed: 'embedUnconfirmed',
  blocked: 'embedBlocked',
};

/** Says how far a widget is. When it may not come, a message at the edge of the window says so too. */
export function FrameStatus({ state, title, onRetry }: FrameStatusProps) {
  const { labels } = useSite();
  const text = texts[state];
  const isFailure = state === 'unconfirmed' || state === 'blocked';
  const retry = useRef(onRetry);

  useEffect(() => {
    retry.current = onRetry;
  }, [onRetry]);

  useEffect(() => {
    if (!isFailure) return undefined;
    return notify({
      kind: 'action',
      failure: true,
      text: fillLabel(labels.embedFailed, { title }),
      action: { label: labels.retryEmbed, run: () => retry.current() },
    });
  }, [isFailure, labels, title]);

  return (
    <>
      <output>{text && labels[text]}</output>
      {isFailure && (
        <PillButton look="second" onClick={onRetry}>
          {labels.retryEmbed}
        </PillButton>
      )}
    </>
  );
}
