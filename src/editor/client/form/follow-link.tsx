import Button from '@mui/material/Button';
import { splitLink } from '../../schema/find-uses';
import { pageChooserId } from '../toolbar/page-chooser';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';

/** Shows the page that a link leads to, where it leads to one of this site. */
export function FollowLink({ href }: { href: string }) {
  const { page, showPage } = useEditor();
  const { address } = splitLink(href);
  const isPage = address.startsWith('/') && !/[{.]/.test(address);
  if (!isPage || address === page) return null;

  /** The form goes: what names the page that came gets the focus. */
  function follow() {
    showPage(address);
    document.getElementById(pageChooserId)?.focus();
  }

  return (
    <Button size="small" onClick={follow}>
      {words.follow}
    </Button>
  );
}
