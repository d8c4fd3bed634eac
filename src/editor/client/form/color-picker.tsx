import { styled } from '@mui/material/styles';
import type { SchemaNode } from '../../schema/schema-node';
import { words } from '../../words';

interface ColorPickerProps {
  label: string;
  value: string;
  node: SchemaNode;
  write: (value: string) => void;
}

const Swatch = styled('input')(({ theme }) => ({
  flex: 'none',
  width: 44,
  height: 40,
  padding: 2,
  border: `1px solid ${theme.palette.grey[600]}`,
  borderRadius: theme.shape.borderRadius,
  background: 'none',
  cursor: 'pointer',
}));

/** The color itself, which opens the color chooser of the browser. */
export function ColorPicker({ label, value, node, write }: ColorPickerProps) {
  const usual = typeof node.default === 'string' ? node.default : '#000000';
  const shown = /^#[0-9A-Fa-f]{6}$/.test(value) ? value : usual;
  return (
    <Swatch
      type="color"
      aria-label={`${words.pickColor}: ${label}`}
      value={shown.toLowerCase()}
      onChange={({ target }) => write(target.value.toUpperCase())}
    />
  );
}
