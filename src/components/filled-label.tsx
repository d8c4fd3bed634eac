import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useSite } from './site-context';

interface FilledLabelProps {
  label: string;
  values: Readonly<Record<string, ReactNode>>;
}

/**
 * A label with its words in braces filled. Each of them is an element of its own: it may be in another
 * language than the label, and name it.
 */
export function FilledLabel({ label, values }: FilledLabelProps): ReactNode {
  return label
    .split(/\{([a-zA-Z]+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : <span key={index}>{values[part]}</span>));
}

const line: SxProps<Theme> = ({ space, typography, vars }) => ({
  display: 'block',
  marginBottom: space.xs,
  fontFamily: typography.h3.fontFamily,
  fontSize: '1.1em',
  lineHeight: 1.4,
  color: vars.palette.site.heading,
});

/** What somebody says of their own work, before what others say of it. */
export function Greeting({ children }: { children: string }) {
  const { labels } = useSite();
  return (
    <Box component="span" sx={line}>
      <FilledLabel label={labels.quoted} values={{ text: children }} />
    </Box>
  );
}
