import { expect, test } from 'vitest';
import { createChunkChooser } from '../../src/build/choose-chunk';

/** What each module imports at once. */
const imports: Record<string, string[]> = {
  '/p/src/entry-client.ts': ['/p/boot.ts'],
  '/p/boot.ts': [],
  '/p/src/app/react-client.ts': ['/p/react.js'],
  '/p/react.js': [],
  '/p/src/app/start-app.tsx': ['/p/react.js', '/p/boot.ts', '/p/link.tsx'],
  '/p/link.tsx': ['/p/react.js', '/p/src/app/start-app.tsx'],
  '/p/src/blocks/tags.tsx': ['/p/link.tsx', '/p/only-tags.ts'],
  '/p/only-tags.ts': [],
};

test('a module goes into the first script that needs it; what no page needs at once into none of them', () => {
  const choose = createChunkChooser('/p');
  const graph = {
    getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }),
  };
  expect(Object.keys(imports).map((id) => [id, choose(id, graph)])).toEqual([
    ['/p/src/entry-client.ts', 'entry-client'],
    ['/p/boot.ts', 'entry-client'],
    ['/p/src/app/react-client.ts', 'react-client'],
    ['/p/react.js', 'react-client'],
    ['/p/src/app/start-app.tsx', 'start-app'],
    ['/p/link.tsx', 'start-app'],
    ['/p/src/blocks/tags.tsx', null],
    ['/p/only-tags.ts', null],
  ]);
});
