import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { searchLengths } from '../../../content/search-lengths';
import { getIn, type Path, readText } from '../../../utils/json';
import { fillFrom, listPages } from '../../model/find-route';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';

const { title: ofTitle, description: ofDescription } = searchLengths;

/** How search engines show a page: its address, its title and its description, cut off as there. */
export function SearchResult({ path }: { path: Path }) {
  const { config, page: shown } = useEditor();
  const own = listPages(config).filter(({ route }) => route === path[1]);
  const page = own.find((each) => each.path === shown) ?? own[0];
  const route = getIn(config, path);
  if (!page || getIn(route, ['path']) === '*') return null;
  const site = getIn(config, ['site']) ?? {};
  const entry = page.entry && getIn(config, page.entry);
  const read = (name: string) =>
    fillFrom(readText(getIn(route, [name]), page.language) ?? '', {
      site,
      entry,
      language: page.language,
    });
  const [title, description] = [read('title'), read('description')];
  const isListed = getIn(route, ['robots']) !== 'noindex';
  return (
    <Box component="section" aria-label={words.inSearch}>
      <Typography component="h2" variant="subtitle2">
        {words.inSearch}
      </Typography>
      {isListed ? (
        <Box sx={{ p: 1.5, my: 1, border: 1, borderColor: 'divider', borderRadius: 1 }}>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {`${String(getIn(site, ['url']) ?? '')}${page.path}`}
          </Typography>
          <Typography sx={{ color: 'primary.main', overflowWrap: 'anywhere' }}>
            {cutOff(title, ofTitle.longest)}
          </Typography>
          <Typography variant="body2">{cutOff(description, ofDescription.longest)}</Typography>
        </Box>
      ) : (
        <Typography variant="body2">{words.notInSearch}</Typography>
      )}
      <Typography variant="body2" color="text.secondary">
        {words.countTitle(count(title), ofTitle.longest)}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {words.countDescription(count(description), ofDescription.shortest, ofDescription.longest)}
      </Typography>
    </Box>
  );
}

function count(text: string): number {
  return [...text].length;
}

function cutOff(text: string, longest: number): string {
  const characters = [...text];
  return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join('')}…`;
}
