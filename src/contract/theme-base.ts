/** What the themes of the site and of the editor have in common. */
export const themeBase = {
  button: { fontWeight: 600, textTransform: 'none' },
  buttonBase: { disableRipple: true },
} as const;
