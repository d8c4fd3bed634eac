import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import IconButton from '@mui/material/IconButton';
import { isList, type Json, type JsonList } from '../../../utils/json';
import { Icon } from '../icon';
import type { RootSchema, SchemaNode } from '../../schema/schema-node';
import { writeLabel } from '../../schema/write-label';
import { makeStarter } from '../../schema/make-starter';
import { useEditor } from '../state/editor-context';
import { addId, useListEdits } from '../state/use-list-edits';
import { words } from '../../words';
import { FieldNotes } from './field-notes';
import { AddPart } from './group-setting';
import { ListImages } from './list-images';
import { ListRow } from './list-row';
import { controlId, useFieldFocus, useWriter, type SettingProps } from './use-setting';

const place = 'form';

interface ListSettingProps extends SettingProps {
  items: SchemaNode;
  /** the text of the button that adds an entry, where it is a special one */
  addLabel?: string;
  /** in place of adding an example */
  onAdd?: () => void;
}

/** A list: its entries can be added, moved, duplicated and removed. */
export function ListSetting({ items, addLabel, onAdd, ...props }: ListSettingProps) {
  const { node, path, value, label, isRequired } = props;
  const { root, config, announce, focusSetting } = useEditor();
  const itemLabel = items.title === undefined ? undefined : writeLabel(items.title);
  const edits = useListEdits({ place, list: path, itemLabel: itemLabel ?? label });
  const heading = useFieldFocus<HTMLHeadingElement>(path);
  const write = useWriter({ ...props, isRequired: false });
  if (value === undefined && !isRequired) {
    const starter = makeFirst(root, node, items, config);
    return (
      <AddPart
        {...props}
        starter={starter}
        onAdded={() => focusSetting([...path, 0], { isNew: true })}
      />
    );
  }

  /** What is new begins with an example: it is open, so that its words can be replaced. */
  function add() {
    const { length } = edits.items;
    const index = node.lastStays ? Math.max(0, length - 1) : length;
    edits.add(items, index);
    focusSetting([...path, index], { isNew: true });
  }

  function removeAll() {
    write(undefined);
    announce(words.removed(label));
    requestAnimationFrame(() => document.getElementById(controlId(path))?.focus());
  }

  return (
    <div>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography ref={heading} tabIndex={-1} variant="subtitle2" component="h2">
          {label}
        </Typography>
        {!isRequired && (
          <IconButton size="small" aria-label={words.removeOne(label)} onClick={removeAll}>
            <Icon name="delete" sx={{ fontSize: 18 }} />
          </IconButton>
        )}
      </Stack>
      <FieldNotes path={path} help={node.description} />
      <Stack component="ul" sx={{ gap: 1, listStyle: 'none', p: 0, my: 1 }}>
        {edits.items.map((item, index) => (
          <ListRow
            key={edits.keys[index]}
            place={place}
            list={path}
            index={index}
            node={items}
            value={item}
            edits={edits}
          />
        ))}
      </Stack>
      {edits.items.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {words.listIsEmpty}
        </Typography>
      )}
      {edits.hasRoom ? (
        <Button
          id={addId(place, path)}
          size="small"
          variant="outlined"
          startIcon={<Icon name="add" />}
          onClick={onAdd ?? add}
        >
          {addLabel ?? (itemLabel === undefined ? words.addTo(label) : words.addOne(itemLabel))}
        </Button>
      ) : (
        <Typography variant="body2">{words.atMost(edits.most)}</Typography>
      )}
      {edits.hasRoom && <ListImages {...props} items={items} />}
    </div>
  );
}

/** A new list: its example, or one entry. */
function makeFirst(root: RootSchema, list: SchemaNode, items: SchemaNode, config: Json): JsonList {
  // A list of choices may mean all of them while it is empty: the first one must be chosen.
  if (items.enum) return [''];
  const example = makeStarter(root, list, config);
  return isList(example) && example.length > 0 ? example : [makeStarter(root, items, config)];
}
