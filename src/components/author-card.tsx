import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { SxProps, Theme } from '@mui/material/styles';
import { fillLabel } from '../payload/fill-label';
import type { PostAuthor } from '../payload/entries';
import { ActionRow } from './action-row';
import { writeArch, onPaper } from './design-tokens';
import { FilledLabel, Greeting } from './filled-label';
import { Picture } from './picture';
import type { PicturePlace } from './picture-place';
import { useSite } from './site-context';

/** Pixels. */
const portraitWidth = 96;

const portraitPlace: PicturePlace = {
  widths: { 0: `${portraitWidth}px` },
  range: [portraitWidth, portraitWidth],
  crop: 4 / 5,
};

const card: SxProps<Theme> = ({ space, typography, vars }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space.l,
  marginTop: space.xxl,
  padding: space.l,
  borderRadius: vars.shape.card,
  breakInside: 'avoid',
  img: {
    flex: 'none',
    width: portraitWidth,
    aspectRatio: '4/5',
    objectFit: 'cover',
    borderRadius: writeArch(vars.shape.input),
  },
  '& > div': { flex: '1 1 12em' },
  '& p': { margin: `0 0 ${space.m}` },
  strong: { display: 'block', color: vars.palette.site.heading },
  small: { fontSize: typography.body2.fontSize, color: vars.palette.text.secondary },
  ul: { margin: 0, paddingInlineStart: '1.2em' },
  [onPaper]: { marginBlock: '12pt', padding: space.m },
});

interface AuthorCardProps {
  name: string;
  author: PostAuthor;
}

/** Who wrote a text, with a way to talk. */
export function AuthorCard({ name, author }: AuthorCardProps) {
  const { labels } = useSite();
  const { firstName, title, greeting, portrait, href, more } = author;
  const label = fillLabel(labels.talkWith, { name: firstName });
  return (
    <Paper component="footer" sx={card}>
      <Picture picture={portrait} place={portraitPlace} />
      <div>
        <p>
          <strong>{name}</strong>
          {title && <small>{title}</small>}
        </p>
        {greeting && (
          <p>
            <Greeting>{greeting}</Greeting>
          </p>
        )}
        <ActionRow actions={href === undefined ? [] : [{ label, href, style: 'second' }]} />
        {more.length > 0 && (
          <Box sx={({ space }) => ({ marginTop: space.m })}>
            <FilledLabel label={labels.moreBy} values={{ name: firstName }} />
            <ul>
              {more.map((post) => (
                <li key={post.href}>
                  <a href={post.href}>{post.title}</a>
                </li>
              ))}
            </ul>
          </Box>
        )}
      </div>
    </Paper>
  );
}
