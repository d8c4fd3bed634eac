import Button from '@mui/material/Button';
import { Icon } from '../icon';

interface AddButtonProps {
  id: string;
  label: string;
  onClick: () => void;
}

/** The button below a list that adds to it. */
export function AddButton({ id, label, onClick }: AddButtonProps) {
  return (
    <Button id={id} size="small" startIcon={<Icon name="add" />} onClick={onClick}>
      {label}
    </Button>
  );
}
