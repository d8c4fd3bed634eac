/**
 * Cuts the part that the editor uses out of GitHub's description of its REST API. Run it by hand when the
 * client calls another endpoint, or to move to a newer version:
 *
 *     mkdir -p node_modules/.cache/description && cd node_modules/.cache/description
 *     npm pack @octokit/openapi@23.0.2 && tar xzf *.tgz package/generated/api.github.com.json
 *     cd ../../.. && npx tsx tests/git-hosts/cut-description.ts \
 *       node_modules/.cache/description/package/generated/api.github.com.json
 *     npx oxfmt tests/git-hosts/github-api.json
 *
 * The package is 390 MB unpacked, so only this subset is in the repository.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, getIn } from '../../src/utils/json';

const repository = '/repos/{owner}/{repo}';

const wanted: Readonly<Record<string, readonly string[]>> = {
  '/user': ['get'],
  '/user/repos': ['get', 'post'],
  '/orgs/{org}/repos': ['post'],
  [repository]: ['get', 'patch'],
  [`${repository}/git/ref/{ref}`]: ['get'],
  [`${repository}/git/refs`]: ['post'],
  [`${repository}/git/refs/{ref}`]: ['patch'],
  [`${repository}/git/matching-refs/{ref}`]: ['get'],
  [`${repository}/git/trees`]: ['post'],
  [`${repository}/git/trees/{tree_sha}`]: ['get'],
  [`${repository}/git/blobs`]: ['post'],
  [`${repository}/git/blobs/{file_sha}`]: ['get'],
  [`${repository}/git/commits`]: ['post'],
  [`${repository}/git/commits/{commit_sha}`]: ['get'],
  [`${repository}/compare/{basehead}`]: ['get'],
  [`${repository}/pulls`]: ['get', 'post'],
  [`${repository}/actions/runs`]: ['get'],
  [`${repository}/actions/workflows/{workflow_id}`]: ['get'],
  [`${repository}/actions/workflows/{workflow_id}/dispatches`]: ['post'],
  [`${repository}/actions/workflows/{workflow_id}/enable`]: ['put'],
  [`${repository}/branches/{branch}/rename`]: ['post'],
  [`${repository}/commits`]: ['get'],
  [`${repository}/pages`]: ['get', 'post', 'put'],
  [`${repository}/pages/health`]: ['get'],
};

/** Keywords that say nothing about which values are valid. */
const told = new Set(['description', 'example', 'examples', 'externalDocs', 'headers', 'title']);

/** A part of the description without its texts; the names of properties are kept, whatever they are. */
function dropTexts(part: unknown, areNames = false): unknown {
  if (Array.isArray(part)) return part.map((item) => dropTexts(item));
  if (!isObject(part)) return part;
  return Object.fromEntries(
    Object.entries(part).flatMap(([key, value]) =>
      areNames || !(told.has(key) || key.startsWith('x-'))
        ? [[key, dropTexts(value, key === 'properties' && !areNames)]]
        : [],
    ),
  );
}

function listReferences(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(listReferences);
  if (!isObject(part)) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value] : listReferences(value),
  );
}

function cut(whole: unknown): unknown {
  const paths = Object.fromEntries(
    Object.entries(wanted).map(([path, methods]) => [
      path,
      Object.fromEntries(
        methods.map((method) => {
          const operation = getIn(whole, ['paths', path, method]);
          if (!isObject(operation)) throw new Error(`${method} ${path} is not described.`);
          const { operationId, parameters, requestBody, responses } = operation;
          return [method, dropTexts({ operationId, parameters, requestBody, responses })];
        }),
      ),
    ]),
  );
  const components: Record<string, Record<string, unknown>> = {};
  const references = listReferences(paths);
  for (const reference of references) {
    const [, , kind = '', name = ''] = reference.split('/');
    components[kind] ??= {};
    if (components[kind][name]) continue;
    components[kind][name] = dropTexts(getIn(whole, ['components', kind, name]));
    // The list grows while it is read.
    references.push(...listReferences(components[kind][name]));
  }
  return {
    openapi: getIn(whole, ['openapi']),
    info: {
      title: 'The part of GitHub’s REST API that the editor uses',
      version: getIn(whole, ['info', 'version']),
      description:
        'Cut from generated/api.github.com.json of the npm package @octokit/openapi by cut-description.ts. MIT License, Copyright (c) 2020 Octokit contributors.',
      license: getIn(whole, ['info', 'license']),
    },
    paths,
    components,
  };
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the file api.github.com.json.');
const whole: unknown = JSON.parse(readFileSync(file, 'utf8'));
writeFileSync(join(import.meta.dirname, 'github-api.json'), `${JSON.stringify(cut(whole))}\n`);
