import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Icon } from '../icon';
import { onlineWords } from './online-words';

interface StepListProps {
  labels: readonly string[];
  /** the position of the step that is done now; the number of steps at the end */
  current: number;
  /** whether this step has failed */
  hasFailed: boolean;
  /** how long it takes */
  patience: string;
}

/** Steps one after the other, and how far each is. */
export function StepList({ labels, current, hasFailed, patience }: StepListProps) {
  const ofCurrent = hasFailed ? 'failed' : 'running';
  return (
    <>
      <Stack component="ol" sx={{ listStyle: 'none', p: 0, m: 0, mb: 2, gap: 1 }}>
        {labels.map((label, index) => {
          const how = index < current ? 'done' : index === current ? ofCurrent : 'waiting';
          return (
            <Stack key={label} component="li" direction="row" sx={{ gap: 1, alignItems: 'center' }}>
              <Box sx={{ width: 24 }}>
                {how === 'done' && <Icon name="check" fontSize="small" />}
              </Box>
              <Typography component="span" color={how === 'waiting' ? 'text.secondary' : undefined}>
                {label}: {onlineWords.states[how]}
              </Typography>
            </Stack>
          );
        })}
      </Stack>
      {current < labels.length && !hasFailed && (
        <>
          <Typography variant="body2" gutterBottom>
            {patience}
          </Typography>
          <LinearProgress aria-label={patience} />
        </>
      )}
    </>
  );
}
