import { memo, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Icon } from '../icon';
import { isSame, type Path } from '../../../utils/json';
import { ProblemBadge } from '../problems/problem-badge';
import { isWithin } from '../../model/paths';
import { useEditor } from '../state/editor-context';

interface OutlineSectionProps {
  /** the list in it */
  path: Path;
  label: string;
  count: number;
  children: ReactNode;
}

/** A list of the outline that opens on request, and when something in it is selected. */
export function OutlineSection({ children, ...shown }: OutlineSectionProps) {
  const { selected } = useEditor();
  const holdsSelected = isWithin(selected, shown.path);
  const [isOpen, setOpen] = useState(holdsSelected);
  const [held, setHeld] = useState(holdsSelected);
  if (held !== holdsSelected) {
    setHeld(holdsSelected);
    if (holdsSelected) setOpen(true);
  }
  return (
    <div>
      <SectionButton {...shown} isOpen={isOpen} onOpen={setOpen} />
      {isOpen && <Box sx={{ pl: 2, pb: 1 }}>{children}</Box>}
    </div>
  );
}

interface SectionButtonProps extends Omit<OutlineSectionProps, 'children'> {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** It is not rendered again with each key that is typed in a form. */
const SectionButton = memo(function SectionButton(props: SectionButtonProps) {
  const { path, label, count, isOpen, onOpen } = props;
  return (
    <ButtonBase
      aria-expanded={isOpen}
      onClick={() => onOpen(!isOpen)}
      sx={{
        width: '100%',
        minHeight: 36,
        px: 1,
        gap: 0.5,
        borderRadius: 1,
        justifyContent: 'start',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Icon
        name="expand"
        sx={{
          fontSize: 18,
          color: 'text.secondary',
          transform: isOpen ? 'none' : 'rotate(-90deg)',
        }}
      />
      <Typography component="span" variant="body2" sx={{ flex: 1, textAlign: 'start' }}>
        {label}
      </Typography>
      <ProblemBadge path={path} />
      <Typography component="span" variant="caption" color="text.secondary">
        {count}
      </Typography>
    </ButtonBase>
  );
}, isSame);
