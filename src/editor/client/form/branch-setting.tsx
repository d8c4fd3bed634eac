import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Shape } from '../../schema/describe-shape';
import { nameValue } from '../../schema/name-value';
import { chooseBranch } from '../../schema/schema-node';
import { useEditor } from '../state/editor-context';
import { AddPart } from './group-setting';
import { BranchFields } from './branch-fields';
import { Disclosure } from './disclosure';
import { FieldNotes } from './field-notes';
import { useFieldFocus, useOpen, type SettingProps } from './use-setting';

type ChoiceShape = Extract<Shape, { kind: 'choice' }>;

/** A group whose settings depend on what kind it is. */
export function BranchSetting({ shape, ...props }: SettingProps & { shape: ChoiceShape }) {
  const { node, path, value, label } = props;
  const { root } = useEditor();
  const [isOpen, setOpen] = useOpen(path, true);
  const control = useFieldFocus<HTMLButtonElement>(path);
  if (value === undefined) return <AddPart {...props} />;
  const branch = chooseBranch(root, node, value);
  return (
    <Disclosure
      path={path}
      label={label}
      summary={branch?.description ?? nameValue(value)}
      isOpen={isOpen}
      onToggle={setOpen}
      control={control}
    >
      <Stack sx={{ gap: 2 }}>
        <FieldNotes path={path} help={node.description} />
        <Box>
          <BranchFields node={node} path={path} value={value} property={shape.property} />
        </Box>
      </Stack>
    </Disclosure>
  );
}
