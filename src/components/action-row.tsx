import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ActionLink } from '../payload/payload';
import { ActionButton } from './action-button';
import { notPrinted } from './design-tokens';

interface ActionRowProps {
  actions: ActionLink[] | undefined;
  sx?: SxProps<Theme>;
}

const buttons: SxProps<Theme> = ({ space }) => ({
  alignItems: 'center',
  gap: space.s,
  ...notPrinted,
});

/** Buttons side by side; nothing when there are none. */
export function ActionRow({ actions, sx }: ActionRowProps) {
  if (!actions?.length) return null;
  return (
    <Stack direction="row" sx={[buttons, ...(Array.isArray(sx) ? sx : [sx])]}>
      {actions.map((action, index) => (
        <ActionButton key={index} action={action} />
      ))}
    </Stack>
  );
}
