import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';

const registryName = 'pagewright';

interface Stores extends DBSchema {
  /** name of a repository that has a database → its ID */
  repositories: { key: string; value: string };
}

interface NamedRepository {
  /** where the API of the host is: `api.github.com` */
  host: string;
  /** what the host calls it whatever its name is */
  id: number;
  /** `mary/practice`, as the person entered it */
  name: string;
}

/**
 * The name of the database of a repository. A renamed repository keeps the one of its former name, which may be
 * the name that the person still enters or not.
 *
 * @returns `api.github.com/mary/practice`
 */
export async function findDatabase({ host, id, name }: NamedRepository): Promise<string> {
  return useRegistry(async (registry) => {
    const owner = `${host}/${id}`;
    const [names, owners] = await Promise.all([
      registry.getAllKeys('repositories'),
      registry.getAll('repositories'),
    ]);
    const found = names[owners.indexOf(owner)] ?? `${host}/${name.toLowerCase()}`;
    // A repository that was deleted and created again has another ID.
    await registry.put('repositories', owner, found);
    return found;
  });
}

/** Forgets the name of a database that is deleted, without a trace if there are no others. */
export async function forgetDatabase(name: string): Promise<void> {
  const left = await useRegistry(async (registry) => {
    await registry.delete('repositories', name);
    return registry.count('repositories');
  });
  if (left === 0) await deleteDB(registryName);
}

async function useRegistry<T>(use: (registry: IDBPDatabase<Stores>) => Promise<T>): Promise<T> {
  const registry = await openDB<Stores>(registryName, 1, {
    upgrade: (made) => void made.createObjectStore('repositories'),
  });
  try {
    return await use(registry);
  } finally {
    registry.close();
  }
}
