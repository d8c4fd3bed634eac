import type { ReactNode, RefObject } from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Icon } from '../icon';
import type { Path } from '../../../utils/json';
import { ProblemBadge } from '../problems/problem-badge';
import { controlId } from './use-setting';
import { Thumbnail } from './thumbnail';

interface DisclosureProps {
  path: Path;
  /** of the button; what the place in the config gives if it is left out */
  id?: string;
  label: string;
  summary?: string | undefined;
  /** the address of an image that it is about */
  picture?: string | undefined;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  control?: RefObject<HTMLButtonElement | null>;
  /** says how many problems are in it, where the place in the config does not */
  badge?: ReactNode;
  /** buttons beside the label */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a form that opens on request. What is closed is not mounted. */
export function Disclosure(props: DisclosureProps) {
  const {
    path,
    id = controlId(path),
    label,
    summary,
    picture,
    isOpen,
    onToggle,
    control,
    badge = <ProblemBadge path={path} />,
    actions,
    children,
  } = props;
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1.5, bgcolor: 'background.paper' }}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <ButtonBase
          ref={control}
          id={id}
          aria-expanded={isOpen}
          onClick={() => onToggle(!isOpen)}
          sx={{ flex: 1, minWidth: 0, p: 1, gap: 1, justifyContent: 'start', textAlign: 'start' }}
        >
          <Icon
            name="expand"
            fontSize="small"
            sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)', color: 'text.secondary' }}
          />
          {picture !== undefined && !isOpen && <Thumbnail src={picture} width={64} height={48} />}
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <Typography component="span" variant="subtitle2" noWrap sx={{ display: 'block' }}>
              {label}
            </Typography>
            {summary !== undefined && !isOpen && (
              <Typography
                component="span"
                variant="body2"
                color="text.secondary"
                noWrap
                sx={{ display: 'block' }}
              >
                {summary}
              </Typography>
            )}
          </Box>
          {badge}
        </ButtonBase>
        {actions}
      </Box>
      {isOpen && <Box sx={{ p: 1.5, pt: 0.5 }}>{children}</Box>}
    </Box>
  );
}
