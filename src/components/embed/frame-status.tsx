import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { fillLabel } from '../../payload/fill-label';
import type { ShownLabels } from '../../payload/languages';
import { notify } from '../notify';
import { useSite } from '../site-context';
import { visuallyHidden } from '../visually-hidden';
import type { FrameState } from './watch-frame';

interface FrameStatusProps {
  state: FrameState;
  title: string;
  /** whether the widget never says that it is there */
  isSilent: boolean;
  /** whether its place shows an outline of it, which says enough while it loads */
  isOutlined: boolean;
  /** whether the widget has no place any more */
  isGone: boolean;
  onRetry: () => void;
}

const texts: Partial<Record<FrameState, keyof ShownLabels>> = {
  loading: 'embedLoading',
  slow: 'embedSlow',
  unconfirmed: 'embedUnconfirmed',
  blocked: 'embedBlocked',
};

/** Says how far a widget is. When it may not come, a message at the edge of the window says so too. */
export function FrameStatus({
  state,
  title,
  isSilent,
  isOutlined,
  isGone,
  onRetry,
}: FrameStatusProps) {
  const { labels } = useSite();
  const text = texts[isGone ? 'blocked' : state];
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
      <Box component="output" sx={isOutlined && state === 'loading' ? visuallyHidden : undefined}>
        {text && labels[text]}
      </Box>
      {isFailure && (
        <Button variant="outlined" onClick={onRetry}>
          {labels.retryEmbed}
        </Button>
      )}
      {isSilent && !isFailure && (
        // Mostly the widget is there, so this is an offer and must not look like a fault. Its place is
        // kept free from the start, so that nothing moves when it appears.
        <Typography
          variant="caption"
          sx={({ space }) => ({
            padding: `${space.xxs} ${space.l}`,
            visibility: state === 'arrived' ? undefined : 'hidden',
          })}
        >
          {labels.embedArrived}{' '}
          <Link component="button" type="button" variant="button" onClick={onRetry}>
            {labels.retryEmbed}
          </Link>
        </Typography>
      )}
    </>
  );
}
