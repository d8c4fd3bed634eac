import * as classes from '../contract/page-classes';
import { styled } from '@mui/material/styles';
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

const Content = styled('div')(({ theme }) => ({
  maxWidth: 640,
  'h1, h2': { fontSize: theme.typography.hero.fontSize, marginBottom: theme.space.l },
  '& > p': { marginBottom: theme.space.l },
  '@media (max-width: 479px)': { [`.${classes.actions} > *`]: { flex: '1 0 100%' } },
}));

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
      <Content>
        <Heading level={headingLevel} id={titleId}>
          {title}
        </Heading>
        <p className={classes.lead}>{text}</p>
        <ActionRow actions={actions} />
      </Content>
      {themes && <ThemeStrip themes={themes} />}
    </Scene>
  );
}
