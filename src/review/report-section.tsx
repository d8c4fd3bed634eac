import type { ReactNode } from 'react';
import type { Section } from './outline-review';
import { ReportChanges } from './report-changes';

/** A part of the report, with what belongs to it, such as pictures, as its children. */
export function ReportSection({
  section: { title, addresses, notes, warnings, lines, changes, pages },
  id,
  children,
}: {
  section: Section;
  id?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <section id={id}>
      <h2>
        {addresses ? <span className="status">{title}</span> : title}
        {addresses?.join(' → ')}
      </h2>
      {notes?.map((note) => (
        <p key={note} className="quiet">
          {note}
        </p>
      ))}
      {warnings?.map((warning) => (
        <p key={warning} className="warning">
          {warning}
        </p>
      ))}
      {lines !== undefined && <pre>{lines}</pre>}
      {changes && <ReportChanges changes={changes} />}
      {pages && <p className="quiet">Pages: {pages.join(', ')}</p>}
      {children}
    </section>
  );
}
