import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { variables } from '../contract/page-contract';
import { ActionRow } from '../components/action-row';
import {
  writeArch,
  breakpoints,
  inEm,
  roomForPanel,
  notPrinted,
  onPaper,
} from '../components/design-tokens';
import { CopyLinkButton } from '../components/copy-link-button';
import { Greeting } from '../components/filled-label';
import { Heading, lowerRank, rankBelow } from '../components/heading';
import { Note } from '../components/note';
import { Picture } from '../components/picture';
import type { PicturePlace } from '../components/picture-place';
import { RichText } from '../components/rich-text';
import { useSite } from '../components/site-context';
import { TagList } from '../components/tag-list';
import { contactUrl, writePartId } from '../payload/page-paths';
import type { BlockProps } from './block-props';

/** Pixels. */
const portraitWidth = 320;
const portraitRatio = 4 / 5;
const portraitOnPhone = 'clamp(96px, 30vw, 150px)';

const portraitPlace: PicturePlace = {
  widths: { 0: portraitOnPhone, [`${inEm(breakpoints.panel)}em`]: `${portraitWidth}px` },
  range: [96, portraitWidth],
  crop: portraitRatio,
};

// On phones the buttons come before everything that takes long to read. Where there is room for two
// columns, they stay in view next to it.
const profile: SxProps<Theme> = ({ space, vars }) => {
  return {
    display: 'grid',
    gap: `${space.l} ${vars.space.columns}`,
    paddingTop: vars.space.opening,
    '& > div:first-of-type': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: space.m,
      // Its caption is below portrait and name.
      figure: { display: 'contents' },
      figcaption: { order: 1, flexBasis: '100%', marginTop: `calc(-1 * ${space.xs})` },
      img: {
        width: portraitOnPhone,
        aspectRatio: portraitRatio,
        objectFit: 'cover',
        borderRadius: writeArch(vars.shape.card),
      },
      // Beside the portrait as long as no name is cut.
      div: { flex: '1 1 8em' },
    },
    h1: { marginBottom: '.2em' },
    '& > p': { margin: 0, textWrap: 'balance' },
    [`@media screen and ${roomForPanel}`]: {
      gridTemplateColumns: `minmax(200px, ${portraitWidth}px) 1fr`,
      gridTemplateRows: '1fr 1fr auto',
      '& > div:first-of-type': {
        display: 'contents',
        figure: { display: 'block', margin: 0 },
        figcaption: { marginTop: space.xs },
        img: { width: '100%' },
        '& > figure, & > picture > img': { gridRow: '1 / 3', width: '100%' },
        div: { alignSelf: 'end' },
      },
      '& > p': { gridColumn: 2 },
    },
  };
};

const panel: SxProps<Theme> = ({ space, vars }) => ({
  padding: space.l,
  overflow: 'clip',
  borderRadius: vars.shape.card,
  boxShadow: vars.elevation.card,
  '[role=note]': { marginBottom: space.l },
  '& > p': { margin: `${space.m} 0 0`, textAlign: 'center' },
  // Without its buttons, it would be an empty frame.
  [onPaper]: { padding: 0, overflow: 'visible', border: 0 },
  '& > p a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  [`@media screen and ${roomForPanel}`]: {
    position: 'sticky',
    top: `var(${variables.stickyTop})`,
    alignSelf: 'start',
  },
});

const details: SxProps<Theme> = ({ space, typography, vars }) => ({
  'h2, h3': { margin: '1.6em 0 .6em', fontSize: typography.h3.fontSize },
  '& > :is(h2, h3):first-of-type': { marginTop: 0 },
  // A meaning that has no room for its words goes below.
  'dl > div': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.s,
    padding: `${space.s} 0`,
    borderTop: `1px solid ${vars.palette.site.line}`,
  },
  dt: {
    flexBasis: '6em',
    fontWeight: 600,
    color: vars.palette.site.heading,
    overflowWrap: 'break-word',
  },
  dd: { flex: '1 1 9em', margin: 0 },
  'ul + p': { fontSize: typography.body2.fontSize, color: vars.palette.text.secondary },
});

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
  const { name, title, places, image, greeting, description, statesNote } = counselor;
  const { credentials, specialties, approach, about } = counselor;
  const { base = '' } = useSite();
  const titleId = writePartId(id, 'title');
  const level = rankBelow(headingLevel, name);
  const below = lowerRank(level);
  const portrait = <Picture picture={image} place={portraitPlace} urgent={headingLevel === 1} />;
  return (
    <Container component="section" id={id} aria-labelledby={titleId} sx={profile}>
      <div>
        {image.caption ? (
          <figure>
            {portrait}
            <Typography variant="caption" component="figcaption" color="textSecondary">
              {image.caption}
            </Typography>
          </figure>
        ) : (
          portrait
        )}
        <div>
          <Heading level={headingLevel} id={titleId}>
            {name}
          </Heading>
          {(title ?? places) && (
            <p>
              {title}
              {title && places && ' · '}
              {places && <span>{places}</span>}
            </p>
          )}
        </div>
      </div>
      {(greeting ?? description) && (
        <Typography variant="lead">
          {greeting && <Greeting>{greeting}</Greeting>}
          {description}
        </Typography>
      )}
      <Paper sx={panel}>
        {statesNote && (
          <Note icon="limit" isFact>
            {statesNote}
          </Note>
        )}
        <ActionRow actions={actions} sx={{ '& > *': { flexGrow: 1 } }} />
        {saveContact && (
          <p>
            <a href={base + contactUrl(counselor)} download>
              {saveContact}
            </a>
          </p>
        )}
      </Paper>
      <Box sx={details}>
        {credentials.length > 0 && (
          <>
            <Heading level={level}>{credentialsTitle}</Heading>
            <dl>
              {credentials.map(({ abbreviation, meaning }, index) => (
                <div key={index}>
                  <dt>{abbreviation}</dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        {specialties.length > 0 && (
          <>
            <Heading level={level}>{specialtiesTitle}</Heading>
            <TagList tags={specialties} />
          </>
        )}
        {counselor.more && (
          <Box component="p" sx={notPrinted}>
            {counselor.more}
          </Box>
        )}
        {approach && (
          <>
            <Heading level={level}>{approachTitle}</Heading>
            <RichText nodes={approach} topLevel={below} />
          </>
        )}
        {about && (
          <>
            <Heading level={level}>{aboutTitle}</Heading>
            <RichText nodes={about} topLevel={below} />
          </>
        )}
        <CopyLinkButton />
      </Box>
    </Container>
  );
}
