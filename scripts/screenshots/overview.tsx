import { renderToStaticMarkup } from 'react-dom/server';
import type { Scheme } from './options';

/** A picture that was taken. */
export interface Shot {
  /** of the page or the state */
  name: string;
  /** pixels */
  width: number;
  scheme: Scheme;
}

/** The file of a picture: `home-0360-light.png`. They sort by name, width and scheme. */
export function fileOf({ name, width, scheme }: Shot): string {
  return `${name}-${String(width).padStart(4, '0')}-${scheme}.png`;
}

const styles = `
  body { margin: 0 24px; font: 16px/1.5 system-ui; background: #e9e9e9 }
  h2 { position: sticky; top: 0; left: 0; background: inherit }
  section > div { display: flex; align-items: start; gap: 16px; overflow-x: auto }
  figure { flex: none; margin: 0 }
  img { zoom: .5; background: #fff }
`;

/** An HTML file that shows the pictures side by side, half as large; each leads to the whole one. */
export function writeOverview(shots: readonly Shot[]): string {
  const names = [...new Set(shots.map(({ name }) => name))];
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>Screenshots</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <h1>Screenshots</h1>
        {names.map((name) => (
          <section key={name}>
            <h2>{name}</h2>
            <div>
              {shots
                .filter((shot) => shot.name === name)
                .map((shot) => (
                  <figure key={fileOf(shot)}>
                    <figcaption>
                      {shot.width} pixels, {shot.scheme}
                    </figcaption>
                    <a href={fileOf(shot)}>
                      <img
                        src={fileOf(shot)}
                        alt={`${name}, ${shot.width} pixels, ${shot.scheme}`}
                        loading="lazy"
                      />
                    </a>
                  </figure>
                ))}
            </div>
          </section>
        ))}
      </body>
    </html>,
  )}\n`;
}
