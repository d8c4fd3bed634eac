import { useContext, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { Json, Path } from '../../../utils/json';
import { describeShape } from '../../schema/describe-shape';
import { findPicture } from '../../schema/list-entries';
import { nameValue } from '../../schema/name-value';
import type { SchemaNode } from '../../schema/schema-node';
import { useEditor } from '../state/editor-context';
import { rowId, type ListEdits } from '../state/use-list-edits';
import { Disclosure } from './disclosure';
import { BranchFields } from './branch-fields';
import { GroupFields } from './group-fields';
import { SettingProblems } from './field-notes';
import { moveByKeys, RowActions } from './row-actions';
import { SettingContext, useFieldFocus, useOpen } from './use-setting';

interface ListRowProps {
  place: string;
  list: Path;
  index: number;
  node: SchemaNode;
  value: Json;
  edits: ListEdits;
}

/** An entry of a list in a form: a group, open while it is still to be filled in, or a control. */
export function ListRow(props: ListRowProps) {
  const { place, list, index, node, value, edits } = props;
  const { root } = useEditor();
  const renderSetting = useContext(SettingContext);
  const path = [...list, index];
  const shape = describeShape(root, node, value);
  const actions = <RowActions place={place} list={list} index={index} edits={edits} />;
  const isPart = shape.kind === 'group' || shape.kind === 'choice';
  return (
    <Box component="li" onKeyDown={(event) => moveByKeys(event, (by) => edits.move(index, by))}>
      {isPart ? (
        <PartRow {...props} path={path} actions={actions}>
          <SettingProblems path={path} />
          {shape.kind === 'choice' ? (
            <BranchFields node={node} path={path} value={value} property={shape.property} />
          ) : (
            <GroupFields node={shape.node} path={path} value={value} neighbors={edits.items} />
          )}
        </PartRow>
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'start', gap: 0.5 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            {renderSetting({
              shape,
              node: withoutHelp(node),
              path,
              value,
              label: `${index + 1}`,
              isRequired: true,
            })}
          </Box>
          {actions}
        </Box>
      )}
    </Box>
  );
}

interface PartRowProps extends ListRowProps {
  path: Path;
  actions: ReactNode;
  children: ReactNode;
}

function PartRow({ place, list, index, value, edits, path, actions, children }: PartRowProps) {
  const [isOpen, setOpen] = useOpen(path, nameValue(value) === undefined);
  const control = useFieldFocus<HTMLButtonElement>(path);
  return (
    <Disclosure
      path={path}
      id={rowId(place, list, index, 'open')}
      label={edits.nameAt(index).replace(/^“(.*)”$/, '$1')}
      picture={findPicture(value)}
      isOpen={isOpen}
      onToggle={setOpen}
      control={control}
      actions={actions}
    >
      {children}
    </Disclosure>
  );
}

/** The list says it once for all. */
function withoutHelp({ description: _description, ...node }: SchemaNode): SchemaNode {
  return node;
}
