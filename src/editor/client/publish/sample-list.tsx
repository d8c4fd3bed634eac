import { useEffect, useRef, useState, type MouseEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { keepSampleTexts } from '../../../check/sample-texts';
import type { Path } from '../../../utils/json';
import { describePlace } from '../../schema/describe-place';
import { writeKey } from '../../model/paths';
import { useEditor } from '../state/editor-context';
import { publishWords } from './publish-words';
import { groupSamples, isListInFiles, nameWithin, type SampleGroup } from './sample-groups';

interface SampleListProps {
  places: readonly Path[];
  /** opens a place */
  onShow: (path: Path) => void;
}

/** Confirms texts; the button that was clicked tells where the focus goes. */
type Keep = (label: string, places: readonly Path[], event: MouseEvent<HTMLElement>) => void;

/** The texts of the sample by page and list, each with buttons that open it and confirm that it fits. */
export function SampleList({ places, onShow }: SampleListProps) {
  const { config } = useEditor();
  const { list, keep } = useKeeper();
  return (
    <Box component="ul" ref={list} tabIndex={-1} sx={{ listStyle: 'none', p: 0, outline: 'none' }}>
      {groupSamples(config, places).map((group) => (
        <Group key={group.key} group={group} keep={keep} onShow={onShow} />
      ))}
    </Box>
  );
}

interface GroupProps extends Pick<SampleListProps, 'onShow'> {
  group: SampleGroup;
  keep: Keep;
}

function Group({ group, keep, onShow }: GroupProps) {
  const { config } = useEditor();
  const [isOpen, setOpen] = useState(false);
  const { path, name, isPage, places } = group;
  const own = places.filter((place) => !isListInFiles(place));
  return (
    <Box component="li" sx={{ py: 0.5, borderTop: 1, borderColor: 'divider' }}>
      <PlaceButton text={name} onClick={() => onShow(path)} />{' '}
      {own.length > 0 && (
        <>
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-label={`${publishWords.places(own.length)}: ${name}`}
            onClick={() => setOpen(!isOpen)}
          >
            {publishWords.places(own.length)}
          </Button>
          <Button
            size="small"
            data-keep
            aria-label={`${isPage ? publishWords.keepPage : publishWords.keepGroup}: ${name}`}
            onClick={(event) => keep(publishWords.keepWhole(name), own, event)}
          >
            {isPage ? publishWords.keepPage : publishWords.keepGroup}
          </Button>
        </>
      )}
      {isOpen && (
        <Box component="ul" sx={{ listStyle: 'none', pl: 2 }}>
          {own.map((place) => {
            const label = publishWords.keepTextsAt(describePlace(config, place));
            return (
              <li key={writeKey(place)}>
                <PlaceButton
                  text={nameWithin(config, group, place, publishWords.pageTitle)}
                  onClick={() => onShow(place)}
                />{' '}
                <Button
                  size="small"
                  aria-label={label}
                  data-keep
                  onClick={(event) => keep(label, [place], event)}
                >
                  {publishWords.keepTexts}
                </Button>
              </li>
            );
          })}
        </Box>
      )}
    </Box>
  );
}

/** Confirms that texts of the sample fit; the next place gets the focus. */
function useKeeper() {
  const { config, change } = useEditor();
  const list = useRef<HTMLUListElement>(null);
  const [kept, setKept] = useState<{ index: number }>();
  useEffect(() => {
    if (!kept) return;
    const buttons = listKeepButtons(list.current);
    (buttons[kept.index] ?? buttons.at(-1) ?? list.current)?.focus();
  }, [kept]);
  const keep: Keep = (label, places, { currentTarget }) => {
    const index = listKeepButtons(list.current).indexOf(currentTarget);
    const value = keepSampleTexts(config, places);
    const path: Path = ['site', 'sampleTexts'];
    change({
      label,
      changes: [value === '' ? { op: 'remove', path } : { op: 'set', path, value }],
    });
    setKept({ index });
  };
  return { list, keep };
}

function listKeepButtons(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-keep]') ?? [])];
}

/** A place in words, which a click opens. */
export function PlaceButton({ text, onClick }: { text: string; onClick: () => void }) {
  return (
    <ButtonBase
      onClick={onClick}
      sx={{
        display: 'inline',
        minHeight: 24,
        font: 'inherit',
        textAlign: 'start',
        textDecoration: 'underline',
      }}
    >
      {text}
    </ButtonBase>
  );
}
