import { useEffect, useRef } from 'react';
import { styled } from '@mui/material/styles';
import { PillButton } from '../components/pill-button';
import { useSite } from '../components/site-context';
import { PageFrame } from './page-frame';

interface ErrorPageProps {
  status?: number | undefined;
  message: string;
}

const Content = styled('div')(({ theme }) => ({
  padding: `${theme.vars.space.section} ${theme.vars.space.gutter}`,
}));

const Actions = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.m,
  marginTop: theme.space.xl,
}));

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
      <Content>
        <h1 ref={heading} tabIndex={-1}>
          {labels.errorTitle}
        </h1>
        <p>{[status, message].filter(Boolean).join(' ')}</p>
        <Actions>
          <PillButton onClick={() => location.reload()}>{labels.errorRetry}</PillButton>
          <PillButton href="/" look="second">
            {labels.errorHome}
          </PillButton>
        </Actions>
      </Content>
    </PageFrame>
  );
}
