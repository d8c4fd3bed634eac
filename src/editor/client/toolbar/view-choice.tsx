import { memo } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { words } from '../../words';

interface ViewChoiceProps {
  isText: boolean;
  onText: (isText: boolean) => void;
}

/** The page, or the whole site as text. */
export const ViewChoice = memo(function ViewChoice({ isText, onText }: ViewChoiceProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={words.view}
      value={isText}
      onChange={(_event, value: boolean | null) => value !== null && onText(value)}
    >
      <ToggleButton value={false} sx={{ px: 1.5 }}>
        {words.asPage}
      </ToggleButton>
      <ToggleButton value sx={{ px: 1.5 }}>
        {words.asText}
      </ToggleButton>
    </ToggleButtonGroup>
  );
});
