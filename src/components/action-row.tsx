import * as classes from '../contract/page-classes';
import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import type { ActionLink } from '../payload/payload';
import { ActionButton } from './action-button';
import { notPrinted } from './on-paper';

const Row = styled('div')(
  memoTheme(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.space.s,
    ...notPrinted,
  })),
);

/** Buttons side by side; nothing when there are none. */
export function ActionRow({ actions }: { actions: ActionLink[] | undefined }) {
  if (!actions?.length) return null;
  return (
    <Row className={classes.actions}>
      {actions.map((action, index) => (
        <ActionButton key={index} action={action} />
      ))}
    </Row>
  );
}
