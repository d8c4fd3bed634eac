import { memo, useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { Icon, type IconName } from '../icon';
import { narrowScreen } from '../layout';
import { isSame, type Path } from '../../../utils/json';
import { ProblemBadge } from '../problems/problem-badge';
import type { RowDrag } from './use-row-drag';

/** Where something that is moved with the mouse would be put. */
export type RowGap = 'before' | 'after';

const gapLines = { before: '0 -2px', after: '0 2px' };

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: 1.3,
} as const;

interface OutlineRowProps {
  id?: string;
  path: Path;
  label: string;
  detail?: string | undefined;
  /** what it is called for screen readers, where label and detail say it in another way */
  name?: string | undefined;
  icon?: IconName | undefined;
  isSelected: boolean;
  onSelect: (path: Path) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** makes it one that can be moved with the mouse */
  drag?: RowDrag;
  gap?: RowGap | undefined;
  /** what can be done with it, while it is selected */
  actions?: ReactNode;
}

/** Something that can be selected, with the count of its problems. */
export const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
  const { id, path, label, detail, name, icon, isSelected, onSelect, onKeyDown } = props;
  const { drag, gap, actions } = props;
  const row = useRef<HTMLDivElement>(null);
  // It may have been clicked on the page. On a narrow screen, the outline is not in sight.
  useEffect(() => {
    if (isSelected && !matchMedia(narrowScreen).matches) {
      row.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [isSelected]);
  return (
    <Box
      {...drag}
      ref={row}
      onKeyDown={onKeyDown}
      sx={(theme) => ({
        borderRadius: 1,
        bgcolor: isSelected ? 'action.selected' : 'transparent',
        boxShadow: gap && `${gapLines[gap]} ${theme.palette.primary.main}`,
      })}
    >
      <ButtonBase
        id={id}
        aria-current={isSelected ? 'true' : undefined}
        onClick={() => onSelect(path)}
        sx={{
          width: '100%',
          minHeight: 36,
          px: 1,
          py: 0.5,
          gap: 1,
          borderRadius: 1,
          justifyContent: 'start',
          textAlign: 'start',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        {icon && <Icon name={icon} sx={{ fontSize: 18, color: 'text.secondary' }} />}
        {name !== undefined && <VisuallyHidden>{name}</VisuallyHidden>}
        <Box title={label} aria-hidden={name !== undefined} sx={{ minWidth: 0, flex: 1 }}>
          <Typography
            component="span"
            variant="body2"
            sx={{ ...twoLines, fontWeight: isSelected ? 600 : 400 }}
          >
            {label}
          </Typography>
          {detail && (
            <Typography
              component="span"
              variant="caption"
              color="text.secondary"
              noWrap
              sx={{ display: 'block' }}
            >
              {detail}
            </Typography>
          )}
        </Box>
        <ProblemBadge path={path} />
      </ButtonBase>
      {isSelected && actions}
    </Box>
  );
}, showsSame);

/** Most rows show the same after each key that is typed in a form: these are not rendered again. */
export function showsSame(
  one: Pick<OutlineRowProps, 'isSelected'>,
  other: Pick<OutlineRowProps, 'isSelected'>,
): boolean {
  const hasActions = one.isSelected || other.isSelected;
  return !hasActions && isSame(one, other);
}
