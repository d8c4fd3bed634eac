import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

interface TagListProps {
  tags: string[];
  size?: 'small' | 'medium';
}

/** Short words side by side. */
export function TagList({ tags, size }: TagListProps) {
  return (
    <Stack component="ul" direction="row" sx={({ space }) => ({ gap: space.xs })}>
      {tags.map((tag, index) => (
        <Chip key={index} component="li" label={tag} size={size} />
      ))}
    </Stack>
  );
}
