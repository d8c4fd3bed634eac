import type { ComponentProps } from 'react';
import { keepNumbers } from '../payload/keep-numbers';

export type HeadingLevel = 1 | 2 | 3 | 4;

interface HeadingProps extends ComponentProps<'h1'> {
  level: HeadingLevel;
}

/** A heading of that level. */
export function Heading({ level, children, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest}>{typeof children === 'string' ? keepNumbers(children) : children}</Tag>;
}

/** The level of headings inside a block: below the block's own heading, and never the page's h1. */
export function rankBelow(level: 1 | 2, title: string | undefined): 2 | 3 {
  return title !== undefined && level === 2 ? 3 : 2;
}

/** The level one step below that. */
export function lowerRank(level: 2 | 3): 3 | 4 {
  return level === 2 ? 3 : 4;
}
