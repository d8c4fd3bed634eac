import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import {
  getTransformedRoutes,
  headersSchema,
  redirectsSchema,
  type GetRoutesProps,
} from '@vercel/routing-utils';
import { Ajv } from 'ajv';

const ajv = new Ajv({ strict: false });
const vercelSchemas = [
  ['redirects', ajv.compile(redirectsSchema)],
  ['headers', ajv.compile(headersSchema)],
] as const;

/** A redirect, or headers that are added, as Vercel stores them. */
export interface VercelRoute {
  src: string;
  headers: Record<string, string>;
  status?: number;
}

/**
 * Reads a `vercel.json` with Vercel's own code.
 *
 * @throws Error when Vercel would refuse the site
 */
export function readVercelRoutes(text: string): VercelRoute[] {
  const settings = JSON.parse(text) as GetRoutesProps;
  for (const [name, validate] of vercelSchemas) {
    if (settings[name] !== undefined && !validate(settings[name])) {
      throw new Error(`Vercel refuses "${name}": ${ajv.errorsText(validate.errors)}`);
    }
  }
  const { routes, error } = getTransformedRoutes(settings);
  if (error) throw new Error(`Vercel refuses the site: ${error.message}`);
  return (routes ?? []) as VercelRoute[];
}

/**
 * Reads the files of a site for Netlify with Netlify's own code.
 *
 * @throws Error when Netlify would refuse the site, or skip a line
 */
export async function readNetlifyRules(site: string) {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [join(site, '_redirects')],
    configRedirects: [],
    minimal: false,
  });
  const { headers, errors: headerErrors } = await parseAllHeaders({
    headersFiles: [join(site, '_headers')],
    configHeaders: undefined,
    minimal: false,
  });
  const [error] = [...(errors as Error[]), ...headerErrors];
  if (error) throw error;
  return { redirects: redirects as NetlifyRedirect[], headers };
}

/** A line of `_redirects`, as Netlify reads it. */
export interface NetlifyRedirect {
  path: string;
  query: Record<string, string>;
  to: string;
  status: number;
  force: boolean;
}

/**
 * Has the host of a site read its files, where the host's own code is at hand. Cloudflare publishes
 * its parser only inside `wrangler`, which is large and needs a newer Node.
 *
 * @throws Error when the host would refuse the site
 */
export async function assertHostTakes(site: string): Promise<void> {
  const vercelFile = join(site, 'vercel.json');
  if (existsSync(vercelFile)) readVercelRoutes(readFileSync(vercelFile, 'utf8'));
  else await readNetlifyRules(site);
}
