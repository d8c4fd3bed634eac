import { isTranslatable } from '../../../content/schema/schema-node';
import { isLanguages, LanguagesSetting } from '../languages/languages-setting';
import { listLanguages } from '../../model/languages';
import type { Shape } from '../../schema/describe-shape';
import { useEditor } from '../state/editor-context';
import { BranchSetting } from './branch-setting';
import { CodeSetting, EntrySetting, OptionsSetting } from './choice-setting';
import { ColorSetting } from './color-setting';
import { EmbedSetting } from './embed-setting';
import { FileSetting } from './file-setting';
import { GroupSetting } from './group-setting';
import { ListSetting } from './list-setting';
import { NumberSetting } from './number-setting';
import { PointSetting } from './point-setting';
import { SeveralSetting } from './several-setting';
import { SwitchSetting } from './switch-setting';
import { TextSetting } from './text-setting';
import { useFormLanguages } from './form-languages';
import { FormattedText } from '../late-parts';
import { TranslatedSetting } from './translated-setting';
import { UnknownSetting } from './unknown-setting';
import type { SettingProps } from './use-setting';
import { isWidgetRef, WidgetSetting } from './widget-setting';

/** The control of one setting, whatever it is: its shape follows from the schema. */
export function Setting({ shape, ...props }: SettingProps & { shape: Shape }) {
  const { config } = useEditor();
  const [main] = listLanguages(config);
  const isForeign = useFormLanguages().some((language) => main !== undefined && language !== main);
  switch (shape.kind) {
    case 'group':
      return <GroupSetting {...props} />;
    case 'choice':
      return <BranchSetting {...props} shape={shape} />;
    case 'list':
      if (isLanguages(props.path)) return <LanguagesSetting {...props} items={shape.items} />;
      return <ListSetting {...props} items={shape.items} />;
    case 'options':
      return <OptionsSetting {...props} values={shape.values} />;
    case 'several':
      return <SeveralSetting {...props} values={shape.values} />;
    case 'code':
      return <CodeSetting {...props} format={shape.format} />;
    case 'entry':
      // Where a widget is shown; of a person's widgets, each has its kind.
      if (shape.entity === 'embed' && props.path.at(-1) === 'embed')
        return <EmbedSetting {...props} />;
      return <EntrySetting {...props} entity={shape.entity} />;
    case 'mark':
    case 'switch':
      return <SwitchSetting {...props} isMark={shape.kind === 'mark'} />;
    case 'number':
      return <NumberSetting {...props} />;
    case 'text':
      if (isForeign && isTranslatable(props.node))
        return <TranslatedSetting {...props} input={shape.input} />;
      if (isWidgetRef(props.path)) return <WidgetSetting {...props} />;
      if (shape.input === 'color') return <ColorSetting {...props} />;
      if (shape.input === 'html') return <FormattedText {...props} />;
      if (shape.input === 'file') return <FileSetting {...props} />;
      if (shape.input === 'point') return <PointSetting {...props} />;
      return <TextSetting {...props} input={shape.input} />;
    case 'translations':
      return <TranslatedSetting {...props} input={shape.input} />;
    case 'unknown':
      return <UnknownSetting {...props} />;
  }
}
