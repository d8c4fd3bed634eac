import { styled } from '@mui/material/styles';
import { findPublicKind } from '../../config/public-files/public-endings';
import { fittingKinds } from '../schema/fitting-kinds';
import { listGoals } from '../schema/list-goals';
import { useEditor } from '../state/editor-context';

interface SuggestionsProps {
  id: string;
  of: 'link' | 'file';
  /** which files: `image`, `pdf`, … */
  format: string;
  chosen: string;
}

const Thumbnail = styled('img')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  maxHeight: 120,
  marginTop: theme.spacing(1),
  borderRadius: theme.shape.borderRadius,
}));

/** What a link can lead to, or which files there are; the picture that is chosen is shown. */
export function Suggestions({ id, of, format, chosen }: SuggestionsProps) {
  const { config, files } = useEditor();
  const kinds: readonly (string | undefined)[] | undefined = fittingKinds[format];
  const fitting = files.filter((file) => kinds?.includes(findPublicKind(file)) ?? true);
  const goals =
    of === 'link' ? listGoals(config, files) : fitting.map((file) => ({ href: file, name: file }));
  return (
    <>
      <datalist id={id}>
        {goals.map(({ href, name }) => (
          <option key={href} value={href}>
            {name}
          </option>
        ))}
      </datalist>
      {format === 'image' && fitting.includes(chosen) && <Thumbnail src={chosen} alt="" />}
    </>
  );
}
