import type { FileChange } from './changed-files';
import { describeSizes, fileVerbs } from './describe-review';
import type { Thumbnails } from './draw-thumbnails';

/** Files of public/ that came, changed or went; pictures are shown. */
export function ReportFiles({
  files,
  thumbnails,
}: {
  files: readonly FileChange[];
  thumbnails: Thumbnails | undefined;
}) {
  return (
    <ul className="files">
      {files.map((change) => (
        <li key={change.file}>
          <span className="status">{fileVerbs[change.status]}</span>
          {change.file} <span className="quiet">({describeSizes(change)})</span>
          <Thumbnail change={change} thumbnails={thumbnails} />
        </li>
      ))}
    </ul>
  );
}

function Thumbnail({
  change: { file },
  thumbnails,
}: {
  change: FileChange;
  thumbnails: Thumbnails | undefined;
}) {
  const { before, after } = thumbnails?.get(file) ?? {};
  const versions = Object.entries({ Before: before, After: after });
  return (
    <div className="thumbnails">
      {versions.flatMap(([name, src]) =>
        src === undefined ? (
          []
        ) : (
          <figure key={name}>
            <figcaption>{name}</figcaption>
            <img src={src} alt={`${file}, ${name.toLowerCase()} the change`} />
          </figure>
        ),
      )}
    </div>
  );
}
