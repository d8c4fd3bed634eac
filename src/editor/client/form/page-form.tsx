import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { nameLanguage } from '../../../content/languages/language-code';
import { hasPage } from '../../../content/languages/page-in-language';
import { AddressDialog } from '../dialogs/address-dialog';
import { RenameDialog } from '../dialogs/rename-dialog';
import { getIn, type Json, type Path, readText } from '../../../utils/json';
import { listLanguages } from '../../model/languages';
import type { SchemaNode } from '../../schema/schema-node';
import { pageWords } from '../../model/page-words';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';
import { SettingProblems } from './field-notes';
import { GroupFields } from './group-fields';
import { SearchResult } from './search-result';
import { useFieldFocus } from './use-setting';

interface PageFormProps {
  node: SchemaNode;
  path: Path;
  value: Json | undefined;
}

/** The settings of a page. Its blocks have forms of their own; its address changes more than itself. */
export function PageForm({ node, path, value }: PageFormProps) {
  const { config } = useEditor();
  const languages = listLanguages(config);
  const others = languages.slice(1).filter((language) => hasPage(value, language, languages));
  return (
    <Stack sx={{ gap: 2 }}>
      <RenameButton path={path} />
      {[undefined, ...others].map((language) => (
        <PageAddress key={language ?? ''} path={path} language={language} />
      ))}
      <SearchResult path={path} />
      <GroupFields node={node} path={path} value={value} without={['path', 'blocks']} />
    </Stack>
  );
}

/** Changes the name of a page in all places at once. Pages for entries have the names of their entries. */
function RenameButton({ path }: { path: Path }) {
  const { config } = useEditor();
  const [isChanging, setChanging] = useState(false);
  if (getIn(config, [...path, 'forEach']) !== undefined) return null;
  return (
    <Box>
      <Button size="small" onClick={() => setChanging(true)}>
        {pageWords.renamePage}
      </Button>
      {isChanging && <RenameDialog route={path} onClose={() => setChanging(false)} />}
    </Box>
  );
}

interface PageAddressProps {
  path: Path;
  /** where it is another one than the main one */
  language: string | undefined;
}

function PageAddress({ path: page, language }: PageAddressProps) {
  const { config } = useEditor();
  const [isChanging, setChanging] = useState(false);
  const path = [...page, 'path'];
  const button = useFieldFocus<HTMLButtonElement>(path);
  const address = readText(getIn(config, path), language) ?? '';
  const name = (text: string) =>
    language === undefined ? text : words.inLanguage(text, nameLanguage(language));
  const route = page[1];
  return (
    <Box>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          {name(words.address)}: {address}
        </Typography>
        {address !== '*' && (
          <Button ref={button} size="small" onClick={() => setChanging(true)}>
            {name(words.changeAddress)}
          </Button>
        )}
      </Stack>
      <SettingProblems path={path} />
      {isChanging && typeof route === 'number' && (
        <AddressDialog route={route} language={language} onClose={() => setChanging(false)} />
      )}
    </Box>
  );
}
