import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { normalizePath } from '../../payload/page-paths';
import type { PreviewAnswer } from '../editor-api';
import type { Path } from '../model/change';
import { isWithin, writeKey } from '../schema/json';
import type { EditApi } from '../state/edit-api';
import { useEditor } from '../state/editor-context';
import { listBlockElements } from './find-route';
import { addOutlineStyles, outlinePointed, outlineSelected } from './outline-block';
import { findPart, findPlace } from './place-of-click';
import { swapPage } from './swap-page';

interface PreviewFrameOptions {
  api: EditApi;
  /** another one when the server has other changes */
  revision: number;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Keeps the page in the frame in step with the document and the selection, and follows clicks. */
export function usePreviewFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  { api, revision, onKeyDown }: PreviewFrameOptions,
): 'shown' | 'outdated' | 'missing' {
  const editor = useEditor();
  const { page, selected, config } = editor;
  const [state, setState] = useState<'shown' | 'outdated' | 'missing'>('shown');
  const asked = useRef(0);

  const readDocument = () => frame.current?.contentDocument ?? undefined;

  const showSelection = useEffectEvent((scrolls: boolean) => {
    const shown = readDocument();
    if (!shown) return;
    const element = findElement(shown, selected);
    outlineSelected(shown, element);
    if (scrolls && element && !isInView(element)) element.scrollIntoView({ block: 'start' });
  });

  function findElement(shown: Document, path: Path): Element | null {
    const block = listBlockElements(config, page).find((each) => isWithin(path, each.path));
    if (block) return shown.getElementById(block.id);
    if (path[0] !== 'navigation') return null;
    return shown.querySelector(path[1] === 'footer' ? 'footer' : 'header');
  }

  const refresh = useEffectEvent(async () => {
    asked.current += 1;
    const number = asked.current;
    const answer = await api
      .get<Partial<PreviewAnswer>>(`preview?path=${encodeURIComponent(page)}`)
      .catch(() => undefined);
    const shown = readDocument();
    if (!answer || !shown || number !== asked.current) return;
    const { html, outdated } = answer.body;
    if (answer.status !== 200 || html === undefined) return setState('missing');
    swapPage(shown, html);
    setState(outdated ? 'outdated' : 'shown');
    showSelection(false);
  });

  const follow = useEffectEvent((event: MouseEvent) => {
    // Questions open, as on the site.
    const target = readTarget(event);
    if (!target) return;
    if (!target.closest('summary')) event.preventDefault();
    const link = target.closest('a');
    if (link && (event.ctrlKey || event.metaKey)) {
      const { origin, pathname } = new URL(link.href);
      if (origin === window.location.origin) editor.showPage(normalizePath(pathname));
      return;
    }
    const place = findPlace(config, page, target);
    if (!place) return;
    if (place.setting) editor.focusSetting(place.setting);
    else editor.focusSetting(place.part);
  });

  const point = useEffectEvent((event: PointerEvent) => {
    const [shown, target] = [readDocument(), readTarget(event)];
    if (shown && target) {
      outlinePointed(shown, findPart(config, page, target)?.element ?? null);
    }
  });

  const hearKeys = useEffectEvent(onKeyDown);

  function attach() {
    const shown = readDocument();
    if (!shown) return;
    addOutlineStyles(shown);
    shown.addEventListener('click', follow, true);
    shown.addEventListener('auxclick', (event) => event.preventDefault(), true);
    shown.addEventListener('submit', (event) => event.preventDefault(), true);
    shown.addEventListener('pointerover', point);
    shown.addEventListener('pointerleave', () => outlinePointed(shown, null));
    shown.addEventListener('keydown', hearKeys);
    showSelection(true);
  }

  const onLoad = useEffectEvent(() => {
    attach();
    void refresh();
  });

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const load = () => onLoad();
    element.addEventListener('load', load);
    return () => element.removeEventListener('load', load);
  }, [frame]);

  useEffect(() => {
    void refresh();
  }, [revision]);

  const selectedKey = writeKey(selected);
  useEffect(() => showSelection(true), [selectedKey]);

  return state;
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
  return top >= 0 ? top < height * 0.7 : bottom > height * 0.3;
}
