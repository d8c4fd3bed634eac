import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { normalizePath } from '../../../payload/page-paths';
import type { PreviewAnswer } from '../../protocol/editor-api';
import type { Json, Path } from '../../../utils/json';
import { isWithin } from '../../model/paths';
import type { EditApi } from '../state/edit-api';
import { useEditor } from '../state/editor-context';
import type { PreviewLook } from '../toolbar/preview-choices';
import { listBlockElements } from '../../model/find-route';
import { addOutlineStyles, outlinePointed, outlineSelected, markBlanks } from './outline-block';
import { readCursor } from './caret-of-click';
import { findPart, findPlace } from './place-of-click';
import { showLook } from './show-look';
import { awaitFonts, swapPage } from './swap-page';
import { useTyping } from './use-typing';

interface PreviewFrameOptions {
  api: EditApi;
  /** another one when the server has other changes */
  revision: number;
  look: PreviewLook;
  /** texts of the page can be changed */
  canType: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Milliseconds between two looks at a page that is loading. */
const checkEvery = 50;

/** The part of the frame that something has to reach into to be in view. */
const seen = 0.3;

/**
 * What of a page is in the frame. While it is `loading`, clicks on it are not followed yet; while the
 * document is `faulty`, and was never without errors, there are no pages.
 */
export type PreviewState = 'loading' | 'shown' | 'outdated' | 'missing' | 'faulty';

/** The page in the frame; another object each time that it changes. */
export interface PageVersion {
  page: Document;
}

export interface PreviewFrame {
  state: PreviewState;
  version: PageVersion | undefined;
  /** the block that the pointer was over last, unless another was selected since then */
  pointed: Path | undefined;
}

/** The id of the tools of a block, which stay with it while one of them has the focus. */
export const blockToolsId = 'block-tools';

/** Keeps the page in the frame in step with the document and the selection, and follows clicks. */
export function usePreviewFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  { api, revision, look, canType, onKeyDown }: PreviewFrameOptions,
): PreviewFrame {
  const { root, page, selected, config, focusSetting, showPage } = useEditor();
  const [state, setState] = useState<PreviewState>('loading');
  const [loaded, setLoaded] = useState<Document>();
  const [version, setVersion] = useState<PageVersion>();
  const [pointed, setPointed] = useState<{ part: Path; selected: Path }>();
  const selector = findSelector(config, page, selected);

  const put = useEffectEvent((status: number, { html, outdated }: Partial<PreviewAnswer>) => {
    if (status === 503) return setState('faulty');
    if (status !== 200 || html === undefined || !loaded) return setState('missing');
    swapPage(loaded, html);
    showLook(loaded, look);
    markBlanks(loaded);
    setVersion({ page: loaded });
    setState(outdated ? 'outdated' : 'shown');
    showSelection(loaded, selector, false);
  });

  const asked = useRef(0);
  const refresh = useEffectEvent(async (path: string, known: number) => {
    asked.current += 1;
    const { current } = asked;
    const query = new URLSearchParams({ path, revision: String(known) });
    // Who cannot reach the server is told where changes are sent.
    const answer = await api.get<Partial<PreviewAnswer>>(`preview?${query}`).catch(() => undefined);
    if (answer?.body.html !== undefined && loaded) await awaitFonts(loaded, answer.body.html);
    if (answer && asked.current === current) put(answer.status, answer.body);
  });

  // What was typed in is a part of the page again.
  const typing = useTyping(() => void refresh(page, revision));

  const choose = useEffectEvent((event: MouseEvent) => {
    const target = readTarget(event);
    if (!target || typing.isTypedIn(target)) return;
    // Questions open, as on the site.
    if (!target.closest('summary')) event.preventDefault();
    const link = target.closest('a');
    if (link && (event.ctrlKey || event.metaKey)) {
      const { origin, pathname } = new URL(link.href);
      if (origin === window.location.origin) showPage(normalizePath(pathname));
      return;
    }
    const behind = target.ownerDocument.elementsFromPoint(event.clientX, event.clientY);
    const image = behind.find((element) => element.localName === 'img');
    const place = findPlace(root, config, page, target, image);
    if (!place || (canType && typing.begin(place, event))) return;
    const { setting, shownIn } = place;
    focusSetting(setting ?? place.part, { cursor: shownIn && readCursor(shownIn, event) });
  });

  const point = useEffectEvent((event: PointerEvent) => {
    const target = readTarget(event);
    if (!target) return;
    const found = findPart(config, page, target);
    outlinePointed(target.ownerDocument, found?.element ?? null);
    const isActing = document.activeElement?.closest(`#${blockToolsId}`);
    if (found?.part[0] === 'routes' && !isActing) setPointed({ part: found.part, selected });
  });

  const hearKeys = useEffectEvent(onKeyDown);

  const attach = useEffectEvent((shown: Document) => {
    addOutlineStyles(shown);
    shown.addEventListener('click', (event) => choose(event), true);
    shown.addEventListener('auxclick', prevent, true);
    shown.addEventListener('submit', prevent, true);
    shown.addEventListener('pointerover', (event) => point(event));
    shown.documentElement.addEventListener('pointerleave', () => outlinePointed(shown, null));
    shown.addEventListener('keydown', (event) => hearKeys(event));
    setLoaded(shown);
  });

  useEffect(() => {
    if (!loaded) return undefined;
    const show = () => showLook(loaded, look);
    show();
    // Stylesheets further down arrive later.
    loaded.addEventListener('load', show, true);
    return () => loaded.removeEventListener('load', show, true);
  }, [loaded, look]);

  const isNew = useEffectEvent((shown: Document) => shown !== loaded);

  // The event `load` waits for every picture: the page can be clicked long before.
  useEffect(() => {
    const { current } = frame;
    const checking = setInterval(() => check(false), checkEvery);
    // An address that leads elsewhere never shows the page that was asked for.
    const end = () => check(true);
    function check(isLoaded: boolean) {
      const shown = current?.contentDocument;
      if (!shown || shown.readyState === 'loading') return;
      if (!isLoaded && shown.location.pathname !== encodeURI(page)) return;
      clearInterval(checking);
      if (isNew(shown)) attach(shown);
    }
    current?.addEventListener('load', end);
    return () => {
      clearInterval(checking);
      current?.removeEventListener('load', end);
    };
  }, [frame, page]);

  useEffect(() => {
    if (loaded) showSelection(loaded, selector, true);
  }, [loaded, selector]);

  useEffect(() => {
    if (loaded) void refresh(page, revision);
    return () => {
      asked.current += 1;
    };
  }, [loaded, page, revision]);

  return { state, version, pointed: pointed?.selected === selected ? pointed.part : undefined };
}

function prevent(event: Event): void {
  event.preventDefault();
}

/** Where the selected part is on the page. */
function findSelector(config: Json, page: string, selected: Path): string | undefined {
  const block = listBlockElements(config, page).find((each) => isWithin(selected, each.path));
  if (block) return `#${CSS.escape(block.id)}`;
  if (selected[0] !== 'navigation') return undefined;
  return 'body header';
}

function showSelection(shown: Document, selector: string | undefined, scrolls: boolean): void {
  const element = selector === undefined ? null : shown.querySelector(selector);
  outlineSelected(shown, element);
  if (scrolls && element && !isInView(element)) element.scrollIntoView({ block: 'start' });
}

/** The element that an event is about; that of a frame is of another class than ours. */
function readTarget(event: Event): Element | undefined {
  const target = event.target as Node | null;
  if (!target) return undefined;
  return target.nodeType === Node.ELEMENT_NODE
    ? (target as Element)
    : (target.parentElement ?? undefined);
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const height = element.ownerDocument.defaultView?.innerHeight ?? 0;
  return top >= 0 ? top < height * (1 - seen) : bottom > height * seen;
}
