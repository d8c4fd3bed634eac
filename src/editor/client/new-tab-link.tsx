import Link from '@mui/material/Link';

/** A link to another website, on a line that is large enough for a thumb. */
export function NewTabLink({ href, text }: { href: string; text: string }) {
  return (
    <Link
      href={href}
      target="_blank"
      rel="noreferrer"
      sx={{ display: 'inline-block', py: 1, overflowWrap: 'anywhere' }}
    >
      {text}
    </Link>
  );
}
