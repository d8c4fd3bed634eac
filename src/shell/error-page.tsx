import { useEffect, useRef } from 'react';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Heading } from '../components/heading';
import { useSite } from '../components/site-context';
import { PageFrame } from './page-frame';

interface ErrorPageProps {
  status?: number | undefined;
  message: string;
}

/** The page for a route that could not be loaded or shown. */
export function ErrorPage({ status, message }: ErrorPageProps) {
  const { labels } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = labels.errorTitle;
    heading.current?.focus();
  }, [labels.errorTitle]);
  return (
    <PageFrame path="" header footer>
      <Container>
        <Heading level={1} ref={heading} tabIndex={-1}>
          {labels.errorTitle}
        </Heading>
        <Typography>{[status, message].filter(Boolean).join(' ')}</Typography>
        <Stack direction="row" sx={({ space }) => ({ gap: space.m, marginTop: space.xl })}>
          <Button onClick={() => location.reload()}>{labels.errorRetry}</Button>
          <Button href="/" variant="outlined">
            {labels.errorHome}
          </Button>
        </Stack>
      </Container>
    </PageFrame>
  );
}
