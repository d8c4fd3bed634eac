import { useEffect } from 'react';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { attributes } from '../contract/page-contract';
import { ActionButton } from '../components/action-button';
import { breakpoints } from '../components/design-tokens';
import { Heading } from '../components/heading';
import { Picture } from '../components/picture';
import { placeInColumn } from '../components/picture-place';
import { useSite } from '../components/site-context';
import { writePartId } from '../payload/page-paths';
import type { BlockProps } from './block-props';

export function NotFound({
  id,
  headingLevel,
  title,
  text,
  image,
  action,
}: BlockProps<'not-found'>) {
  const { theme } = useSite();
  const { vars } = useTheme();
  const titleId = writePartId(id, 'title');
  useEffect(() => {
    // The specification asks for the attempted path in the console.
    // oxlint-disable-next-line no-console
    console.error(`There is no page ${location.pathname}`);
  }, []);
  return (
    <Container
      component="section"
      id={id}
      aria-labelledby={titleId}
      {...{ [attributes.wakesApp]: true }}
      sx={{ paddingBlock: vars.space.opening }}
    >
      <Grid container spacing={vars.space.columns} sx={{ alignItems: 'center' }}>
        <Grid size={{ xs: 12, md: image ? 6 : 12 }}>
          <Typography variant="eyebrow" sx={{ fontSize: 'inherit', letterSpacing: '.12em' }}>
            404
          </Typography>
          <Heading level={headingLevel} id={titleId}>
            {title}
          </Heading>
          <Typography variant="lead">{text}</Typography>
          <ActionButton action={action} />
        </Grid>
        {image && (
          <Grid size={{ xs: 12, md: 6 }} sx={{ img: { borderRadius: vars.shape.card } }}>
            <Picture
              picture={image}
              place={placeInColumn(theme.space.content, breakpoints.panel)}
            />
          </Grid>
        )}
      </Grid>
    </Container>
  );
}
