import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { getIn, type Json, type Path } from '../../../utils/json';
import { changeBranch, type ChangedBranch } from '../../schema/change-branch';
import { chooseBranch, listBranches, type SchemaNode } from '../../schema/schema-node';
import { writeLabel } from '../../schema/write-label';
import { useEditor } from '../state/editor-context';
import { setValue } from '../../model/write-edits';
import { words } from '../../words';
import { OptionsSetting } from './choice-setting';
import { GroupFields } from './group-fields';

interface BranchFieldsProps {
  node: SchemaNode;
  path: Path;
  value: Json;
  /** the setting that says which kind it is */
  property: string;
}

/** Which kind it is, then the settings of that kind. What a change of kind would lose is asked. */
export function BranchFields({ node, path, value, property }: BranchFieldsProps) {
  const { root, config, change } = useEditor();
  const [asked, setAsked] = useState<ChangedBranch>();
  const branch = chooseBranch(root, node, value);
  const kinds = listBranches(root, node).flatMap(({ properties }) => {
    const kind = properties?.[property]?.const;
    return kind === undefined ? [] : [kind];
  });

  function write(next: ChangedBranch) {
    setAsked(undefined);
    change({ label: words.otherType, changes: [setValue(config, path, next.value)] });
  }

  function choose(to: string) {
    const next = changeBranch(root, { node, value, to, config });
    if (next.lost.length > 0) setAsked(next);
    else write(next);
  }

  return (
    <Stack sx={{ gap: 2 }}>
      <OptionsSetting
        node={{ ...(branch?.description !== undefined && { description: branch.description }) }}
        path={[...path, property]}
        value={getIn(value, [property])}
        label={writeLabel(property === 'type' || property === 'of' ? 'kind' : property)}
        isRequired
        values={kinds}
        onChoose={choose}
      />
      {branch && <GroupFields node={branch} path={path} value={value} without={[property]} />}
      <Dialog open={asked !== undefined} onClose={() => setAsked(undefined)}>
        <DialogTitle>{words.otherType}</DialogTitle>
        <DialogContent>
          {words.lost} {asked?.lost.map(writeLabel).join(', ')}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsked(undefined)}>{words.keepType}</Button>
          <Button variant="contained" onClick={() => asked && write(asked)}>
            {words.otherType}
          </Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
