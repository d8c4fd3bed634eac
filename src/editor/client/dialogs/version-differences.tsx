import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { getChild, getIn, isJsonObject, isSame, type Json } from '../../../utils/json';
import { listDifferences, type Difference } from '../../model/list-differences';
import { nameDifference } from '../../schema/describe-differences';
import { namePlace } from '../../schema/describe-place';
import { findRestored, planRestore, type Restorable } from '../../schema/plan-restore';
import { writeLabel } from '../../schema/write-label';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';

/** Text about the differences from an earlier version. */
const versionWords = {
  differs: 'Changed since this version:',
  happened: {
    removed: 'Removed',
    unset: 'Removed',
    changed: 'Changed',
    order: 'Order changed',
    added: 'Added',
    set: 'Added',
  } satisfies Record<Difference['kind'], string>,
  restore: 'Restore',
  restoreOne: (name: string) => `Restore ${name}`,
  restored: (name: string) => `Restored: ${name}. Save to keep it.`,
} as const;

const shownAtFirst = 20;

interface VersionDifferencesProps {
  /** what the file said */
  earlier: Json;
  onClose: () => void;
}

/** What was done since an earlier version: each block, entry and setting can be restored by itself. */
export function VersionDifferences({ earlier, onClose }: VersionDifferencesProps) {
  const { root, config, change, announce, focusSetting } = useEditor();
  const [isWhole, setWhole] = useState(false);
  const differences = useMemo(() => listDifferences(config, earlier), [config, earlier]);
  const shown = isWhole ? differences : differences.slice(0, shownAtFirst);

  function restore(difference: Restorable) {
    const name = nameDifference(config, earlier, difference, namePlace);
    const changes = planRestore({ root, now: config, earlier }, difference);
    change({ label: versionWords.restoreOne(name), changes });
    announce(versionWords.restored(name));
    onClose();
    focusSetting(findRestored(difference));
  }

  return (
    <Box sx={{ px: 2, pb: 1 }}>
      <Typography variant="body2">
        {differences.length === 0 ? words.versionSame : versionWords.differs}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {shown.map((difference, index) => {
          const name = nameDifference(config, earlier, difference);
          return (
            <Box
              component="li"
              key={index}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1,
                minHeight: 44,
                py: 0.5,
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {versionWords.happened[difference.kind]}: {name}
                {nameSettings(config, earlier, difference)}
              </Typography>
              {difference.kind !== 'added' && (
                <Button
                  size="small"
                  aria-label={versionWords.restoreOne(name)}
                  onClick={() => restore(difference)}
                >
                  {versionWords.restore}
                </Button>
              )}
            </Box>
          );
        })}
      </Box>
      {shown.length < differences.length && (
        <Button size="small" onClick={() => setWhole(true)}>
          {words.showMore}
        </Button>
      )}
    </Box>
  );
}

/** Which settings of an entry are other ones, in words. */
function nameSettings(now: Json, earlier: Json, difference: Difference): string {
  if (difference.kind !== 'changed') return '';
  const own = getIn(now, difference.now);
  const old = getIn(earlier, difference.before);
  if (!isJsonObject(own) || !isJsonObject(old)) return '';
  const names = [...new Set([...Object.keys(own), ...Object.keys(old)])].filter(
    (name) => !isSame(getChild(own, name), getChild(old, name)),
  );
  return ` (${names.map(writeLabel).join(', ')})`;
}
