import { randomBytes } from 'node:crypto';
import { copyFileSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { attributes } from '../../../contract/page-contract';
import { siteDataUrl } from '../../../payload/page-paths';
import { getIn } from '../../../utils/json';
import type { Finding } from '../../protocol/website-api';

/** The content of `/_site.json`, which names its version. */
const dataFile = siteDataUrl.slice(1);

/** Milliseconds that a server gets for an answer. */
const patience = 10_000;

/** Remembers which version was built last. @param built the folder with it */
export function noteBuilt(built: string, drafts: string): void {
  copyFileSync(join(built, dataFile), join(drafts, dataFile));
}

/** The version that was built last: in the editor, or by a command in the folder of the site. */
export function readBuilt(folder: string, drafts: string): string | undefined {
  const [latest] = [drafts, join(folder, 'dist')]
    .map((place) => join(place, dataFile))
    .map((file) => ({ file, at: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .toSorted((one, other) => other.at - one.at);
  return latest && latest.at > 0 ? readVersion(readFileSync(latest.file, 'utf8')) : undefined;
}

/**
 * Looks at a published website as a visitor, and says what is wrong and what to do.
 *
 * @param address of the site: `https://example.org`
 * @param built the version that was built last
 * @param server asked instead of the one at the address
 */
export async function visitWebsite(
  address: string,
  built: string | undefined,
  server = address,
): Promise<Finding[]> {
  const { hostname } = new URL(address);
  try {
    const home = await load(server, '/');
    const reached = right(`${hostname} answers over a secure connection.`);
    if (home.origin !== new URL(server).origin) {
      const moved = `${hostname} redirects to ${home.origin}. If that is your website, enter this address as “Web address” under “Site” and publish again.`;
      return [reached, wrong(moved)];
    }
    if (home.status !== 200 || !home.isOurs) {
      const other = `${hostname} shows something else (status ${home.status}). Upload the files of your website: index.html must be directly in the folder that your host publishes.`;
      return [reached, wrong(other)];
    }
    const [data, lost] = await Promise.all([
      load(server, siteDataUrl),
      load(server, `/${randomBytes(6).toString('hex')}`),
    ]);
    return [reached, judgeVersion(data, built), judgeLost(lost)];
  } catch (error) {
    return [wrong(explain(error, hostname))];
  }
}

function right(text: string): Finding {
  return { isRight: true, text };
}

function wrong(text: string): Finding {
  return { isRight: false, text };
}

interface Loaded {
  origin: string;
  status: number;
  text: string;
  /** whether it is a page that we have made */
  isOurs: boolean;
}

async function load(server: string, path: string): Promise<Loaded> {
  const answer = await fetch(new URL(path, server), {
    headers: { 'Cache-Control': 'no-cache' },
    signal: AbortSignal.timeout(patience),
  });
  const text = await answer.text();
  const { origin } = new URL(answer.url);
  return { origin, status: answer.status, text, isOurs: text.includes(attributes.settings) };
}

function readVersion(text: string): string | undefined {
  try {
    const version = getIn(JSON.parse(text), ['version']);
    return typeof version === 'string' ? version : undefined;
  } catch {
    return undefined;
  }
}

function judgeVersion({ text }: Loaded, built: string | undefined): Finding {
  const version = readVersion(text);
  if (version === undefined) {
    return wrong(
      `The file ${dataFile} is missing. Upload all files again, also those whose names begin with “_”.`,
    );
  }
  if (built === undefined) return right('Your website is online.');
  if (version === built) return right('The version that you built last is online.');
  return wrong(
    'Your website is online, but not the version that was built last on this computer. If you upload it yourself, upload that version. If your host builds it from a repository, this is normal.',
  );
}

function judgeLost({ status, isOurs }: Loaded): Finding {
  if (status === 404 && isOurs) return right('A wrong address shows your “Page not found”.');
  const how =
    status === 404
      ? 'A wrong address shows a page of your host'
      : `A wrong address is answered with the status ${status}, so search engines may list pages that don’t exist`;
  return wrong(`${how}. At your host, set 404.html as the error page, with the status 404.`);
}

function explain(error: unknown, hostname: string): string {
  const code = String(getIn(error, ['cause', 'code']));
  if (code === 'ENOTFOUND') {
    return `${hostname} has no DNS records. Enter those that your host shows at the company that sold you the domain, then wait: it can take 24 hours.`;
  }
  if (/CERT|SIGNATURE/.test(code)) {
    return `${hostname} has no valid certificate (${code}), so browsers warn visitors. Request one at your host: most hosts make one within an hour after the DNS records are right.`;
  }
  if (/ECONNREFUSED|EPROTO|SSL/.test(code)) {
    return `${hostname} doesn’t accept secure connections. Turn on HTTPS at your host.`;
  }
  return `${hostname} doesn’t answer. Check your connection and whether the website is turned on at your host.`;
}
