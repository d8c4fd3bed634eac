import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Icon } from '../icon';
import type { Json } from '../../../utils/json';
import { findPicture } from '../../schema/list-entries';
import { listMissing } from '../../schema/find-missing';
import { makeStarter } from '../../schema/make-starter';
import { nameValue } from '../../schema/name-value';
import { resolveRef, type SchemaNode } from '../../schema/schema-node';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';
import { Disclosure } from './disclosure';
import { FieldNotes } from './field-notes';
import { NewFile } from './file-setting';
import { GroupFields } from './group-fields';
import { controlId, useFieldFocus, useOpen, useWriter, type SettingProps } from './use-setting';

/**
 * Settings that belong together, closed at first unless they are still to be filled in. Where some of
 * them must be given, the group is added and removed as a whole; else, it is there as soon as one of
 * them is typed.
 */
export function GroupSetting(props: SettingProps) {
  const { node, path, value, label, isRequired } = props;
  const { root, problems, announce } = useEditor();
  const [isOpen, setOpen] = useOpen(path, isRequired && nameValue(value) === undefined);
  const write = useWriter({ ...props, isRequired: false });
  const control = useFieldFocus<HTMLButtonElement>(path);
  const isWhole = (node.required ?? []).length > 0 || node.oneOf !== undefined;

  /** The buttons that add and open it have the same id: the one that comes next gets the focus. */
  function open(isNext: boolean) {
    setOpen(isNext);
    requestAnimationFrame(() => document.getElementById(controlId(path))?.focus());
  }

  if (value === undefined && isWhole) {
    const file = resolveRef(root, node.properties?.['src'] ?? {});
    return (
      <Box>
        <AddPart {...props} onAdded={() => open(true)} />
        {file.format === 'image' && <NewFile {...props} node={file} path={[...path, 'src']} />}
      </Box>
    );
  }

  const isBegun = value !== undefined && !isRequired;
  const isUnfinished = isBegun && problems.within(path).errors > 0;
  const missing = isUnfinished ? listMissing(root, node, value, path) : [];

  function remove() {
    write(undefined);
    open(false);
    announce(words.removed(label));
  }

  return (
    <Disclosure
      path={path}
      label={label}
      picture={findPicture(value)}
      summary={missing.length > 0 ? words.stillMissing(missing) : nameValue(value)}
      isOpen={isOpen}
      onToggle={setOpen}
      control={control}
      actions={
        isBegun && (
          <IconButton aria-label={words.removeOne(label)} onClick={remove}>
            <Icon name="delete" fontSize="small" />
          </IconButton>
        )
      }
    >
      <FieldNotes path={path} help={node.description} />
      {missing.length > 0 && (
        <Typography variant="body2" color="error" sx={{ mt: 0.5 }}>
          {words.stillMissing(missing)}
        </Typography>
      )}
      <Box sx={{ mt: 2 }}>
        <GroupFields node={node} path={path} value={value} />
      </Box>
    </Disclosure>
  );
}

interface AddPartProps extends SettingProps {
  node: SchemaNode;
  /** what it begins with, in place of the example of the schema */
  starter?: Json | undefined;
  onAdded?: () => void;
}

/** The button that adds an optional group or list. */
export function AddPart(props: AddPartProps) {
  const { node, path, label, starter, onAdded } = props;
  const { root, config, announce } = useEditor();
  const write = useWriter(props);
  const button = useFieldFocus<HTMLButtonElement>(path);

  function add() {
    write(starter ?? makeStarter(root, node, config));
    onAdded?.();
    announce(words.added(label));
  }

  return (
    <Box>
      <Button
        ref={button}
        id={controlId(path)}
        size="small"
        variant="outlined"
        startIcon={<Icon name="add" />}
        onClick={add}
      >
        {words.addOne(label)}
      </Button>
      {node.description !== undefined && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {node.description}
        </Typography>
      )}
    </Box>
  );
}
