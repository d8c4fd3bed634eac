import type { ReactNode } from 'react';

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
