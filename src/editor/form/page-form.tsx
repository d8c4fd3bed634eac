import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AddressDialog } from '../dialogs/address-dialog';
import type { Json, Path } from '../model/change';
import { isGroup, readText, readValue } from '../model/read-value';
import type { SchemaNode } from '../schema/schema-node';
import { words } from '../words';
import { SettingProblems } from './field-notes';
import { GroupFields } from './group-fields';
import { SearchResult } from './search-result';
import { TranslatedSetting } from './translated-setting';
import { useFieldFocus } from './use-setting';

interface PageFormProps {
  node: SchemaNode;
  path: Path;
  value: Json | undefined;
}

/** The settings of a page. Its blocks have forms of their own; its address changes more than itself. */
export function PageForm({ node, path, value }: PageFormProps) {
  const address = readValue(value, ['path']);
  // Links name a page by the first one; what is changed here is nothing but an address.
  const others = isGroup(address) ? Object.entries(address).slice(1) : [];
  return (
    <Stack sx={{ gap: 2 }}>
      <PageAddress path={[...path, 'path']} address={readText(address) ?? ''} />
      {others.length > 0 && (
        <TranslatedSetting
          node={{ description: words.addressHelp }}
          path={[...path, 'path']}
          value={Object.fromEntries(others)}
          label={words.address}
          isRequired
          input="line"
        />
      )}
      <SearchResult path={path} />
      <GroupFields node={node} path={path} value={value} without={['path', 'blocks']} />
    </Stack>
  );
}

function PageAddress({ path, address }: { path: Path; address: string }) {
  const [isChanging, setChanging] = useState(false);
  const button = useFieldFocus<HTMLButtonElement>(path);
  const route = path[1];
  return (
    <Box>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          {words.address}: {address}
        </Typography>
        {address !== '*' && (
          <Button ref={button} size="small" onClick={() => setChanging(true)}>
            {words.changeAddress}
          </Button>
        )}
      </Stack>
      <SettingProblems path={path} />
      {isChanging && typeof route === 'number' && (
        <AddressDialog route={route} onClose={() => setChanging(false)} />
      )}
    </Box>
  );
}
