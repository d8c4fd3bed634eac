import { useEffect, useRef } from 'react';
import { styled } from '@mui/material/styles';
import { fillLabel } from '../../payload/fill-label';
import type { ShownLabels } from '../../payload/languages';
import { notify } from '../notify';
import { PillButton } from '../pill-button';
import { useSite } from '../site-context';
import type { FrameState } from './watch-frame';

interface FrameStatusProps {
  state: FrameState;
  title: string;
  /** whether the widget never says that it is there */
  isSilent: boolean;
  onRetry: () => void;
}

const texts: Partial<Record<FrameState, keyof ShownLabels>> = {
  loading: 'embedLoading',
  slow: 'embedSlow',
  unconfirmed: 'embedUnconfirmed',
  blocked: 'embedBlocked',
};

// Mostly the widget is there, so this is an offer and must not look like a fault. Its place is kept
// free from the start, so that nothing moves when it appears.
const Offer = styled('p')(({ theme }) => ({
  margin: 0,
  padding: `${theme.space.xxs} ${theme.space.l}`,
  fontSize: theme.typography.caption.fontSize,
  '&:not([data-shown])': { visibility: 'hidden' },
  button: {
    minHeight: 44,
    padding: 0,
    border: 0,
    font: 'inherit',
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: '.35em',
    color: theme.vars.palette.site.primary,
    background: 'none',
    cursor: 'pointer',
  },
}));

/** Says how far a widget is. When it may not come, a message at the edge of the window says so too. */
export function FrameStatus({ state, title, isSilent, onRetry }: FrameStatusProps) {
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
      {isSilent && !isFailure && (
        <Offer data-shown={state === 'arrived' ? '' : undefined}>
          {labels.embedArrived}{' '}
          <button type="button" onClick={onRetry}>
            {labels.retryEmbed}
          </button>
        </Offer>
      )}
    </>
  );
}
