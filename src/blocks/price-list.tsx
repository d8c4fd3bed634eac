import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { Heading, rankBelow } from '../components/heading';
import { onPaper } from '../components/design-tokens';
import { Section } from '../components/section';
import { writePartId } from '../payload/page-paths';
import type { BlockProps } from './block-props';

const columns: SxProps<Theme> = ({ space, vars }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(27em, 100%), 1fr))',
  gap: `${space.xxl} ${vars.space.columns}`,
  '& > :only-child': { maxWidth: vars.space.measure },
});

const table: SxProps<Theme> = ({ breakpoints, space, typography, vars }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  tr: { [onPaper]: { breakInside: 'avoid' } },
  'th, td': {
    padding: `${space.s} 0`,
    borderBottom: `1px solid ${vars.palette.site.line}`,
    fontWeight: 400,
    textAlign: 'start',
    verticalAlign: 'baseline',
  },
  th: { paddingInlineEnd: space.l, overflowWrap: 'anywhere' },
  td: {
    minWidth: '5em',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 600,
    textAlign: 'end',
    color: vars.palette.site.heading,
    [breakpoints.up('sm')]: { whiteSpace: 'nowrap' },
  },
  'th > span': {
    display: 'block',
    fontSize: typography.body2.fontSize,
    color: vars.palette.text.secondary,
  },
});

export function PriceList({ groups, ...at }: BlockProps<'price-list'>) {
  return (
    <Section {...at}>
      <Box sx={columns}>
        {groups.map(({ title, text, rows }, index) => {
          const titleId = writePartId(at.id, index);
          const ownTitle = at.title && writePartId(at.id, 'title');
          return (
            <div key={index}>
              {title && (
                <Heading level={rankBelow(at.headingLevel, at.title)} id={titleId}>
                  {title}
                </Heading>
              )}
              {text && <p>{text}</p>}
              <Box component="table" aria-labelledby={title ? titleId : ownTitle} sx={table}>
                <tbody>
                  {rows.map(({ name, price, duration, note }, row) => (
                    <tr key={row}>
                      <th scope="row">
                        {name}
                        {duration && <span>{duration}</span>}
                        {note && <span>{note}</span>}
                      </th>
                      <td>{price.text}</td>
                    </tr>
                  ))}
                </tbody>
              </Box>
            </div>
          );
        })}
      </Box>
    </Section>
  );
}
