import * as classes from '../contract/page-classes';
import { attributes } from '../contract/page-contract';
import { useEffect } from 'react';
import { styled } from '@mui/material/styles';
import { ActionButton } from '../components/action-button';
import { breakpoints, roomForPanel } from '../components/breakpoints';
import { Heading } from '../components/heading';
import { Picture } from '../components/picture';
import { placeInColumn } from '../components/picture-place';
import { useSite } from '../components/site-context';
import { plainOnPaper } from '../components/on-paper';
import { writePartId } from '../payload/part-id';
import type { BlockProps } from './block-props';

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.columns,
  alignItems: 'center',
  padding: `${theme.vars.space.opening} ${theme.vars.space.gutter}`,
  '& > picture > img': { borderRadius: theme.vars.shape.card },
  [`@media ${roomForPanel}`]: { '&:has(> picture)': { gridTemplateColumns: '1fr 1fr' } },
  ...plainOnPaper,
}));

const Status = styled('p')(({ theme }) => ({
  margin: `0 0 ${theme.space.s}`,
  fontWeight: 600,
  letterSpacing: '.12em',
  color: theme.vars.palette.site.highlight,
}));

export function NotFound({
  id,
  headingLevel,
  title,
  text,
  image,
  action,
}: BlockProps<'not-found'>) {
  const { theme } = useSite();
  const titleId = writePartId(id, 'title');
  useEffect(() => {
    // The specification asks for the attempted path in the console.
    // oxlint-disable-next-line no-console
    console.error(`There is no page ${location.pathname}`);
  }, []);
  return (
    <Root id={id} aria-labelledby={titleId} {...{ [attributes.wakesApp]: true }}>
      <div>
        <Status>404</Status>
        <Heading level={headingLevel} id={titleId}>
          {title}
        </Heading>
        <p className={classes.lead}>{text}</p>
        <ActionButton action={action} />
      </div>
      {image && (
        <Picture picture={image} place={placeInColumn(theme.space.content, breakpoints.panel)} />
      )}
    </Root>
  );
}
