import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Pane } from '../layout';
import { words } from '../../words';

interface PaneChoiceProps {
  panes: readonly Pane[];
  shown: Pane;
  isText: boolean;
  onShow: (pane: Pane) => void;
}

/** On a narrow screen: the outline, the form or the page, which is the text of the site while that is shown. */
export function PaneChoice({ panes, shown, isText, onShow }: PaneChoiceProps) {
  return (
    <ToggleButtonGroup
      exclusive
      color="primary"
      aria-label={words.panes.show}
      value={shown}
      sx={{ flex: '1 1 220px' }}
      onChange={(_event, pane: Pane | null) => pane !== null && onShow(pane)}
    >
      {panes.map((pane) => (
        <ToggleButton key={pane} value={pane} sx={{ flex: 1, minHeight: 48, p: 0.5 }}>
          {pane === 'preview' && isText ? words.asText : words.panes[pane]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
