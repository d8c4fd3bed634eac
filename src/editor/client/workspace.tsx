import { useCallback, useContext, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import { useEventCallback } from '@mui/material/utils';
import type { Path } from '../../utils/json';
import { Columns } from './columns';
import { ConflictsDialog } from './dialogs/conflicts-dialog';
import { DraftDialog } from './dialogs/draft-dialog';
import { VersionsDialog } from './dialogs/versions-dialog';
import { MakeYoursWindow } from './make-yours/make-yours-window';
import { useWizard } from './make-yours/use-wizard';
import { useOnline, type Online } from './online/use-online';
import { Outline } from './outline/outline';
import { PublishButton } from './publish/publish-button';
import { EditorContext, SessionContext } from './state/editor-context';
import { useEditorValue, type EditorParts } from './state/use-editor-value';
import { useKeptFocus } from './state/use-focus';
import { usePane } from './state/use-pane';
import { useShortcuts } from './state/use-shortcuts';
import { useView, type Shown } from './state/use-view';
import { SidePanel } from './side-panel';
import { Stage } from './stage';
import { StatusBar } from './status-bar';
import { beginLook, hasDarkColors, PreviewChoices } from './toolbar/preview-choices';
import { PaneChoice } from './toolbar/pane-choice';
import { SiteState } from './toolbar/site-state';
import { Toolbar, type SiteDialog } from './toolbar/toolbar';
import { WebsiteTag } from './website/website-button';
import { HelpDialog, useLateParts, WebsiteDialog } from './late-parts';
import { layout } from './layout';
import type { DocumentStore } from './state/document-store';

/** The outline, the page and the form, below the toolbar: side by side, or one of them where it is narrow. */
export function Workspace(parts: EditorParts) {
  const { api, store, view, config } = parts;
  const shown = useView(config);
  const { isListing, setListing, setPane, followChange } = shown;
  const [look, setLook] = useState(beginLook);
  const [isText, setText] = useState(view.unfinished !== undefined);
  const [dialog, setDialog] = useState<SiteDialog>();
  const editor = useEditorValue(parts, shown);
  const history = useHistory(store, followChange, isText);
  const acts = useMemo(
    () => ({ ...history, save: () => store.save(), help: () => setDialog('help') }),
    [history, store],
  );
  const onKeyDown = useShortcuts(acts);
  const session = useContext(SessionContext);
  const online = useOnline(api, view);
  const close = () => {
    setDialog(undefined);
    // A dialog may have published something.
    online.refresh();
  };
  const make = useWizard(config, session?.isJustBegun === true);
  const openMake = useEventCallback(() => make.setOpen(true));
  useKeptFocus();
  useLateParts();

  const hasSide = !isText || isListing;
  const { isNarrow, panes, pane, around } = usePane(shown.pane, hasSide);
  const isListed = isListing && (!isNarrow || pane === 'form');

  const showText = useCallback(
    (isShown: boolean) => {
      setText(isShown);
      setPane('preview');
    },
    [setPane],
  );

  function showMade() {
    showText(false);
    setListing(false);
    shown.looking.showPage('/');
  }

  const state = (
    <SiteState
      view={view}
      changes={online.published?.changes}
      isListing={isListed}
      onList={() => setListing(!isListed)}
      onSave={() => void acts.save()}
      isNarrow={isNarrow}
    />
  );

  return (
    <EditorContext value={editor}>
      <Box sx={layout}>
        <Toolbar
          undo={view.undo}
          redo={view.redo}
          isNarrow={isNarrow}
          look={look}
          onLook={setLook}
          isText={isText}
          onText={showText}
          onUndo={history.undo}
          onRedo={history.redo}
          onOpen={setDialog}
          online={online}
          onMake={make.hasSamples ? openMake : undefined}
        >
          {!isNarrow && state}
          <PublishButton {...online} store={store} onProblems={() => setListing(true)} />
        </Toolbar>
        <Columns around={around} pane={pane} isNarrow={isNarrow} hasSide={hasSide}>
          <Outline isAlone={isNarrow} />
          <Stage
            api={api}
            store={store}
            view={view}
            look={look}
            isText={isText}
            hasSide={hasSide}
            isAlone={isNarrow}
            make={make}
            onKeyDown={onKeyDown}
          />
          {hasSide && (
            <SidePanel
              store={store}
              view={view}
              make={make}
              isListing={isListing}
              onText={() => showText(true)}
            />
          )}
        </Columns>
        <StatusBar text={view.message.text}>
          {!isNarrow && !isText && (
            <PreviewChoices hasDark={hasDarkColors(config)} look={look} onLook={setLook} />
          )}
          {isNarrow && state}
          {isNarrow && <WebsiteTag {...online} onClick={() => setDialog('website')} />}
          {isNarrow && <PaneChoice panes={panes} shown={pane} isText={isText} onShow={setPane} />}
        </StatusBar>
      </Box>
      {view.conflicts.length > 0 && (
        <ConflictsDialog
          // Other conflicts are chosen from the beginning.
          key={view.fileHash}
          conflicts={view.conflicts}
          onCancel={() => store.leaveConflicts()}
          onChoose={(choices) => void store.save(choices)}
        />
      )}
      <MakeYoursWindow
        make={make}
        isTyping={view.unfinished !== undefined}
        isSaved={view.isSaved}
        onMade={showMade}
      />
      <OpenedDialog {...parts} online={online} dialog={dialog} onClose={close} />
      <DraftDialog draft={view.draft} onChoose={(choice) => void store.settleDraft(choice)} />
    </EditorContext>
  );
}

interface OpenedDialogProps extends Pick<EditorParts, 'api' | 'store'> {
  online: Online;
  dialog: SiteDialog | undefined;
  onClose: () => void;
}

/** The dialog that was opened from the toolbar. */
function OpenedDialog({ api, store, online, dialog, onClose }: OpenedDialogProps) {
  switch (dialog) {
    case 'website':
      return (
        <WebsiteDialog
          isNew={online.online?.isNew === true}
          published={online.published}
          store={store}
          onClose={onClose}
        />
      );
    case 'help':
      return <HelpDialog onClose={onClose} />;
    case 'versions':
      return (
        <VersionsDialog
          api={api}
          onClose={onClose}
          onRestore={(name) => void store.restore(name)}
        />
      );
    case undefined:
      return null;
  }
}

/**
 * Undoes and redoes a step, and goes to what it changed.
 *
 * @param isText the text view shows by itself what has changed
 */
function useHistory(
  store: DocumentStore,
  followChange: Shown['followChange'],
  isText: boolean,
): Record<'undo' | 'redo', () => Promise<void>> {
  return useMemo(() => {
    const follow = async (step: Promise<Path | undefined>) => {
      const place = await step;
      const { config: changed } = store.read();
      if (place && changed !== undefined && !isText) followChange(changed, place);
    };
    return { undo: () => follow(store.undo()), redo: () => follow(store.redo()) };
  }, [store, followChange, isText]);
}
