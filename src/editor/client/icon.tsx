import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { editorIcons } from '../../generated/icons';

export type IconName = keyof typeof editorIcons;

interface IconProps extends Pick<SvgIconProps, 'fontSize' | 'sx'> {
  name: IconName;
}

/** An icon of the editor. What it is on says in words what it means. */
export function Icon({ name, ...props }: IconProps) {
  return (
    <SvgIcon {...props}>
      {editorIcons[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </SvgIcon>
  );
}
