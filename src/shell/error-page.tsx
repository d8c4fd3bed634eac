import { useEffect, useRef } from 'react';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useSite } from '../components/site-context';
import { PageFrame } from './page-frame';

interface ErrorPageProps {
  status?: number | undefined;
  message: string;
}

const Actions = styled('p')({ display: 'flex', flexWrap: 'wrap', gap: 16, marginTop: 32 });

/** The page for a route that could not be loaded or shown. */
export function ErrorPage({ status, message }: ErrorPageProps) {
  const { labels } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <PageFrame path="" header footer>
      <Container sx={{ py: 12 }}>
        <Typography variant="h1" ref={heading} tabIndex={-1}>
          {labels.errorTitle}
        </Typography>
        <p>{[status, message].filter(Boolean).join(' ')}</p>
        <Actions>
          <Button variant="contained" onClick={() => location.reload()}>
            {labels.errorRetry}
          </Button>
          <Button variant="outlined" href="/">
            {labels.errorHome}
          </Button>
        </Actions>
      </Container>
    </PageFrame>
  );
}
