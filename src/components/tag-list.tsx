import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { CSSObject, Theme } from '@mui/material/styles';
import { onPaper } from './design-tokens';

interface TagListProps {
  tags: string[];
  size?: 'small' | 'medium';
}

/** Short words side by side. */
export function TagList({ tags, size }: TagListProps) {
  return (
    <Stack
      component="ul"
      direction="row"
      sx={({ space }) => ({ gap: space.xs, [onPaper]: { '&&': writeTagsAsWords(space) } })}
    >
      {tags.map((tag, index) => (
        <Chip key={index} component="li" label={tag} size={size} />
      ))}
    </Stack>
  );
}

/** Styles for a list of tags: words with dots between them instead of chips, which take less room. */
export function writeTagsAsWords(space: Theme['space']): CSSObject {
  return {
    display: 'block',
    overflow: 'clip',
    '& > li': {
      display: 'inline-block',
      height: 'auto',
      marginInline: `calc(-1 * ${space.s}) ${space.s}`,
      border: 0,
      background: 'none',
      '& > span': { padding: 0 },
    },
    // The dot before the first word of a line is cut off with the margin.
    '& > li::before': {
      content: '"·"',
      display: 'inline-block',
      width: space.s,
      textAlign: 'center',
    },
  };
}
