import { createElement, Fragment } from 'react';
import type { Change } from './change';
import { markWords, type Stretch } from './mark-words';

/** Changes under each other, each with its place and the words before and after side by side. */
export function ReportChanges({ changes }: { changes: readonly Change[] }) {
  // Listed one by one: parts of a report that never changes need no keys.
  return createElement(Fragment, null, ...changes.map(showChange));
}

function showChange(change: Change) {
  return (
    <>
      <h3>{change.place.join(' › ')}</h3>
      <Versions {...change} />
    </>
  );
}

function Versions({ before, after }: Change) {
  if (before === undefined) return <OneVersion name="New" tag="ins" text={after} />;
  if (after === undefined) return <OneVersion name="Removed" tag="del" text={before} />;
  const marked = markWords(before, after);
  return (
    <dl className="versions">
      <div className="before">
        <dt>Before</dt>
        <dd>
          <Marked stretches={marked.before} tag="del" />
        </dd>
      </div>
      <div className="after">
        <dt>After</dt>
        <dd>
          <Marked stretches={marked.after} tag="ins" />
        </dd>
      </div>
    </dl>
  );
}

function OneVersion({ name, tag, text }: { name: string; tag: 'ins' | 'del'; text?: string }) {
  return (
    <dl className="versions">
      <div className={tag === 'ins' ? 'after' : 'before'}>
        <dt>{name}</dt>
        <dd>{text ? <Marked stretches={[{ text, marked: true }]} tag={tag} /> : '(empty)'}</dd>
      </div>
    </dl>
  );
}

function Marked({ stretches, tag }: { stretches: readonly Stretch[]; tag: 'ins' | 'del' }) {
  const parts = stretches.map(({ text, marked }) =>
    marked ? createElement(tag, null, text) : text,
  );
  return createElement(Fragment, null, ...parts);
}
