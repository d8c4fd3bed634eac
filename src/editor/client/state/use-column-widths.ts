import { useEffect, useState } from 'react';

/** The columns next to the page. */
export type SideColumn = 'outline' | 'form';

type Widths = Record<SideColumn, number>;

/** How wide each may be, in pixels. */
const limits = {
  outline: { least: 200, most: 480 },
  form: { least: 280, most: 640 },
} as const satisfies Record<SideColumn, { least: number; most: number }>;

/** The part of the window that each has at first, within these pixels. */
const usual = {
  outline: { part: 0.2, least: 260, most: 340 },
  form: { part: 0.27, least: 320, most: 440 },
} as const satisfies Record<SideColumn, { part: number; least: number; most: number }>;

/** The page keeps at least the rest of the window. */
const greatestShare = 0.4;

const storageKey = 'editor columns';

/** The limits of a column in this window. */
export function widest(side: SideColumn): { least: number; most: number } {
  const { least, most } = limits[side];
  return {
    least,
    most: Math.max(least, Math.min(most, Math.floor(window.innerWidth * greatestShare))),
  };
}

/** The widths of the columns: as wide as the window suggests until a person moves their edges. */
export function useColumnWidths(): {
  widths: Widths;
  /** sets a width, within its limits; undefined for the usual one */
  setWidth: (side: SideColumn, width: number | undefined) => void;
} {
  const [own, setOwn] = useState(readKept);
  const [, setWindowWidth] = useState(window.innerWidth);
  useEffect(() => {
    const measure = () => setWindowWidth(window.innerWidth);
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);

  function setWidth(side: SideColumn, width: number | undefined) {
    const next = { ...own, [side]: width === undefined ? undefined : limit(side, width) };
    sessionStorage.setItem(storageKey, JSON.stringify(next));
    setOwn(next);
  }

  const choose = (side: SideColumn) => limit(side, own[side] ?? usualWidth(side));
  return { widths: { outline: choose('outline'), form: choose('form') }, setWidth };
}

function usualWidth(side: SideColumn): number {
  const { part, least, most } = usual[side];
  return Math.min(most, Math.max(least, window.innerWidth * part));
}

function limit(side: SideColumn, width: number): number {
  const { least, most } = widest(side);
  return Math.round(Math.min(most, Math.max(least, width)));
}

/** What was chosen before a reload. */
function readKept(): Partial<Record<SideColumn, number | undefined>> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Partial<Widths>;
    const read = (side: SideColumn) => (typeof kept[side] === 'number' ? kept[side] : undefined);
    return { outline: read('outline'), form: read('form') };
  } catch {
    return {};
  }
}
