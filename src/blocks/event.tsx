import { CopyLinkButton } from '../components/copy-link-button';
import { EventFacts } from '../components/event-facts';
import { rankBelow } from '../components/heading';
import { RichText } from '../components/rich-text';
import { Section } from '../components/section';
import { calendarUrl } from '../payload/page-paths';
import type { BlockProps } from './block-props';

export function Event(props: BlockProps<'event'>) {
  const { headingLevel, title, text, dates = '', start } = props;
  return (
    <Section {...props}>
      <EventFacts {...props} when={[dates]} dateTime={start} calendar={calendarUrl(props)}>
        <RichText nodes={text} topLevel={rankBelow(headingLevel, title)} />
        <CopyLinkButton />
      </EventFacts>
    </Section>
  );
}
