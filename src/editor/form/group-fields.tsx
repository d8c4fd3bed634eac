import { Fragment } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Json, Path } from '../model/change';
import { describeShape, listReplaced } from '../schema/describe-shape';
import { isGroup } from '../model/read-value';
import type { SchemaNode } from '../schema/schema-node';
import { resolveRef } from '../schema/schema-node';
import { writeLabel } from '../schema/write-label';
import { useEditor } from '../state/editor-context';
import { words } from '../words';
import { useRenderSetting } from './setting-context';

interface GroupFieldsProps {
  node: SchemaNode;
  path: Path;
  value: Json | undefined;
  /** settings that are shown elsewhere */
  without?: readonly string[];
}

/** All settings of a group, in the order of the schema. */
export function GroupFields({ node, path, value, without }: GroupFieldsProps) {
  const { root } = useEditor();
  const renderSetting = useRenderSetting();
  const group = isGroup(value) ? value : {};
  const properties = Object.entries(node.properties ?? {}).filter(
    ([name]) => !without?.includes(name) && name !== '$schema',
  );
  const unknown = Object.keys(group).filter((name) => !node.properties?.[name]);
  return (
    <Stack sx={{ gap: 2 }}>
      {properties.map(([name, property]) => {
        const resolved = resolveRef(root, property);
        return (
          <Fragment key={name}>
            {renderSetting({
              node: resolved,
              shape: describeShape(root, resolved, group[name]),
              path: [...path, name],
              value: group[name],
              label: writeLabel(name),
              isRequired: node.required?.includes(name) ?? false,
              replaces: listReplaced(node, name),
            })}
          </Fragment>
        );
      })}
      {unknown.length > 0 && <KeptKeys path={path} names={unknown} />}
    </Stack>
  );
}

/** Settings that the schema does not know: they are kept until somebody removes them. */
function KeptKeys({ path, names }: { path: Path; names: readonly string[] }) {
  const { change } = useEditor();
  return (
    <Stack sx={{ gap: 1, alignItems: 'start' }}>
      <Typography variant="body2">
        {words.keptKeys} {names.join(', ')}
      </Typography>
      {names.map((name) => (
        <Button
          key={name}
          size="small"
          onClick={() =>
            change({
              label: words.removeOne(name),
              changes: [{ op: 'remove', path: [...path, name] }],
            })
          }
        >
          {words.removeOne(name)}
        </Button>
      ))}
    </Stack>
  );
}
