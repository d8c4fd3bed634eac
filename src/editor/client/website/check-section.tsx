import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { getIn } from '../../../utils/json';
import type { Finding, VisitAnswer } from '../../protocol/website-api';
import { useEditor } from '../state/editor-context';
import type { WebsiteState } from './use-website';
import { WebsiteSection } from './website-section';
import { websiteWords } from './website-words';

const words = websiteWords.check;

/** Looks at a website that another host publishes, and lists what is missing. */
export function CheckSection({ ask }: Pick<WebsiteState, 'ask'>) {
  const { config } = useEditor();
  const [findings, setFindings] = useState<readonly Finding[]>();
  const [isChecking, setChecking] = useState(false);

  async function check(): Promise<void> {
    if (isChecking) return;
    setChecking(true);
    const answer = await ask<VisitAnswer>('website-visit');
    setFindings(answer?.findings);
    setChecking(false);
  }

  return (
    <WebsiteSection id="website-check" title={words.title}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {words.intro(String(getIn(config, ['site', 'url'])))}
      </Typography>
      <Button variant="outlined" aria-disabled={isChecking} onClick={() => void check()}>
        {words.check}
      </Button>
      <Stack aria-live="polite" sx={{ gap: 1, width: 1 }}>
        {isChecking && <LinearProgress aria-label={words.checking} />}
        {findings?.map(({ isRight, text }) => (
          <Alert key={text} severity={isRight ? 'success' : 'warning'} role="note">
            {text}
          </Alert>
        ))}
      </Stack>
    </WebsiteSection>
  );
}
