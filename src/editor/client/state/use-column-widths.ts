import { useCallback, useEffect, useState } from 'react';

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

/** The width of a column and its limits, in pixels. */
export interface ColumnWidth {
  width: number;
  least: number;
  most: number;
}

/** The widths of the columns: as wide as the window suggests until a person moves their edges. */
export function useColumnWidths(): {
  columns: Record<SideColumn, ColumnWidth>;
  /** sets a width, within its limits; undefined for the usual one */
  setWidth: (side: SideColumn, width: number | undefined) => void;
} {
  const [own, setOwn] = useState(readKept);
  // Read in each render, it would make the browser arrange the whole editor for each key.
  const [space, setSpace] = useState(() => window.innerWidth);
  useEffect(() => {
    const measure = () => setSpace(window.innerWidth);
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  useEffect(() => {
    const isOwn = Object.values(own).some((width) => width !== undefined);
    if (isOwn) sessionStorage.setItem(storageKey, JSON.stringify(own));
    else sessionStorage.removeItem(storageKey);
  }, [own]);

  const setWidth = useCallback(
    (side: SideColumn, width: number | undefined) => setOwn((kept) => ({ ...kept, [side]: width })),
    [],
  );
  const measure = (side: SideColumn) => measureColumn(side, own[side], space);
  return { columns: { outline: measure('outline'), form: measure('form') }, setWidth };
}

/** @param space the width of the window */
function measureColumn(side: SideColumn, chosen: number | undefined, space: number): ColumnWidth {
  const { least, most } = limits[side];
  const { part, ...range } = usual[side];
  const widest = Math.max(least, Math.min(most, Math.floor(space * greatestShare)));
  const wanted = chosen ?? Math.min(range.most, Math.max(range.least, space * part));
  const width = Math.round(Math.min(widest, Math.max(least, wanted)));
  return { width, least, most: widest };
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
