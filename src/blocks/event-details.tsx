import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ActionRow } from '../components/action-row';
import { CopyLinkButton } from '../components/copy-link-button';
import { EventFacts } from '../components/event-facts';
import { rankBelow } from '../components/heading';
import { Picture } from '../components/picture';
import { textPlace } from '../components/picture-place';
import { Prose } from '../components/prose';
import { RichText } from '../components/rich-text';
import { Section } from '../components/section';
import type { BlockProps } from './block-props';

const picture: SxProps<Theme> = ({ space, vars }) => ({
  marginBottom: space.l,
  img: { width: '100%', height: 'auto', borderRadius: vars.shape.card },
});

export function EventDetails({ event, ...place }: BlockProps<'event-details'>) {
  const { title, summary, stateLabel, text, image, action } = event;
  return (
    <Section {...place} title={title}>
      <EventFacts {...event}>
        {stateLabel && <Chip component="p" label={stateLabel} />}
        <Typography variant="lead">{summary}</Typography>
        {image && (
          <Box sx={picture}>
            <Picture picture={image} place={textPlace} />
          </Box>
        )}
        {text && (
          <Prose>
            <RichText nodes={text} topLevel={rankBelow(place.headingLevel, title)} />
          </Prose>
        )}
        <ActionRow actions={action && [action]} sx={({ space }) => ({ marginBottom: space.m })} />
        <CopyLinkButton />
      </EventFacts>
    </Section>
  );
}
