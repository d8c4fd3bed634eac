import { styled } from '@mui/material/styles';
import { ActionRow } from '../components/action-row';
import { CopyLinkButton } from '../components/copy-link-button';
import { Heading, lowerRank, rankBelow } from '../components/heading';
import { Note } from '../components/note';
import { Picture } from '../components/picture';
import type { PicturePlace } from '../components/picture-place';
import { RichText } from '../components/rich-text';
import { TagList } from '../components/tag-list';
import type { BlockProps } from './block-props';

/** Pixels. */
const portraitWidth = 380;
const portraitRatio = 4 / 5;

const portraitPlace: PicturePlace = {
  widths: { 0: `min(100vw, ${portraitWidth}px)` },
  range: [260, portraitWidth],
  crop: portraitRatio,
};

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(24px, 5vw, 72px)',
  padding: `clamp(40px, 6vw, 72px) ${theme.vars.space.gutter} 96px`,
  '& > picture > img': {
    width: `min(100%, ${portraitWidth}px)`,
    aspectRatio: portraitRatio,
    objectFit: 'cover',
    borderRadius: `999px 999px ${theme.vars.shape.card} ${theme.vars.shape.card}`,
  },
  'h2, h3': { margin: '1.6em 0 .5em', fontSize: '1.5rem' },
  dt: { fontWeight: 600, color: theme.vars.palette.site.heading },
  dd: { margin: '0 0 8px' },
  '@media (min-width: 800px)': {
    gridTemplateColumns: `minmax(260px, ${portraitWidth}px) 1fr`,
    alignItems: 'start',
    '& > picture > img': { position: 'sticky', top: 84 },
  },
}));

export function Profile({
  id,
  headingLevel,
  counselor,
  credentialsTitle,
  approachTitle,
  specialtiesTitle,
  aboutTitle,
  actions,
}: BlockProps<'profile'>) {
  const { name, title, image, description, statesNote, credentials, specialties } = counselor;
  const titleId = `${id}-title`;
  const level = rankBelow(headingLevel, name);
  const below = lowerRank(level);
  return (
    <Root id={id} aria-labelledby={titleId}>
      <Picture picture={image} place={portraitPlace} urgent={headingLevel === 1} />
      <div>
        <Heading level={headingLevel} id={titleId}>
          {name}
        </Heading>
        <p className="lead">{title}</p>
        <p>{description}</p>
        <Note icon="limit">{statesNote}</Note>
        <ActionRow actions={actions} />
        <Heading level={level}>{credentialsTitle}</Heading>
        <dl>
          {credentials.map(({ abbreviation, meaning }) => (
            <div key={abbreviation}>
              <dt>{abbreviation}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <Heading level={level}>{specialtiesTitle}</Heading>
        <TagList tags={specialties} />
        {counselor.more && <p>{counselor.more}</p>}
        <Heading level={level}>{approachTitle}</Heading>
        <RichText nodes={counselor.approach} topLevel={below} />
        <Heading level={level}>{aboutTitle}</Heading>
        <RichText nodes={counselor.about} topLevel={below} />
        <CopyLinkButton />
      </div>
    </Root>
  );
}
