import { Fragment, useContext, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { isJsonObject, type Json, type JsonObject, type Path } from '../../../utils/json';
import { describeShape, listReplaced } from '../../schema/describe-shape';
import { type SchemaNode, resolveRef } from '../../schema/schema-node';
import { labelSetting, repeatsLabel } from '../../schema/write-label';
import { useEditor } from '../state/editor-context';
import { CheckboxField } from '../dialogs/form-dialog';
import { FieldsDisclosure } from './fields-disclosure';
import { words } from '../../words';
import { formWords } from './form-words';
import { SettingContext } from './use-setting';

/** A form with more settings than this can be searched. */
const searchedFrom = 30;

interface GroupFieldsProps {
  node: SchemaNode;
  path: Path;
  value: Json | undefined;
  /** settings that are at hand although they may be left out */
  usual?: readonly string[];
  /** settings that are shown elsewhere */
  without?: readonly string[];
  /** the entries of its list: settings that most of them have are at hand, too */
  neighbors?: readonly Json[];
}

/** Settings that the editor writes by itself. */
const notAsked = new Set(['$schema', 'sampleTexts']);

/**
 * All settings of a group, in the order of the schema, by their sections if it has some. Those that may
 * be left out and are come last, on request: what a page shows is at hand.
 */
export function GroupFields({ node, path, value, usual, without, neighbors }: GroupFieldsProps) {
  const { root } = useEditor();
  const renderSetting = useContext(SettingContext);
  const group = isJsonObject(value) ? value : {};
  // Fixed while the form is open: no field moves as soon as something is typed into it.
  const [rare] = useState(() =>
    listRare(node, [...(usual ?? []), ...Object.keys(group), ...listCommon(neighbors)]),
  );
  const names = Object.keys(node.properties ?? {})
    .filter((name) => !without?.includes(name) && !notAsked.has(name))
    .toSorted((one, other) => rank(one) - rank(other));
  const unknown = Object.keys(group).filter((name) => !node.properties?.[name]);
  const [sought, setSought] = useState('');
  // Kept as it was: no field goes while it is typed in.
  const [own, setOwn] = useState<readonly string[]>();
  const searched = own ? names.filter((name) => own.includes(name)) : names;
  const found = findNames(node, group, searched, [path, sought]) ?? (own && searched);
  // Something new is filled in from top to bottom.
  const sections = usual ? [] : listSections(node, names);
  const loose = names.filter((name) => !sections.some((section) => section.names.includes(name)));
  const further = loose.filter((name) => rare.has(name));

  function show(name: string) {
    const label = labelSetting([...path, name]);
    const resolved = dropRepeated(resolveRef(root, node.properties?.[name] ?? {}), label);
    return (
      <Fragment key={name}>
        {renderSetting({
          node: resolved,
          shape: describeShape(root, resolved, group[name]),
          path: [...path, name],
          value: group[name],
          label,
          isRequired: node.required?.includes(name) ?? false,
          replaces: listReplaced(node, name),
        })}
      </Fragment>
    );
  }

  const search = names.length >= searchedFrom && (
    <Box>
      <TextField
        fullWidth
        type="search"
        label={words.search}
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <CheckboxField
        label={formWords.changedOnly}
        isOn={own !== undefined}
        onChange={(isOn) => setOwn(isOn ? Object.keys(group) : undefined)}
      />
    </Box>
  );
  if (found) {
    return (
      <Stack sx={{ gap: 2 }}>
        {search}
        <Typography component="output" variant="body2">
          {found.length === 0 ? words.nothingFound : formWords.countFound(found.length)}
        </Typography>
        {found.map(show)}
      </Stack>
    );
  }
  return (
    <Stack sx={{ gap: 2 }}>
      {search}
      {sections.map((section, index) => (
        <FieldsDisclosure key={section.label} path={path} isOpenFirst={index === 0} {...section}>
          {section.names.map(show)}
        </FieldsDisclosure>
      ))}
      {loose.filter((name) => !rare.has(name)).map(show)}
      {unknown.length > 0 && <KeptKeys path={path} names={unknown} />}
      {further.length > 0 && (
        <FieldsDisclosure path={path} names={further} label={words.further}>
          {further.map(show)}
        </FieldsDisclosure>
      )}
    </Stack>
  );
}

/** The settings whose label, note or text has the words that are looked for; undefined when there are none. */
function findNames(
  { properties = {} }: SchemaNode,
  group: JsonObject,
  names: readonly string[],
  [path, sought]: [Path, string],
): string[] | undefined {
  const wanted = sought.trim().toLowerCase();
  if (wanted === '') return undefined;
  return names.filter((name) => {
    const { description, default: usual } = properties[name] ?? {};
    const said = [labelSetting([...path, name]), description, group[name] ?? usual];
    return JSON.stringify(said).toLowerCase().includes(wanted);
  });
}

/** The look of a block comes before its content, and the id that other settings name comes last. */
function rank(name: string): number {
  if (name === 'layout') return 0;
  return name === 'id' ? 2 : 1;
}

function dropRepeated(node: SchemaNode, label: string): SchemaNode {
  const { description = '', ...rest } = node;
  return repeatsLabel(description, label) ? rest : node;
}

/** The parts of a form that the schema makes of the settings. */
function listSections(
  { properties = {} }: SchemaNode,
  names: readonly string[],
): { label: string; names: string[] }[] {
  const labels = new Set(names.flatMap((name) => properties[name]?.section ?? []));
  return [...labels].map((label) => ({
    label,
    names: names.filter((name) => properties[name]?.section === label),
  }));
}

/**
 * What may be left out, and is; where everything may be left out, nothing is rare. Whether and when
 * something is published is never rare.
 */
function listRare(
  { properties = {}, required = [] }: SchemaNode,
  atHand: readonly string[],
): Set<string> {
  const shown = new Set(['layout', 'status', 'publishAt', ...required, ...atHand]);
  const names = Object.keys(properties).filter((name) => !shown.has(name));
  return new Set(required.length === 0 ? [] : names);
}

/** The settings that most entries of a list have. */
function listCommon(entries: readonly Json[] = []): string[] {
  const names = entries.flatMap((entry) => Object.keys(isJsonObject(entry) ? entry : {}));
  const count = (name: string) => names.filter((one) => one === name).length;
  return [...new Set(names)].filter((name) => count(name) > entries.length / 2);
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
