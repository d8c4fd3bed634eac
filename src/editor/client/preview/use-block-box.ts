import { useEffect, useState, type RefObject } from 'react';
import { isSame } from '../../../utils/json';
import type { PageVersion } from './use-preview-frame';

/** The part of a block that can be seen, in pixels of the element around the frame. */
export interface BlockBox {
  top: number;
  bottom: number;
  /** the bottom of the element around the frame */
  end: number;
  /** half way between its sides */
  middle: number;
  /** from the right side of the element around the frame */
  right: number;
}

interface BlockBoxOptions {
  version: PageVersion | undefined;
  /** that of the block */
  id: string | undefined;
  scale: number;
}

/**
 * Follows a block of the page in the frame as it is scrolled and changes its size.
 *
 * @returns undefined while nothing of the block can be seen
 */
export function useBlockBox(
  frame: RefObject<HTMLIFrameElement | null>,
  { version, id, scale }: BlockBoxOptions,
): BlockBox | undefined {
  const [box, setBox] = useState<BlockBox>();

  useEffect(() => {
    const page = version?.page;
    const view = page?.defaultView;
    if (!view || id === undefined) return undefined;
    const measure = () => {
      const measured = measureBlock(frame.current, page.getElementById(id), scale);
      setBox((before) => (isSame(before, measured) ? before : measured));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(page.documentElement);
    if (frame.current?.parentElement) observer.observe(frame.current.parentElement);
    view.addEventListener('scroll', measure, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      view.removeEventListener('scroll', measure);
    };
  }, [frame, version, id, scale]);

  return id === undefined ? undefined : box;
}

function measureBlock(
  frame: HTMLIFrameElement | null,
  block: HTMLElement | null,
  scale: number,
): BlockBox | undefined {
  const around = frame?.parentElement;
  if (!around || !block) return undefined;
  const rect = block.getBoundingClientRect();
  const [top, bottom] = [rect.top * scale, rect.bottom * scale];
  if (bottom <= 0 || top >= around.clientHeight) return undefined;
  const left = frame.offsetLeft + rect.left * scale;
  const width = rect.width * scale;
  return {
    top: Math.max(top, 0),
    bottom: Math.min(bottom, around.clientHeight),
    end: around.clientHeight,
    middle: left + width / 2,
    right: around.clientWidth - left - width,
  };
}
