import * as classes from '../contract/page-classes';
import { attributes } from '../contract/page-contract';
import { styled } from '@mui/material/styles';
import { onPaper } from './on-paper';

const Tags = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.xs,
  padding: 0,
  listStyle: 'none',
  li: {
    padding: `${theme.space.xxs} ${theme.space.s}`,
    // Seen where the system's colors replace ours.
    border: '1px solid transparent',
    borderRadius: 999,
    fontSize: theme.typography.body2.fontSize,
    color: theme.vars.palette.site.heading,
    background: theme.vars.palette.site.tint1,
    [`[${attributes.tone}=tint1] &`]: { background: theme.vars.palette.site.surface },
    [onPaper]: { background: 'none' },
  },
}));

/** Short words side by side. */
export function TagList({ tags }: { tags: string[] }) {
  return (
    <Tags className={classes.tags}>
      {tags.map((tag, index) => (
        <li key={index}>{tag}</li>
      ))}
    </Tags>
  );
}
