import { useId, type ReactNode } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PublishSection } from '../../protocol/publish-api';
import { PublishSections } from './publish-sections';

interface PublishPartProps {
  title: string;
  summary: string;
  sections: readonly PublishSection[];
  /** between the summary and the sections */
  children?: ReactNode;
}

/** What goes to the server, or what comes from it. */
export function PublishPart({ title, summary, sections, children }: PublishPartProps) {
  const id = useId();
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 2 }}>
      <div>
        <Typography id={id} variant="h6" component="h3">
          {title}
        </Typography>
        <Typography sx={{ fontWeight: 600 }}>{summary}</Typography>
      </div>
      {children}
      <PublishSections sections={sections} />
    </Stack>
  );
}
