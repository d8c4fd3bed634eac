import { renderToStaticMarkup } from 'react-dom/server';
import type { EngineName } from '../e2e/engines/find-engines';
import { schemes, type Scheme } from './options';

/** A picture that was taken. */
export interface Shot {
  /** of the page or the state */
  name: string;
  /** pixels */
  width: number;
  scheme: Scheme;
  /** of the browser, if not that of most visitors */
  engine?: Exclude<EngineName, 'chromium'>;
}

/** What the pictures of a page are called. */
export function namePage(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}

/**
 * The file of a picture: `home-0360-light.png`, `home-0360-light-webkit.png`. They sort by name, width
 * and scheme.
 */
export function fileOf({ name, width, scheme, engine }: Shot): string {
  const parts = [name, String(width).padStart(4, '0'), scheme, engine];
  return `${parts.filter((part) => part !== undefined).join('-')}.png`;
}

/** By width, then by scheme; the same in several engines side by side. */
function compareShots(one: Shot, other: Shot): number {
  return one.width - other.width || schemes.indexOf(one.scheme) - schemes.indexOf(other.scheme);
}

function describeShot({ width, scheme, engine }: Shot): string {
  return [`${width} pixels`, scheme, engine].filter((part) => part !== undefined).join(', ');
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
                .toSorted(compareShots)
                .map((shot) => (
                  <figure key={fileOf(shot)}>
                    <figcaption>{describeShot(shot)}</figcaption>
                    <a href={fileOf(shot)}>
                      <img
                        src={fileOf(shot)}
                        alt={`${name}, ${describeShot(shot)}`}
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
