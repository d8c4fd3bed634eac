import { useState, type ReactNode } from 'react';
import Stack from '@mui/material/Stack';
import type { Path } from '../../../utils/json';
import { isWithin } from '../../model/paths';
import { labelSetting } from '../../schema/write-label';
import { useEditor } from '../state/editor-context';
import { ProblemsBadge, useProblemCount } from '../problems/problem-badge';
import { Disclosure } from './disclosure';

interface FieldsDisclosureProps {
  path: Path;
  /** the settings in it */
  names: readonly string[];
  label: string;
  isOpenFirst?: boolean;
  children: ReactNode;
}

/** Some settings of a group; they open for a link to one of them, or a new problem in one. */
export function FieldsDisclosure(props: FieldsDisclosureProps) {
  const { path, names, label, isOpenFirst = false, children } = props;
  const { request } = useEditor();
  const { errors, warnings } = useProblemCount(path, names);
  const count = errors + warnings;
  const [isOpen, setOpen] = useState(isOpenFirst || count > 0);
  const [seen, setSeen] = useState({ count, request: undefined as typeof request });
  if (request !== seen.request || count !== seen.count) {
    setSeen({ request, count });
    const isAsked =
      request !== seen.request &&
      request !== undefined &&
      isWithin(request.path, path) &&
      names.includes(String(request.path[path.length]));
    if (isAsked || count > seen.count) setOpen(true);
  }
  return (
    <Disclosure
      path={[...path, label]}
      label={label}
      summary={names.map((name) => labelSetting([...path, name])).join(', ')}
      badge={<ProblemsBadge path={path} names={names} />}
      isOpen={isOpen}
      onToggle={setOpen}
    >
      <Stack sx={{ gap: 2, pt: 1 }}>{children}</Stack>
    </Disclosure>
  );
}
