import { styled } from '@mui/material/styles';

/** A field for words to look for. Browsers must not remember them: it has no name and no history. */
export const SearchInput = styled('input')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  minHeight: 48,
  padding: `${theme.space.xs} ${theme.space.m}`,
  border: `2px solid ${theme.vars.palette.site.control}`,
  borderRadius: theme.vars.shape.input,
  color: 'inherit',
  background: theme.vars.palette.site.surface,
  font: 'inherit',
}));

/** How each of them is set. */
export const searchInput = {
  type: 'search',
  autoComplete: 'off',
  autoCapitalize: 'none',
  enterKeyHint: 'search',
} as const;
