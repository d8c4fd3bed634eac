import { styled } from '@mui/material/styles';

/** A field for a line of text. */
export const InputField = styled('input')(({ theme }) => ({
  minWidth: 0,
  minHeight: 48,
  padding: `${theme.space.xs} ${theme.space.m}`,
  border: `2px solid ${theme.vars.palette.site.control}`,
  borderRadius: theme.vars.shape.input,
  color: 'inherit',
  background: theme.vars.palette.site.surface,
  font: 'inherit',
}));

/**
 * How a field for words to look for is set. Browsers must not remember them: it has no name and no
 * history.
 */
export const searchInput = {
  type: 'search',
  autoComplete: 'off',
  autoCapitalize: 'none',
  enterKeyHint: 'search',
} as const;
