import type { ScreenPictures } from './take-screenshots';

/** Pictures of a page, before and after, side by side where there is room. */
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
  const { screen, width, before, after, same } = taken;
  if (same) return <p className="quiet">On a {screen} the page looks the same as before.</p>;
  const versions = { Before: before, After: after };
  return (
    <details open={screen === 'phone'}>
      <summary>
        On a {screen} ({width} pixels wide)
      </summary>
      <div className={`pair ${screen}`}>
        {Object.entries(versions).map(([name, picture]) => (
          <figure key={name}>
            <figcaption>{name}</figcaption>
            {picture ? (
              <img
                src={`data:image/jpeg;base64,${picture.toString('base64')}`}
                alt={`${path} on a ${screen}, ${name.toLowerCase()} the change`}
              />
            ) : (
              <p>No picture: this version does not have the page, or cannot be built.</p>
            )}
          </figure>
        ))}
      </div>
    </details>
  );
}
