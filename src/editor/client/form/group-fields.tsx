import { Fragment, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Json, Path } from '../../model/change';
import { describeShape, listReplaced } from '../../schema/describe-shape';
import { isGroup } from '../../model/read-value';
import type { SchemaNode } from '../../schema/schema-node';
import { resolveRef } from '../../schema/schema-node';
import { labelSetting } from '../../schema/write-label';
import { isWithin } from '../../schema/json';
import { useEditor, type FocusRequest } from '../state/editor-context';
import { ProblemsBadge } from '../problems/problem-badge';
import { Disclosure } from './disclosure';
import { words } from '../../words';
import { useRenderSetting } from './setting-context';

interface GroupFieldsProps {
  node: SchemaNode;
  path: Path;
  value: Json | undefined;
  /** settings that are at hand although they may be left out */
  usual?: readonly string[];
  /** settings that are shown elsewhere */
  without?: readonly string[];
}

/**
 * All settings of a group, in the order of the schema. Those that may be left out and are come last,
 * on request: what a page shows is at hand.
 */
export function GroupFields({ node, path, value, usual, without }: GroupFieldsProps) {
  const { root } = useEditor();
  const renderSetting = useRenderSetting();
  const group = isGroup(value) ? value : {};
  // Fixed while the form is open: no field moves as soon as something is typed into it.
  const [rare] = useState(() => listRare(node, [...(usual ?? []), ...Object.keys(group)]));
  const names = Object.keys(node.properties ?? {})
    .filter((name) => !without?.includes(name) && name !== '$schema')
    // What a block looks like comes before what is in it.
    .toSorted((one, other) => Number(other === 'layout') - Number(one === 'layout'));
  const unknown = Object.keys(group).filter((name) => !node.properties?.[name]);
  const further = names.filter((name) => rare.has(name));

  function show(name: string) {
    const resolved = resolveRef(root, node.properties?.[name] ?? {});
    return (
      <Fragment key={name}>
        {renderSetting({
          node: resolved,
          shape: describeShape(root, resolved, group[name]),
          path: [...path, name],
          value: group[name],
          label: labelSetting([...path, name]),
          isRequired: node.required?.includes(name) ?? false,
          replaces: listReplaced(node, name),
        })}
      </Fragment>
    );
  }

  return (
    <Stack sx={{ gap: 2 }}>
      {names.filter((name) => !rare.has(name)).map(show)}
      {unknown.length > 0 && <KeptKeys path={path} names={unknown} />}
      {further.length > 0 && (
        <FurtherFields path={path} names={further}>
          {further.map(show)}
        </FurtherFields>
      )}
    </Stack>
  );
}

/** What may be left out, and is; where everything may be left out, nothing is rare. */
function listRare(
  { properties = {}, required = [] }: SchemaNode,
  atHand: readonly string[],
): Set<string> {
  const shown = new Set(['layout', ...required, ...atHand]);
  const names = Object.keys(properties).filter((name) => !shown.has(name));
  return new Set(required.length === 0 ? [] : names);
}

interface FurtherFieldsProps {
  path: Path;
  names: readonly string[];
  children: ReactNode;
}

function FurtherFields({ path, names, children }: FurtherFieldsProps) {
  const { request } = useEditor();
  const [isOpen, setOpen] = useState(false);
  const [seen, setSeen] = useState<FocusRequest>();
  if (request !== seen) {
    setSeen(request);
    const asked = request?.path[path.length];
    const isHere = request && isWithin(request.path, path) && names.includes(String(asked));
    if (isHere) setOpen(true);
  }
  return (
    <Disclosure
      path={[...path, 'further']}
      label={words.further}
      summary={names.map((name) => labelSetting([...path, name])).join(', ')}
      badge={<ProblemsBadge path={path} names={names} />}
      isOpen={isOpen}
      onToggle={setOpen}
    >
      <Stack sx={{ gap: 2, pt: 1 }}>{children}</Stack>
    </Disclosure>
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
