import {
  memo,
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
} from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { getIn, type Json, type Path } from '../../../utils/json';
import { namePlace } from '../../schema/describe-place';
import { describeShape } from '../../schema/describe-shape';
import { writeKey } from '../../model/paths';
import { findNode, type SchemaNode } from '../../schema/schema-node';
import { writeLabel } from '../../schema/write-label';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';
import { LeadColorFields } from '../presets/lead-colors';
import { PresetGallery } from '../presets/preset-gallery';
import { TextSize } from '../presets/text-size';
import { BranchFields } from './branch-fields';
import { CrisisNumbers } from './crisis-numbers';
import { EntryOwners } from './entry-owners';
import { SettingProblems } from './field-notes';
import { FormLanguages, LanguageSwitch, useLanguageChoice } from './form-languages';
import { GroupFields } from './group-fields';
import { PageForm } from './page-form';
import { Setting } from './setting';
import { SettingContext } from './use-setting';
import { VisitedSettings } from './visited-settings';

/** Shows the control of any setting. */
export const renderSetting = (props: ComponentProps<typeof Setting>) => <Setting {...props} />;

/** The form of what is selected; only that one is mounted. */
export const FormPanel = memo(function FormPanel() {
  const { root, config, selected } = useEditor();
  const { languages, ...choice } = useLanguageChoice();
  const node = selected.length > 0 ? findNode(root, config, selected) : undefined;
  const value = getIn(config, selected);
  const isThere = value !== undefined || typeof selected.at(-1) === 'string';
  if (!node || !isThere) {
    return (
      <>
        <VisuallyHidden as="h1" tabIndex={-1}>
          {words.form}
        </VisuallyHidden>
        <Typography color="text.secondary">{words.nothingSelected}</Typography>
      </>
    );
  }
  return (
    <SettingContext value={renderSetting}>
      <FormLanguages value={languages}>
        <Form key={writeKey(selected)} node={node} path={selected} value={value}>
          <LanguageSwitch path={selected} {...choice} />
        </Form>
      </FormLanguages>
    </SettingContext>
  );
});

interface FormProps {
  node: SchemaNode;
  path: Path;
  value: Json | undefined;
}

/** @param children comes before the fields */
function Form({ node, path, value, children }: FormProps & { children: ReactNode }) {
  const { config, request } = useEditor();
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // The form that was here before may have been scrolled. A setting that gets the focus scrolls later.
  useLayoutEffect(() => {
    panel.current?.closest('section')?.scrollTo({ top: 0 });
  }, []);

  // A setting that has no control of its own leads to the top of the form it is in.
  useEffect(() => {
    if (request && !request.keepsFocus && !panel.current?.contains(document.activeElement))
      heading.current?.focus();
  }, [request]);

  return (
    <Box ref={panel}>
      <Typography ref={heading} tabIndex={-1} variant="h1" sx={{ outline: 'none' }}>
        {namePlace(config, path).replace(/^“(.*)”$/, '$1')}
      </Typography>
      {node.description !== undefined && !node.discriminator && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {node.description}
        </Typography>
      )}
      <EntryOwners path={path} />
      <CrisisNumbers path={path} value={value} />
      <Box sx={{ my: 2 }}>
        <SettingProblems path={path} />
      </Box>
      {children}
      <VisitedSettings>
        <Fields node={node} path={path} value={value} />
      </VisitedSettings>
    </Box>
  );
}

function Fields({ node, path, value }: FormProps) {
  const { root } = useEditor();
  const shape = describeShape(root, node, value);
  if (shape.kind === 'choice' && value !== undefined) {
    return <BranchFields node={node} path={path} value={value} property={shape.property} />;
  }
  if (shape.kind === 'group') {
    const isTheme = path[0] === 'theme' && path.length === 1;
    const Group = isTheme ? ThemeForm : path[0] === 'routes' ? PageForm : GroupFields;
    return <Group node={node} path={path} value={value} />;
  }
  return (
    <Setting
      shape={shape}
      node={node}
      path={path}
      value={value}
      label={writeLabel(String(path.at(-1)))}
      isRequired
    />
  );
}

/** The look of the site: as a whole, by two colors and the size of text, and each setting. */
function ThemeForm(props: FormProps) {
  return (
    <Stack sx={{ gap: 3 }}>
      <PresetGallery />
      <LeadColorFields />
      <TextSize />
      <GroupFields {...props} />
    </Stack>
  );
}
