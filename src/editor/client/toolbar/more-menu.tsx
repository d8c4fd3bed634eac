import { useState } from 'react';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { nameLanguage } from '../../../content/languages/language-code';
import { Icon } from '../icon';
import { findCounterpart, findLanguage } from '../../model/find-route';
import { listLanguages } from '../../model/languages';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';
import { languageChooserId } from './language-chooser';
import { schemes, hasDarkColors, widths, type PreviewLook } from './preview-choices';

/** Text of the toolbar. */
const toolbarWords = {
  more: 'More',
} as const;

interface MenuChoice {
  label: string;
  isChosen: boolean;
  choose: () => void;
}

interface MoreMenuProps {
  look: PreviewLook;
  onLook: (look: PreviewLook) => void;
  isText: boolean;
  onText: (isText: boolean) => void;
  /** what else can be done with the site */
  actions: readonly { label: string; act: () => void }[];
}

/** On a narrow screen: all that the toolbar has no room for. */
export function MoreMenu({ actions, ...props }: MoreMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const groups = useChoices(props);

  function choose(act: () => void) {
    setAnchor(null);
    act();
  }

  const choices = groups.flatMap(({ group, choices: own, role = 'menuitemradio' }) => [
    <ListSubheader key={group} role="presentation" aria-hidden sx={{ lineHeight: 2.5 }}>
      {group}
    </ListSubheader>,
    ...own.map(({ label, isChosen, choose: act }) => (
      <MenuItem
        key={`${group} ${label}`}
        role={role}
        aria-checked={isChosen}
        aria-label={group === label ? label : `${group}: ${label}`}
        onClick={() => choose(act)}
      >
        <ListItemIcon>{isChosen && <Icon name="check" fontSize="small" />}</ListItemIcon>
        {label}
      </MenuItem>
    )),
  ]);
  return (
    <>
      <IconButton
        // The language is chosen in it.
        id={languageChooserId}
        aria-label={toolbarWords.more}
        title={toolbarWords.more}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon name="more" fontSize="small" />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        // All that is on a page belongs to one of its landmarks.
        container={anchor?.closest('header')}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { dense: true, 'aria-label': toolbarWords.more } }}
      >
        {actions.map(({ label, act }) => (
          <MenuItem key={label} onClick={() => choose(act)}>
            {label}
          </MenuItem>
        ))}
        <Divider />
        {choices}
      </Menu>
    </>
  );
}

interface MenuGroup {
  group: string;
  choices: readonly MenuChoice[];
  role?: 'menuitemcheckbox';
}

/** The choices for the preview; the text has no language, width or colors. */
function useChoices({ look, onLook, isText, onText }: Omit<MoreMenuProps, 'actions'>): MenuGroup[] {
  const { config, page, showPage } = useEditor();
  const hasDark = hasDarkColors(config);
  const languages = listLanguages(config);
  const shown = findLanguage(config, page);
  const view = [false, true].map((value) => ({
    label: value ? words.asText : words.asPage,
    isChosen: isText === value,
    choose: () => onText(value),
  }));
  if (isText) return [{ group: words.view, choices: view }];
  const ofLanguage = languages.map((language) => ({
    label: nameLanguage(language),
    isChosen: language === shown,
    choose: () => showPage(findCounterpart(config, page, language)),
  }));
  const ofWidth = widths.map(({ width, label }) => ({
    label,
    isChosen: look.width === width,
    choose: () => onLook({ ...look, width }),
  }));
  const ofColors = schemes.map(({ isDark, label }) => ({
    label,
    isChosen: look.isDark === isDark,
    choose: () => onLook({ ...look, isDark }),
  }));
  const motion = {
    label: words.motion,
    isChosen: look.isMoving,
    choose: () => onLook({ ...look, isMoving: !look.isMoving }),
  };
  return [
    { group: words.view, choices: view },
    ...(languages.length > 0 ? [{ group: words.language, choices: ofLanguage }] : []),
    { group: words.width, choices: ofWidth },
    ...(hasDark ? [{ group: words.colors, choices: ofColors }] : []),
    { group: words.motion, choices: [motion], role: 'menuitemcheckbox' },
  ];
}
