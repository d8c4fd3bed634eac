import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ConflictsDialog } from './dialogs/conflicts-dialog';
import { DraftDialog } from './dialogs/draft-dialog';
import { VersionsDialog } from './dialogs/versions-dialog';
import { MakeYoursButton } from './make-yours/make-yours-button';
import { useMakeYours } from './make-yours/use-make-yours';
import { Outline } from './outline/outline';
import { PublishButton } from './publish/publish-button';
import type { Path } from './model/change';
import { EditorContext } from './state/editor-context';
import { useEditorValue, type EditorParts } from './state/use-editor-value';
import { useKeptFocus } from './state/use-kept-focus';
import { useShortcuts } from './state/use-shortcuts';
import { useView } from './state/use-view';
import { SidePanel } from './side-panel';
import { Stage } from './stage';
import { StatusBar } from './status-bar';
import { beginLook } from './toolbar/preview-choices';
import { SiteState } from './toolbar/site-state';
import { Toolbar } from './toolbar/toolbar';
import { words } from './words';
import { column, layout, narrowScreen } from './layout';

/** The outline, the page and the form, side by side, below the toolbar. */
export function Workspace(parts: EditorParts) {
  const { api, store, view, config } = parts;
  const shown = useView(config);
  const { isListing, setListing, followChange } = shown;
  const [look, setLook] = useState(beginLook);
  const [isText, setText] = useState(view.unfinished !== undefined);
  const [isShowingVersions, setShowingVersions] = useState(false);
  const editor = useEditorValue(parts, shown);
  const acts = useMemo(() => {
    const follow = async (step: Promise<Path | undefined>) => {
      const place = await step;
      const { config: changed } = store.read();
      // The text view shows by itself what has changed.
      if (place && changed !== undefined && !isText) followChange(changed, place);
    };
    return {
      undo: () => follow(store.undo()),
      redo: () => follow(store.redo()),
      save: () => store.save(),
    };
  }, [store, followChange, isText]);
  const onKeyDown = useShortcuts(acts);
  const make = useMakeYours(config);
  const isNarrow = useMediaQuery(narrowScreen, { noSsr: true });
  useKeptFocus();

  function showHome() {
    setText(false);
    setListing(false);
    shown.looking.showPage('/');
  }

  const state = (
    <SiteState
      view={view}
      isListing={isListing}
      onList={() => setListing(!isListing)}
      onSave={() => void acts.save()}
    />
  );

  return (
    <EditorContext value={editor}>
      <Box sx={layout}>
        <Toolbar
          view={view}
          look={look}
          onLook={setLook}
          isText={isText}
          onText={setText}
          onUndo={() => void acts.undo()}
          onRedo={() => void acts.redo()}
          onVersions={() => setShowingVersions(true)}
          start={
            <MakeYoursButton
              make={make}
              isTyping={view.unfinished !== undefined}
              onMade={showHome}
            />
          }
        >
          {!isNarrow && state}
          <PublishButton store={store} onProblems={() => setListing(true)} />
        </Toolbar>
        <Box component="nav" aria-label={words.outline} sx={{ ...column, gridArea: 'outline' }}>
          <Outline />
        </Box>
        <Stage
          api={api}
          store={store}
          view={view}
          look={look}
          isText={isText}
          hasSide={!isText || isListing}
          onKeyDown={onKeyDown}
        />
        {(!isText || isListing) && (
          <SidePanel
            store={store}
            view={view}
            make={make}
            isListing={isListing}
            onText={() => setText(true)}
          />
        )}
        <StatusBar text={view.message.text}>{isNarrow && state}</StatusBar>
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
      {isShowingVersions && (
        <VersionsDialog
          api={api}
          onClose={() => setShowingVersions(false)}
          onRestore={(name) => void store.restore(name)}
        />
      )}
      <DraftDialog draft={view.draft} onChoose={(choice) => void store.settleDraft(choice)} />
    </EditorContext>
  );
}
