import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ActionRow } from '../components/action-row';
import { Heading } from '../components/heading';
import { Scene } from '../components/scene';
import { Section } from '../components/section';
import { useSite } from '../components/site-context';
import type { BlockProps } from './block-props';
import { writePartId } from '../payload/part-id';

/** About what title, subtitle and buttons one below the other need on a narrow phone. */
const heightWithActions = '24rem';

export function Banner({
  id,
  headingLevel,
  title,
  subtitle,
  image,
  height,
  actions,
}: BlockProps<'banner'>) {
  const { behavior } = useSite();
  if (!image) {
    return (
      <Section
        id={id}
        headingLevel={headingLevel}
        tone="tint1"
        title={title}
        intro={subtitle}
        minHeight={height}
      >
        <ActionRow actions={actions} />
      </Section>
    );
  }
  const titleId = writePartId(id, 'title');
  return (
    <Scene
      id={id}
      titleId={titleId}
      image={image}
      top={headingLevel === 1}
      shade="even"
      minHeight={height ?? behavior.banner.height}
      wordsHeight={actions && heightWithActions}
    >
      <Box sx={{ textAlign: 'center' }}>
        <Heading level={headingLevel} id={titleId}>
          {title}
        </Heading>
        {subtitle && (
          <Typography variant="lead" sx={{ maxWidth: 'none' }}>
            {subtitle}
          </Typography>
        )}
        <ActionRow
          actions={actions}
          sx={({ space }) => ({ justifyContent: 'center', marginTop: space.l })}
        />
      </Box>
    </Scene>
  );
}
