import { memo, useContext, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { leaveWords, SignOutDialog, signOutWords } from '../dialogs/sign-out-dialog';
import { Icon } from '../icon';
import { rowEnd } from '../layout';
import { wizardWords } from '../../make-site/wizard-words';
import { helpWords } from '../../model/help-words';
import type { Online } from '../online/use-online';
import { SessionContext } from '../state/editor-context';
import { words } from '../../words';
import { WebsiteButton } from '../website/website-button';
import { websiteWords } from '../website/website-words';
import { HistoryButtons, type HistoryButtonsProps } from './history-buttons';
import { LanguageChooser } from './language-chooser';
import { MoreMenu } from './more-menu';
import { PageChooser } from './page-chooser';
import type { PreviewLook } from './preview-choices';
import { ViewChoice } from './view-choice';

/** The dialogs that the toolbar opens: earlier versions, how the site is published, the help. */
export type SiteDialog = 'versions' | 'website' | 'help';

interface ToolbarButtonsProps extends HistoryButtonsProps {
  /** there is one row: the rest is in a menu */
  isNarrow: boolean;
  look: PreviewLook;
  onLook: (look: PreviewLook) => void;
  /** the text is shown instead of the page */
  isText: boolean;
  onText: (isText: boolean) => void;
  onOpen: (dialog: SiteDialog) => void;
  /** makes another site of this one, where that can be done */
  onMake: (() => void) | undefined;
  online: Online;
}

interface ToolbarProps extends ToolbarButtonsProps {
  /** what comes last */
  children: ReactNode;
}

/** What concerns the whole site: which page is looked at, undo, what becomes of it. */
export function Toolbar({ children, ...props }: ToolbarProps) {
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.5,
        px: { xs: 1, sm: 2 },
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <ToolbarButtons {...props} />
      <Box sx={{ ...rowEnd, ml: 'auto' }}>{children}</Box>
    </Box>
  );
}

/** They are not rendered again with each key that is typed in a form. */
const ToolbarButtons = memo(function ToolbarButtons(props: ToolbarButtonsProps) {
  const { isNarrow, look, onLook, isText, onText, onOpen, onMake, online, ...steps } = props;
  const session = useContext(SessionContext);
  const [isLeaving, setLeaving] = useState(false);
  const history = <HistoryButtons {...steps} />;
  const openWebsite = () => onOpen('website');
  const make = onMake ? [{ label: wizardWords.makeYours, act: onMake }] : [];
  const actions = [
    { label: helpWords.help, act: () => onOpen('help') },
    ...(session
      ? [
          {
            label: (session.openRepository ? leaveWords : signOutWords).signOut,
            act: () => setLeaving(true),
          },
        ]
      : []),
  ];
  const versions = { label: words.versions, act: () => onOpen('versions') };
  return (
    <>
      {isNarrow ? (
        <>
          {history}
          {!isText && <PageChooser />}
          <MoreMenu
            look={look}
            onLook={onLook}
            isText={isText}
            onText={onText}
            actions={[
              versions,
              ...make,
              { label: websiteWords.title, act: openWebsite },
              ...actions,
            ]}
          />
        </>
      ) : (
        <>
          <ViewChoice isText={isText} onText={onText} />
          {!isText && <PageChooser />}
          {!isText && <LanguageChooser />}
          {history}
          <IconButton aria-label={versions.label} title={versions.label} onClick={versions.act}>
            <Icon name="versions" fontSize="small" />
          </IconButton>
          {make.map(showButton)}
          <WebsiteButton {...online} onClick={openWebsite} />
          {actions.map(showButton)}
        </>
      )}
      {session && isLeaving && (
        <SignOutDialog session={session} onClose={() => setLeaving(false)} />
      )}
    </>
  );
});

function showButton({ label, act }: { label: string; act: () => void }) {
  return (
    <Button key={label} size="small" onClick={act}>
      {label}
    </Button>
  );
}
