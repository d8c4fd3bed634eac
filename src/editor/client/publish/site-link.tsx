import Link from '@mui/material/Link';
import { getIn, readText } from '../../../utils/json';
import { useEditor } from '../state/editor-context';
import { publishWords } from './publish-words';

/** Links to the page in the preview on the published website. */
export function SiteLink() {
  const { config, page } = useEditor();
  const url = readText(getIn(config, ['site', 'url']));
  if (url === undefined) return null;
  return (
    <Link href={url.replace(/\/$/, '') + page} target="_blank" rel="noopener">
      {publishWords.showLive}
    </Link>
  );
}
