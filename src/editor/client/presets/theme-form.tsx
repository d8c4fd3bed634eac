import Stack from '@mui/material/Stack';
import { GroupFields } from '../form/group-fields';
import type { Json, Path } from '../../../utils/json';
import type { SchemaNode } from '../../schema/schema-node';
import { LeadColorFields } from './lead-colors';
import { PresetGallery } from './preset-gallery';
import { TextSize } from './text-size';

interface ThemeFormProps {
  node: SchemaNode;
  path: Path;
  value: Json | undefined;
}

/** The look of the site: as a whole, by two colors and the size of text, and each setting. */
export function ThemeForm(props: ThemeFormProps) {
  return (
    <Stack sx={{ gap: 3 }}>
      <PresetGallery />
      <LeadColorFields />
      <TextSize />
      <GroupFields {...props} />
    </Stack>
  );
}
