import * as classes from '../contract/page-classes';
import { styled } from '@mui/material/styles';
import { ActionRow } from '../components/action-row';
import { Heading } from '../components/heading';
import { Scene } from '../components/scene';
import { Section } from '../components/section';
import { useSite } from '../components/site-context';
import type { BlockProps } from './block-props';
import { writePartId } from '../payload/part-id';

const Centered = styled('div')(({ theme }) => ({
  textAlign: 'center',
  '& > p': { maxWidth: 'none' },
  [`.${classes.actions}`]: { justifyContent: 'center', marginTop: theme.space.l },
}));

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
      <Centered>
        <Heading level={headingLevel} id={titleId}>
          {title}
        </Heading>
        {subtitle && <p className={classes.lead}>{subtitle}</p>}
        <ActionRow actions={actions} />
      </Centered>
    </Scene>
  );
}
