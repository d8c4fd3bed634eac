import { styled } from '@mui/material/styles';
import { listGoals } from '../schema/list-goals';
import { useEditor } from '../state/editor-context';

interface SuggestionsProps {
  id: string;
  of: 'link' | 'file';
  /** which files: `image`, `pdf`, … */
  format: string;
  chosen: string;
}

const endings: Record<string, RegExp> = {
  image: /\.(?:jpe?g|png|webp|avif|svg|heic)$/i,
  pdf: /\.pdf$/i,
  video: /\.(?:mp4|webm)$/i,
  font: /\.woff2$/i,
};

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
  const fitting = files.filter((file) => endings[format]?.test(file) ?? true);
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
