import type { ScreenPictures } from './take-screenshots';

/** What changed of a page, before and after, side by side where there is room. */
export function ReportPictures({
  path,
  pictures,
}: {
  path: string;
  pictures: readonly ScreenPictures[];
}) {
  return (
    <>
      {pictures.map((taken) => (
        <Screen key={taken.screen} path={path} taken={taken} />
      ))}
    </>
  );
}

function Screen({ path, taken }: { path: string; taken: ScreenPictures }) {
  const { screen, width, cuts } = taken;
  if (cuts.length === 0) {
    return <p className="quiet">On a {screen} the page looks the same as before.</p>;
  }
  return (
    <details open={screen === 'phone'}>
      <summary>
        On a {screen} ({width} pixels wide)
      </summary>
      {cuts.map((cut, index) => (
        // Parts of a report never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={`pair ${screen}`}>
          {Object.entries({ Before: cut.before, After: cut.after }).map(([name, picture]) => (
            <figure key={name}>
              <figcaption>{name}</figcaption>
              {picture ? (
                <img
                  src={`data:image/webp;base64,${picture.toString('base64')}`}
                  alt={`${path} on a ${screen}, ${name.toLowerCase()} the change`}
                />
              ) : (
                <p>No picture: this version does not have the page, or cannot be built.</p>
              )}
            </figure>
          ))}
        </div>
      ))}
    </details>
  );
}
