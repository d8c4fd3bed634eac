import { useId, type PointerEvent } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { words } from '../../words';
import { Slider } from '../late-parts';

interface FocusPointProps {
  /** the address of the picture */
  src: string;
  /** `70% 40%`; undefined for the middle */
  value: string | undefined;
  onChange: (value: string) => void;
  /** the id of the first control */
  id?: string;
}

/** The point of a picture that stays in sight: clicked on the picture, or set by two sliders. */
export function FocusPoint({ src, value, onChange, id }: FocusPointProps) {
  const [left, top] = readPoint(value);
  const labelId = useId();
  const sliders = [
    { label: words.fromLeft, at: left, write: (at: number) => onChange(writePoint(at, top)) },
    { label: words.fromTop, at: top, write: (at: number) => onChange(writePoint(left, at)) },
  ];

  function point({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    const { x, y, width, height } = currentTarget.getBoundingClientRect();
    onChange(writePoint(((clientX - x) / width) * 100, ((clientY - y) / height) * 100));
  }

  return (
    <Box component="section" aria-labelledby={labelId}>
      <Typography id={labelId} variant="subtitle2" component="p">
        {words.focusPoint}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {words.focusHelp}
      </Typography>
      <Box
        role="presentation"
        onPointerDown={point}
        sx={{ position: 'relative', width: 'fit-content', cursor: 'crosshair' }}
      >
        <Box
          component="img"
          src={src}
          alt=""
          draggable={false}
          sx={{ display: 'block', maxWidth: '100%', maxHeight: 240, borderRadius: 1 }}
        />
        <Box
          sx={{
            position: 'absolute',
            width: 24,
            height: 24,
            m: '-12px',
            border: '3px solid #FFFFFF',
            borderRadius: '50%',
            boxShadow: '0 0 0 2px #12343B, inset 0 0 0 2px #12343B',
            pointerEvents: 'none',
          }}
          style={{ left: `${left}%`, top: `${top}%` }}
        />
      </Box>
      {sliders.map(({ label, at, write }, index) => (
        <Box key={label} sx={{ display: 'flex', alignItems: 'center', gap: 2, maxWidth: 420 }}>
          <Typography variant="body2" aria-hidden sx={{ width: 110, flex: 'none' }}>
            {label}
          </Typography>
          <Slider
            size="small"
            value={at}
            getAriaValueText={(percent) => `${percent} %`}
            onChange={(_event, next) => write(Number(next))}
            slotProps={{ input: { 'aria-label': label, ...(index === 0 && id && { id }) } }}
          />
        </Box>
      ))}
    </Box>
  );
}

function readPoint(value = ''): [left: number, top: number] {
  const [, left, top] = /^(\d+)% (\d+)%$/.exec(value) ?? [];
  return left === undefined || top === undefined ? [50, 50] : [Number(left), Number(top)];
}

function writePoint(left: number, top: number): string {
  return [left, top].map((at) => `${Math.min(100, Math.max(0, Math.round(at)))}%`).join(' ');
}
