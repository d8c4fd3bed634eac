import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { drawingFolders, drawingPackages, readDrawingKey } from '../../../src/io/cache/drawing-key';
import { engineFolder } from '../../../src/io/engine-folder.mjs';
import { traceModules } from '../../build/trace-modules';

const isKnown = (file: string) => drawingFolders.some((folder) => file.startsWith(`${folder}/`));

test.each(['src/build/share-images/share-painter.ts', 'src/build/outputs/draw-icon.ts'])(
  'whatever %s imports is in the key of drawings',
  async (entry) => {
    const traced = await traceModules(entry);
    expect(traced.packages).toContain('sharp');
    expect(traced.packages.filter((name) => !drawingPackages.includes(name))).toEqual([]);
    expect(traced.files.filter((file) => !isKnown(file))).toEqual([]);
  },
);

test('another process finds the same key', () => {
  const program = `
    import { readDrawingKey } from './src/io/cache/drawing-key';
    process.stdout.write(readDrawingKey());`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const other = execFileSync(process.execPath, args, { cwd: engineFolder, encoding: 'utf8' });
  expect(readDrawingKey()).toMatch(/^[0-9a-f]{64}$/);
  expect(other).toBe(readDrawingKey());
});
