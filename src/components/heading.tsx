import Typography, { type TypographyProps } from '@mui/material/Typography';
import { keepNumbers } from '../payload/keep-numbers';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

interface HeadingProps extends TypographyProps {
  level: HeadingLevel;
}

/** A heading of that level, which looks like one unless its variant says otherwise. */
export function Heading({ level, variant, children, ...rest }: HeadingProps) {
  const tag = `h${level}` as const;
  return (
    <Typography variant={variant ?? tag} component={tag} {...rest}>
      {typeof children === 'string' ? keepNumbers(children) : children}
    </Typography>
  );
}

/** The level of headings inside a block: below the block's own heading, and never the page's h1. */
export function rankBelow(level: 1 | 2, title: string | undefined): 2 | 3 {
  return title !== undefined && level === 2 ? 3 : 2;
}

/** The level one step below that. */
export function lowerRank(level: 2 | 3): 3 | 4 {
  return level === 2 ? 3 : 4;
}
