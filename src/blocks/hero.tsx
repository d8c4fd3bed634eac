import { styled } from '@mui/material/styles';
import { ActionRow } from '../components/action-row';
import { Heading } from '../components/heading';
import { HeroVideo } from '../components/hero-video';
import { MotionToggle } from '../components/motion-toggle';
import { Scene } from '../components/scene';
import { ThemeStrip } from '../components/theme-strip';
import type { BlockProps } from './block-props';

const Content = styled('div')({
  maxWidth: 640,
  'h1, h2': { fontSize: 'clamp(2.5rem, 1.7rem + 3.6vw, 4rem)', marginBottom: 20 },
  '& > p': { marginBottom: 28 },
});

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
  const titleId = `${id}-title`;
  return (
    <Scene
      id={id}
      titleId={titleId}
      image={image}
      top={headingLevel === 1}
      shade="left"
      minHeight="min(660px, 88vh)"
      video={video && <HeroVideo video={video} focus={image.focus} />}
    >
      {(video ?? themes) && <MotionToggle />}
      <Content>
        <Heading level={headingLevel} id={titleId}>
          {title}
        </Heading>
        <p className="lead">{text}</p>
        <ActionRow actions={actions} />
        {themes && <ThemeStrip themes={themes} />}
      </Content>
    </Scene>
  );
}
