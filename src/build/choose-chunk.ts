/** What is asked of the bundler about a module. */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

/**
 * The scripts that every page loads, in the order in which it does, by the module that each begins
 * with.
 */
const scripts = [
  ['entry-client', 'src/entry-client.ts'],
  ['react-client', 'src/app/react-client.ts'],
  ['start-app', 'src/app/start-app.tsx'],
] as const;

/** The names of these scripts. */
export const loadOrder: readonly string[] = scripts.map(([name]) => name);

/**
 * Makes what says in which script a module goes: the first that needs it. So what a block of few pages
 * shares with the app stays in the app, instead of in scripts of its own that every page would load.
 *
 * @param root the folder of the project
 * @returns null for what no page needs at once: the bundler decides
 */
export function createChunkChooser(
  root: string,
): (id: string, graph: ModuleGraph) => string | null {
  let chunks: ReadonlyMap<string, string> | undefined;
  return (id, graph) => {
    chunks ??= assignModules(root, graph);
    return chunks.get(id) ?? null;
  };
}

function assignModules(root: string, graph: ModuleGraph): Map<string, string> {
  const chunks = new Map<string, string>();
  for (const [name, file] of scripts) {
    const waiting = [`${root}/${file}`];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (chunks.has(id)) continue;
      chunks.set(id, name);
      waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
  }
  return chunks;
}
