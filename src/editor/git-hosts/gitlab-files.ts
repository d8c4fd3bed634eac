import { getIn } from '../../utils/json';
import { HostFailure, type HostedFile } from './git-host';
import { readJson, readList, readReasons, readText } from './host-answers';
import { listPages, type HostRequests } from './host-requests';

/** GitLab counts each path towards the limit of a question, which is 250. */
const pathsAtOnce = 100;

const question = `query($project: ID!, $ref: String!, $paths: [String!]!) {
  project(fullPath: $project) {
    repository { blobs(ref: $ref, paths: $paths) { nodes { oid size } } }
  }
}`;

interface Project {
  /** in the REST API */
  path: string;
  name: string;
  /** known ones by the name of the content; more are added */
  sizes: Map<string, number>;
}

/** Lists every file in a commit. Only GraphQL tells their sizes, which are asked once for each content. */
export async function listGitLabFiles(
  requests: HostRequests,
  { path: project, name, sizes }: Project,
  commit: string,
): Promise<HostedFile[]> {
  const query = `ref=${commit}&recursive=true&pagination=keyset&per_page=100`;
  const entries = await listPages(requests, `${project}/repository/tree?${query}`);
  const files = entries
    .filter((entry) => getIn(entry, ['type']) !== 'tree')
    .map((entry) => ({
      path: readText(entry, 'path'),
      mode: readText(entry, 'mode'),
      blob: readText(entry, 'id'),
      isSubmodule: getIn(entry, ['type']) === 'commit',
    }));
  const unknown = files.filter(({ blob, isSubmodule }) => !isSubmodule && !sizes.has(blob));
  const paths = [...new Map(unknown.map(({ blob, path }) => [blob, path])).values()];
  const parts = Array.from({ length: Math.ceil(paths.length / pathsAtOnce) }, (_, index) =>
    paths.slice(index * pathsAtOnce, (index + 1) * pathsAtOnce),
  );
  await Promise.all(
    parts.map(async (some) => {
      for (const [blob, size] of await readSizes(requests, { project: name, ref: commit }, some)) {
        sizes.set(blob, size);
      }
    }),
  );
  return files.map(({ isSubmodule, ...file }) => {
    if (isSubmodule) return file;
    const bytes = sizes.get(file.blob);
    if (bytes === undefined) {
      throw new HostFailure('broken', `GitLab does not tell the size of “${file.path}”.`);
    }
    return { ...file, bytes };
  });
}

async function readSizes(
  requests: HostRequests,
  names: { project: string; ref: string },
  paths: readonly string[],
): Promise<[string, number][]> {
  // It is next to the REST API.
  const answer = await requests.ask('/../graphql', {
    query: question,
    variables: { ...names, paths },
  });
  const value = readJson(answer);
  if (getIn(value, ['errors']) !== undefined) {
    throw new HostFailure('broken', readReasons(answer));
  }
  const nodes = readList(value, 'data', 'project', 'repository', 'blobs', 'nodes');
  // Large numbers come as texts.
  return nodes.map((node) => [readText(node, 'oid'), Number(getIn(node, ['size']))]);
}
