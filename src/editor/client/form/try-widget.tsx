import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { embedProviders, isEmbedProvider } from '../../../content/embeds/providers';
import { WidgetDialog } from '../dialogs/widget-dialog';
import { trialPath } from '../../protocol/editor-api';
import { isJsonObject, type Json } from '../../../utils/json';
import { words } from '../../words';

/** Loads a widget from its provider, when that is asked for and not before. */
export function TryWidget({ embed }: { embed: Json | undefined }) {
  const [isTrying, setTrying] = useState(false);
  const helpId = useId();
  const { provider, ref } = isJsonObject(embed) ? embed : {};
  if (!isJsonObject(embed) || !isEmbedProvider(provider) || !ref) return null;
  const { name, linkOnly } = embedProviders[provider];
  if (linkOnly) return null;

  return (
    <Box sx={{ mt: 2 }}>
      <Button
        size="small"
        variant="outlined"
        aria-describedby={helpId}
        onClick={() => setTrying(true)}
      >
        {words.tryWidget}
      </Button>
      <Typography
        id={helpId}
        variant="caption"
        color="text.secondary"
        component="p"
        sx={{ mt: 0.5 }}
      >
        {words.tryWidgetHelp(name)}
      </Typography>
      {isTrying && (
        <WidgetDialog
          address={writeAddress(embed)}
          provider={name}
          onClose={() => setTrying(false)}
        />
      )}
    </Box>
  );
}

function writeAddress(embed: Readonly<Record<string, Json>>): string {
  const query = new URLSearchParams();
  for (const name of ['provider', 'kind', 'ref', 'host']) {
    const value = embed[name];
    if (typeof value === 'string') query.set(name, value);
  }
  return `${trialPath}?${query}`;
}
