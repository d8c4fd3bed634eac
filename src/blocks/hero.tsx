import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ActionRow } from '../components/action-row';
import { Heading } from '../components/heading';
import { HeroVideo } from '../components/hero-video';
import { MotionToggle } from '../components/motion-toggle';
import { Scene } from '../components/scene';
import { ThemeStrip } from '../components/theme-strip';
import type { BlockProps } from './block-props';
import { writePartId } from '../payload/part-id';

/** The least height: most of the window, but no wall of picture on large screens. */
const heroHeight = 'min(660px, 88vh)';

export function Hero({
  id,
  headingLevel,
  title,
  text,
  image,
  video,
  actions,
  themes,
}: BlockProps<'hero'>) {
  const titleId = writePartId(id, 'title');
  return (
    <Scene
      id={id}
      titleId={titleId}
      image={image}
      top={headingLevel === 1}
      shade="left"
      minHeight={heroHeight}
      video={video && <HeroVideo video={video} focus={image.focus} />}
    >
      {(video ?? themes) && <MotionToggle />}
      <Box sx={{ maxWidth: 640 }}>
        <Heading level={headingLevel} variant="hero" id={titleId}>
          {title}
        </Heading>
        <Typography variant="lead" sx={({ space }) => ({ marginBottom: space.l })}>
          {text}
        </Typography>
        <ActionRow
          actions={actions}
          sx={{ '@media (max-width: 479px)': { '& > *': { flex: '1 0 100%' } } }}
        />
      </Box>
      {themes && <ThemeStrip themes={themes} />}
    </Scene>
  );
}
