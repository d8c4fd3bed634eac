import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type {
  MarkedText,
  PublishChange,
  PublishFile,
  PublishSection,
} from '../../protocol/publish-api';
import { publishWords } from './publish-words';

/** What would be published, part by part, with the words marked that differ. */
export function PublishSections({ sections }: { sections: readonly PublishSection[] }) {
  return sections.map(({ title, notes, warnings, changes, files, more }) => (
    <Box
      key={`${title} ${notes[0]}`}
      component="section"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, overflowWrap: 'anywhere' }}
    >
      <Typography component="h4">{title}</Typography>
      {notes.map((note) => (
        <Typography
          key={note}
          variant="body2"
          color="text.secondary"
          sx={{ whiteSpace: 'pre-wrap' }}
        >
          {note}
        </Typography>
      ))}
      {warnings.map((warning) => (
        <Alert key={warning} severity="warning" role="note" sx={{ my: 1 }}>
          {warning}
        </Alert>
      ))}
      {changes.map((change, index) => (
        <Change key={`${index} ${change.place}`} change={change} />
      ))}
      {files.map((file) => (
        <ChangedFile key={file.text} file={file} />
      ))}
      {more > 0 && <Typography variant="body2">{publishWords.more(more)}</Typography>}
    </Box>
  ));
}

function Change({ change: { place, before, after } }: { change: PublishChange }) {
  return (
    <Box component="dl" sx={{ m: 0, mt: 1.5 }}>
      <Typography variant="body2" component="dt" sx={{ fontWeight: 600 }}>
        {place}
      </Typography>
      {before && (
        <Version
          label={after ? publishWords.before : publishWords.removed}
          tag="del"
          text={before}
        />
      )}
      {after && (
        <Version label={before ? publishWords.after : publishWords.added} tag="ins" text={after} />
      )}
    </Box>
  );
}

interface VersionProps {
  label: string;
  tag: 'ins' | 'del';
  text: readonly MarkedText[];
}

function Version({ label, tag, text }: VersionProps) {
  const mark = { color: tag === 'ins' ? 'success.dark' : 'error.dark', fontWeight: 600 } as const;
  return (
    <Typography variant="body2" component="dd" sx={{ m: 0, whiteSpace: 'pre-line' }}>
      {`${label}: `}
      {text.map(({ text: words, marked }, index) =>
        marked ? (
          <Box key={`${index}`} component={tag} sx={mark}>
            {words || publishWords.empty}
          </Box>
        ) : (
          words
        ),
      )}
    </Typography>
  );
}

function ChangedFile({ file: { text, before, after } }: { file: PublishFile }) {
  const pictures = [
    { name: publishWords.before, src: before },
    { name: publishWords.after, src: after },
  ];
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography variant="body2">{text}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {pictures.map(
          ({ name, src }) =>
            src !== undefined && (
              <Box key={name} component="figure" sx={{ m: 0 }}>
                <Typography variant="caption" component="figcaption">
                  {name}
                </Typography>
                <Box
                  component="img"
                  src={src}
                  alt=""
                  sx={{ display: 'block', maxWidth: '100%', maxHeight: 160 }}
                />
              </Box>
            ),
        )}
      </Box>
    </Box>
  );
}
