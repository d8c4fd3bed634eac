import * as classes from '../contract/page-classes';
import { variables } from '../contract/page-contract';
import { styled } from '@mui/material/styles';
import { ActionRow } from '../components/action-row';
import { breakpoints, roomForPanel } from '../components/breakpoints';
import { CopyLinkButton } from '../components/copy-link-button';
import { Heading, lowerRank, rankBelow } from '../components/heading';
import { Note } from '../components/note';
import { Picture } from '../components/picture';
import type { PicturePlace } from '../components/picture-place';
import { RichText } from '../components/rich-text';
import { useSite } from '../components/site-context';
import { TagList } from '../components/tag-list';
import { plainOnPaper } from '../components/on-paper';
import { contactUrl } from '../payload/page-paths';
import { writePartId } from '../payload/part-id';
import type { BlockProps } from './block-props';

/** Pixels. */
const portraitWidth = 320;
const portraitRatio = 4 / 5;
const portraitOnPhone = 'clamp(96px, 30vw, 150px)';

const portraitPlace: PicturePlace = {
  widths: { 0: portraitOnPhone, [`${breakpoints.panel}px`]: `${portraitWidth}px` },
  range: [96, portraitWidth],
  crop: portraitRatio,
};

// On phones the buttons come before everything that takes long to read. Where there is room for two
// columns, they stay in view beside it.
const Root = styled('section')(({ theme }) => {
  const corner = theme.vars.shape.card;
  return {
    display: 'grid',
    gap: `${theme.space.l} ${theme.vars.space.columns}`,
    padding: `${theme.vars.space.opening} ${theme.vars.space.gutter} ${theme.vars.space.section}`,
    '& > div:first-of-type': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: theme.space.m,
      img: {
        width: portraitOnPhone,
        aspectRatio: portraitRatio,
        objectFit: 'cover',
        // An arch: half as high at the top as it is wide.
        borderRadius: `50% 50% ${corner} ${corner} / 40% 40% ${corner} ${corner}`,
      },
      // Beside the portrait as long as no name is cut.
      div: { flex: '1 1 8em' },
    },
    h1: { marginBottom: '.2em' },
    'p.lead': { margin: 0, textWrap: 'balance' },
    [`@media screen and ${roomForPanel}`]: {
      gridTemplateColumns: `minmax(200px, ${portraitWidth}px) 1fr`,
      gridTemplateRows: '1fr 1fr auto',
      '& > div:first-of-type': {
        display: 'contents',
        img: { gridRow: '1 / 3', width: '100%' },
        div: { alignSelf: 'end' },
      },
      'p.lead': { gridColumn: 2 },
    },
    ...plainOnPaper,
  };
});

const Panel = styled('div')(({ theme }) => ({
  padding: theme.space.l,
  overflow: 'clip',
  border: `1px solid ${theme.vars.palette.site.line}`,
  borderRadius: theme.vars.shape.card,
  background: theme.vars.palette.site.surface,
  boxShadow: theme.vars.elevation.card,
  '[role=note]': {
    maxWidth: 'none',
    margin: `-${theme.space.l} -${theme.space.l} ${theme.space.l}`,
    borderWidth: '0 0 1px',
    borderRadius: 0,
  },
  [`.${classes.actions} > *`]: { flexGrow: 1 },
  '& > p': { margin: `${theme.space.m} 0 0`, textAlign: 'center' },
  '& > p a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  [`@media screen and ${roomForPanel}`]: {
    position: 'sticky',
    top: `var(${variables.stickyTop})`,
    alignSelf: 'start',
  },
}));

const Details = styled('div')(({ theme }) => ({
  'h2, h3': { margin: '1.6em 0 .6em', fontSize: theme.typography.h3.fontSize },
  '& > :is(h2, h3):first-of-type': { marginTop: 0 },
  // A meaning that has no room for its words goes below.
  'dl > div': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: theme.space.s,
    padding: `${theme.space.s} 0`,
    borderTop: `1px solid ${theme.vars.palette.site.line}`,
  },
  dt: { flexBasis: '6em', fontWeight: 600, color: theme.vars.palette.site.heading },
  dd: { flex: '1 1 9em', margin: 0 },
  'ul + p': { fontSize: theme.typography.body2.fontSize, color: theme.vars.palette.text.secondary },
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
  saveContact,
}: BlockProps<'profile'>) {
  const { name, title, image, description, statesNote, credentials, specialties } = counselor;
  const { base = '' } = useSite();
  const titleId = writePartId(id, 'title');
  const level = rankBelow(headingLevel, name);
  const below = lowerRank(level);
  return (
    <Root id={id} aria-labelledby={titleId}>
      <div>
        <Picture picture={image} place={portraitPlace} urgent={headingLevel === 1} />
        <div>
          <Heading level={headingLevel} id={titleId}>
            {name}
          </Heading>
          <p>{title}</p>
        </div>
      </div>
      <p className={classes.lead}>{description}</p>
      <Panel>
        {statesNote && <Note icon="limit">{statesNote}</Note>}
        <ActionRow actions={actions} />
        {saveContact && (
          <p>
            <a href={base + contactUrl(counselor)} download>
              {saveContact}
            </a>
          </p>
        )}
      </Panel>
      <Details>
        <Heading level={level}>{credentialsTitle}</Heading>
        <dl>
          {credentials.map(({ abbreviation, meaning }, index) => (
            <div key={index}>
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
      </Details>
    </Root>
  );
}
