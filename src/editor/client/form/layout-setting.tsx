import { styled, useTheme } from '@mui/material/styles';
import { getIn, isJsonObject, type Json } from '../../../utils/json';
import { writeLabel } from '../../schema/write-label';
import { useEditor } from '../state/editor-context';
import { FieldNotes, useDescription } from './field-notes';
import { layoutDrawings, type Part, type Shape } from './layout-drawings';
import { controlId, useFieldFocus, useWriter, type SettingProps } from './use-setting';

/** The drawings of the layouts of the block that a setting belongs to, if it is such a setting. */
export function useLayoutDrawings({
  path,
}: Pick<SettingProps, 'path'>): Readonly<Record<string, readonly Part[]>> | undefined {
  const { config } = useEditor();
  if (path.at(-1) !== 'layout') return undefined;
  const block = getIn(config, path.slice(0, -1));
  // Where there is but one of its kind, that is its name.
  const type = isJsonObject(block) ? (block.type ?? path.at(-2)) : undefined;
  return typeof type === 'string' ? layoutDrawings[type] : undefined;
}

const Choices = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  border: 0,
  legend: { padding: 0, marginBottom: 8, ...theme.typography.subtitle2 },
  label: {
    display: 'grid',
    gap: 4,
    padding: 8,
    border: `1px solid ${theme.palette.grey[600]}`,
    borderRadius: theme.shape.borderRadius,
    cursor: 'pointer',
    ...theme.typography.body2,
  },
  'label:has(:checked)': { outline: `2px solid ${theme.palette.primary.main}` },
  'label:has(:focus-visible)': { outline: '3px solid #0B57A4', outlineOffset: 2 },
  input: { margin: '0 6px 0 0', verticalAlign: -2, accentColor: theme.palette.primary.main },
  svg: { display: 'block', width: 72, height: 48, background: theme.palette.background.paper },
}));

interface LayoutSettingProps extends SettingProps {
  values: readonly Json[];
  drawings: Readonly<Record<string, readonly Part[]>>;
}

/** The layout of a block, by small drawings: arrow keys try one after the other in the preview. */
export function LayoutSetting({ values, drawings, ...props }: LayoutSettingProps) {
  const { node, path, value = node.default, label } = props;
  const write = useWriter({ ...props, isRequired: false });
  const control = useFieldFocus<HTMLInputElement>(path);
  const description = useDescription(path, node.description);
  return (
    <>
      <Choices {...description}>
        <legend>{label}</legend>
        {values.map((each, index) => {
          const isChosen = each === value;
          return (
            <label key={String(each)}>
              <Drawing parts={drawings[String(each)] ?? []} />
              <span>
                <input
                  ref={isChosen ? control : undefined}
                  id={isChosen ? controlId(path) : undefined}
                  type="radio"
                  name={controlId(path)}
                  checked={isChosen}
                  onChange={() => write(each === node.default ? undefined : each)}
                />
                {node.enumDescriptions?.[index] ?? writeLabel(String(each))}
              </span>
            </label>
          );
        })}
      </Choices>
      <FieldNotes path={path} help={node.description} />
    </>
  );
}

function Drawing({ parts }: { parts: readonly Part[] }) {
  const { palette } = useTheme();
  const colors: Record<Shape, string> = {
    words: palette.text.secondary,
    bright: palette.background.paper,
    picture: palette.primary.light,
    arch: palette.primary.light,
    button: palette.warning.main,
    box: palette.action.selected,
  };
  return (
    <svg viewBox="0 0 72 48" aria-hidden>
      {parts.map(([shape, x, y, width, height]) => (
        <rect
          key={`${shape} ${x} ${y}`}
          x={x}
          y={y}
          width={width}
          height={height}
          rx={shape === 'arch' ? width / 2 : 1}
          fill={colors[shape]}
        />
      ))}
    </svg>
  );
}
