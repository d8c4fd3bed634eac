/** How a formatted text looks while it is edited: quiet, with its headings and lists told apart. */
export function styleRich(isInvalid: boolean) {
  return {
    border: 1,
    borderColor: isInvalid ? 'error.main' : '#6B807F',
    borderRadius: 1,
    bgcolor: 'background.paper',
    '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -1 },
    '& [contenteditable]': {
      minHeight: 96,
      maxHeight: '60vh',
      overflow: 'auto',
      px: 1.5,
      py: 1,
      outline: 'none',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'break-word',
      lineHeight: 1.5,
    },
    '& p, & ul, & ol, & blockquote, & figure': { m: 0, mb: 1 },
    '& li > p': { mb: 0 },
    '& ul, & ol': { pl: 3 },
    '& h2, & h3': { m: 0, mb: 0.5, mt: 1, lineHeight: 1.3 },
    '& h2': { fontSize: '1.2rem' },
    '& h3': { fontSize: '1.05rem' },
    '& blockquote': { pl: 1.5, borderLeft: 3, borderColor: 'divider' },
    '& hr': { border: 0, borderTop: 2, borderColor: 'divider', my: 1.5 },
    '& a': { color: 'primary.main', textDecoration: 'underline' },
    '& img': { maxWidth: '100%', maxHeight: 160, verticalAlign: 'bottom' },
    '& figcaption': {
      color: 'text.secondary',
      fontSize: '.875rem',
      minHeight: '1.5em',
      borderBottom: 1,
      borderColor: 'divider',
    },
    '& .ProseMirror-selectednode': { outline: '3px solid #0B57A4', outlineOffset: 1 },
  } as const;
}
