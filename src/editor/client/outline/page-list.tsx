import { useState } from 'react';
import { PagePicker } from '../dialogs/page-picker';
import { findRoute, listPagesOf, namePage } from '../../model/find-route';
import { findLinksTo } from '../../schema/find-uses';
import { getIn, type Json, type Path, readText } from '../../../utils/json';
import { useEditor } from '../state/editor-context';
import { useFocusNext } from '../state/use-focus';
import { addId, rowId } from '../state/use-list-edits';
import { words } from '../../words';
import { BlockList } from './block-list';
import { OutlineList, AddButton } from './outline-list';
import { place, useOutlineEdits } from './use-outline-edits';

const list = ['routes'];

/** All pages; the one in the preview shows its blocks. */
export function PageList() {
  const { root, config, page, selectInList } = useEditor();
  const focusNext = useFocusNext();
  const [isPicking, setPicking] = useState(false);
  const shown = findRoute(config, page);
  const edits = useOutlineEdits({
    list,
    itemLabel: words.page,
    nameItem: (route) => namePage(config, route),
    findUses: (_route, index) => findLinksTo(root, config, listPagesOf(config, [...list, index])),
  });

  const paths = new Set(edits.items.map((route) => readText(getIn(route, ['path'])) ?? ''));

  /** To the page that a block was moved to. */
  function goAlong(to: Path) {
    selectInList(to);
    focusNext([rowId(place, to.slice(0, -1), Number(to.at(-1)), 'open')]);
  }

  return (
    <div>
      <OutlineList
        list={list}
        items={edits.items.map((route, index) => ({
          index,
          label: namePage(config, route),
          detail: writeAddress(route),
          depth: countPagesAbove(paths, route),
          below: index === shown && <BlockList key={index} route={index} onMoved={goAlong} />,
        }))}
        edits={edits}
      />
      <AddButton id={addId(place, list)} label={words.addPage} onClick={() => setPicking(true)} />
      {isPicking && (
        <PagePicker
          onClose={() => setPicking(false)}
          onAdd={(added, others) => edits.add({}, edits.items.length, added, others)}
        />
      )}
    </div>
  );
}

/** @param paths the paths of all pages */
function countPagesAbove(paths: ReadonlySet<string>, route: Json): number {
  const parts = (readText(getIn(route, ['path'])) ?? '').split('/');
  return parts.filter((_part, index) => index > 1 && paths.has(parts.slice(0, index).join('/')))
    .length;
}

/** The address of a page, without the parts that differ from entry to entry. */
function writeAddress(route: Json): string {
  const address = readText(getIn(route, ['path'])) ?? '';
  return address === '*' ? '' : address.replace(/\{[^}]*\}/g, '…');
}
