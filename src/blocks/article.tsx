import { styled } from '@mui/material/styles';
import { CopyLinkButton } from '../components/copy-link-button';
import { Heading } from '../components/heading';
import { Picture } from '../components/picture';
import { textPlace } from '../components/picture-place';
import { RichText } from '../components/rich-text';
import { useSite } from '../components/site-context';
import { fillLabel } from '../pages/fill-label';
import type { BlockProps } from './block-props';

const Root = styled('article')(({ theme }) => ({
  display: 'grid',
  // The text stands in a readable column; the picture may be wider.
  gridTemplateColumns: 'minmax(0, 36em)',
  justifyContent: 'center',
  padding: `clamp(40px, 6vw, 72px) ${theme.vars.space.gutter}`,
  '& > picture > img': {
    width: '100%',
    margin: '16px 0 32px',
    borderRadius: theme.vars.shape.card,
  },
  'h2, h3': { marginTop: '1em' },
}));

const Facts = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

export function Article({ id, headingLevel, post }: BlockProps<'article'>) {
  const { labels } = useSite();
  const { title, author, date, dateTime, readingMinutes, image, content } = post;
  const titleId = `${id}-title`;
  return (
    <Root id={id} aria-labelledby={titleId}>
      <Heading level={headingLevel} id={titleId}>
        {title}
      </Heading>
      <Facts>
        {labels.published} <time dateTime={dateTime}>{date}</time> · {labels.by} {author} ·{' '}
        {fillLabel(labels.readingTime, { minutes: readingMinutes })}
      </Facts>
      <Picture picture={image} place={textPlace} urgent={headingLevel === 1} />
      <div>
        <RichText nodes={content} topLevel={headingLevel === 1 ? 2 : 3} />
      </div>
      <CopyLinkButton />
    </Root>
  );
}
