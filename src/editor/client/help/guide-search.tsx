import { useEffect, useState, type ReactNode } from 'react';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReadableIndex } from '../../../components/search/find-pages';
import { chooseExcerpt, markWords } from '../../../components/search/mark-words';
import { findGuide } from '../../model/find-guide';
import { helpWords } from '../../model/help-words';
import { guideAddress } from '../../protocol/editor-api';
import { words } from '../../words';
import { takeFocus } from '../dialogs/form-dialog';
import { useEditor } from '../state/editor-context';
import { GuideItem, GuideLink, GuideList } from './guide-list';
import { loadGuideIndex, nameGuide, searchGuides, type FoundGuides } from './search-guides';

/**
 * Finds guides by words and questions.
 *
 * @param children shown until something is looked for, below the guide about what is selected
 */
export function GuideSearch({ children }: { children: ReactNode }) {
  const { config, selected } = useEditor();
  const [index, setIndex] = useState<ReadableIndex | 'failed'>();
  const [asked, setAsked] = useState('');
  const [found, setFound] = useState<FoundGuides>();
  const [title, setTitle] = useState<string>();
  const guide = findGuide(config, selected);
  const isAsked = asked.trim() !== '';

  useEffect(() => {
    loadGuideIndex().then(setIndex, () => setIndex('failed'));
  }, []);

  // Nothing else can be selected while the help is open.
  useEffect(() => {
    if (index === undefined || index === 'failed' || guide === undefined) return;
    void nameGuide(guideAddress(guide), index).then(setTitle);
  }, [guide, index]);

  useEffect(() => {
    if (index === undefined || index === 'failed') return undefined;
    let isCurrent = true;
    void searchGuides(asked, index).then((guides) => isCurrent && setFound(guides));
    return () => {
      isCurrent = false;
    };
  }, [asked, index]);

  return (
    <>
      <TextField
        inputRef={takeFocus}
        type="search"
        fullWidth
        label={helpWords.ask}
        helperText={helpWords.askHelp}
        value={asked}
        onChange={({ target }) => setAsked(target.value)}
      />
      <Typography component="output" variant="body2" sx={{ display: 'block', mt: 1 }}>
        {isAsked && writeState(index, found)}
      </Typography>
      {!isAsked && guide !== undefined && title !== undefined && (
        <Typography variant="body2">
          {helpWords.forSelected} <GuideLink address={guideAddress(guide)}>{title}</GuideLink>
        </Typography>
      )}
      {isAsked && (
        <GuideList>
          {found?.guides.map((page) => (
            <GuideItem
              key={page.path}
              address={page.path}
              title={markWords(page.title, found.words)}
            >
              {markWords(chooseExcerpt(page, found.words).text, found.words)}
            </GuideItem>
          ))}
        </GuideList>
      )}
      {!isAsked && children}
    </>
  );
}

function writeState(index: ReadableIndex | 'failed' | undefined, found: FoundGuides | undefined) {
  if (index === 'failed') return helpWords.unavailable;
  if (!found) return '';
  return found.guides.length === 0 ? words.nothingFound : helpWords.found(found.guides.length);
}
