import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { writeRatio } from '../../../content/colors/contrast-pairs';
import {
  describeContrast,
  readColor,
  type ColorPartner,
  type Contrast,
} from '../../schema/describe-contrast';
import { labelColor } from '../../schema/write-label';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';
import { TextSetting } from './text-setting';
import { useWriter, type SettingProps } from './use-setting';

/** A color, with how well it can be told from those that it meets on the pages. */
export function ColorSetting(props: SettingProps) {
  const { root, config } = useEditor();
  const contrast = describeContrast(root, config, props.path);
  // A dark color that is left out follows from the light one.
  const isUsual = props.value === undefined && props.path[0] === 'theme';
  const usual = isUsual ? { default: readColor(root, config, props.path) } : {};
  return (
    // The same around every text, so that the field stays while somebody types a color.
    <Box>
      <TextSetting {...props} node={{ ...props.node, ...usual }} input="color" />
      {contrast && <ContrastNotes {...props} contrast={contrast} />}
    </Box>
  );
}

interface ContrastNotesProps extends SettingProps {
  contrast: Contrast;
}

function ContrastNotes({ contrast: { partners, nearest }, ...props }: ContrastNotesProps) {
  const { problems } = useEditor();
  const write = useWriter(props);
  // Of two colors, the check says which is to be changed.
  const isReported = problems.at(props.path).some(({ code }) => code === 'CFG0615');
  return (
    <>
      {isReported && nearest !== undefined && (
        <Button size="small" variant="outlined" sx={{ mt: 0.5 }} onClick={() => write(nearest)}>
          {words.takeColor(nearest)}
        </Button>
      )}
      <Box component="details" sx={{ mt: 0.5 }}>
        <Typography component="summary" variant="body2" sx={{ cursor: 'pointer' }}>
          {summarize(partners)}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 0.5 }}>
          {partners.map((partner, index) => (
            <PartnerRow key={index} partner={partner} />
          ))}
        </Box>
      </Box>
    </>
  );
}

function summarize([worst]: readonly ColorPartner[]): string {
  if (!worst) return '';
  return words.minContrast(writeRatio(worst.contrast), namePartner(worst), worst.least);
}

function PartnerRow({ partner }: { partner: ColorPartner }) {
  const { color, contrast, least } = partner;
  return (
    <Typography
      component="li"
      variant="body2"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.25 }}
    >
      <Box
        component="span"
        sx={{ width: 18, height: 18, flex: 'none', border: 1, borderRadius: 0.5 }}
        style={{ background: color }}
      />
      <span>{words.contrastWith(namePartner(partner), writeRatio(contrast), least)}</span>
    </Typography>
  );
}

function namePartner({ name, picture }: ColorPartner): string {
  const label = labelColor(name);
  return picture ? words.overPicture(label, picture) : label;
}
