import { words } from '../../words';

const maxShown = 12;

/** The first of many lines, each once, and how many more there are. */
export function ShortList({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  const lines = [...new Set(items)];
  return (
    <ul>
      {lines.slice(0, maxShown).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {lines.length > maxShown && <li>{words.andMore(lines.length - maxShown)}</li>}
    </ul>
  );
}
