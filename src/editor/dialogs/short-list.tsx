import { words } from '../words';

const mostShown = 12;

/** The first of many lines, and how many more there are. */
export function ShortList({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <ul>
      {[...new Set(items)].slice(0, mostShown).map((item) => (
        <li key={item}>{item}</li>
      ))}
      {items.length > mostShown && <li>{words.andMore(items.length - mostShown)}</li>}
    </ul>
  );
}
