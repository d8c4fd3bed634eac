import * as disk from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { memoryFiles, NotLoaded } from '../../../src/editor/worker/memory-files';
import * as memory from '../../../src/editor/worker/node/fs';
import { makeTempFolder } from '../../make-temp-folder';

type FileSystem = Pick<typeof memory, keyof typeof memory>;

/** What a function returns or throws, without what differs between machines. */
function attempt(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
}

/** What the modules of the editor do with files, in the folder that is given. */
const works: Readonly<Record<string, (fs: FileSystem, folder: string) => unknown>> = {
  'a file that is not there': (fs, folder) => [
    fs.existsSync(join(folder, 'none')),
    attempt(() => fs.readFileSync(join(folder, 'none'))),
    attempt(() => fs.statSync(join(folder, 'none'))),
    fs.statSync(join(folder, 'none'), { throwIfNoEntry: false }),
    attempt(() => fs.rmSync(join(folder, 'none'))),
    attempt(() => fs.rmSync(join(folder, 'none'), { force: true })),
    attempt(() => fs.readdirSync(join(folder, 'none'))),
    attempt(() => fs.openSync(join(folder, 'none'), 'r')),
  ],
  'a file is written, extended, renamed and removed': (fs, folder) => {
    const [one, other] = [join(folder, 'one.txt'), join(folder, 'other.txt')];
    fs.writeFileSync(one, 'Grüße');
    fs.appendFileSync(one, ' an alle');
    fs.renameSync(one, other);
    const text = fs.readFileSync(other, 'utf8');
    const { size } = fs.statSync(other);
    fs.rmSync(other);
    return [text, size, fs.existsSync(one), fs.existsSync(other)];
  },
  'folders are made and listed in order': (fs, folder) => {
    fs.mkdirSync(join(folder, 'b/deep'), { recursive: true });
    for (const name of ['m', 'z', 'a']) fs.writeFileSync(join(folder, `b/${name}.txt`), name);
    fs.writeFileSync(join(folder, 'a.txt'), 'a');
    const entries = fs.readdirSync(folder, { withFileTypes: true });
    return [
      fs.readdirSync(join(folder, 'b')),
      entries.map((entry) => [entry.name, entry.isFile(), entry.isDirectory()]),
      fs.statSync(join(folder, 'b')).isDirectory(),
      attempt(() => fs.readFileSync(join(folder, 'b'))),
      attempt(() => fs.writeFileSync(join(folder, 'b'), '')),
      attempt(() => fs.writeFileSync(join(folder, 'none/x.txt'), '')),
    ];
  },
  'a folder goes with all that is in it': (fs, folder) => {
    fs.mkdirSync(join(folder, 'c/deep'), { recursive: true });
    fs.writeFileSync(join(folder, 'c/deep/x.txt'), 'x');
    fs.writeFileSync(join(folder, 'cd.txt'), 'stays');
    fs.rmSync(join(folder, 'c'), { recursive: true, force: true });
    return fs.readdirSync(folder);
  },
  'a file is copied, and read in parts': (fs, folder) => {
    fs.writeFileSync(join(folder, 'from.txt'), 'a lake at dawn');
    fs.copyFileSync(join(folder, 'from.txt'), join(folder, 'to.txt'));
    const handle = fs.openSync(join(folder, 'to.txt'), 'r');
    const [first, second] = [Buffer.alloc(10), Buffer.alloc(10)];
    const lengths = [fs.readSync(handle, first), fs.readSync(handle, second)];
    const { size } = fs.fstatSync(handle);
    fs.closeSync(handle);
    return [lengths, size, first.toString(), second.toString()];
  },
};

beforeEach(() => {
  memoryFiles.remove('/test');
  memoryFiles.makeFolder('/test');
});

test.each(Object.entries(works))('as on a disk: %s', (_name, work) => {
  const onDisk = work(disk as unknown as FileSystem, makeTempFolder());
  expect(work(memory, '/test')).toEqual(onDisk);
});

test('content that is not loaded has a size and can be copied, but not read', () => {
  memoryFiles.add('/test/photo.jpg', { blob: 'abc', size: 7 });
  memory.copyFileSync('/test/photo.jpg', '/test/copy.jpg');
  expect(memory.statSync('/test/copy.jpg').size).toBe(7);
  expect(() => memory.readFileSync('/test/copy.jpg')).toThrow(NotLoaded);
});

test('each change of a file that is stored is noted, in its order', () => {
  const noted: string[] = [];
  memoryFiles.isStored = (path) => !path.startsWith('/test/temp');
  memoryFiles.onChange = ({ kind, path }) => noted.push(`${kind} ${path}`);
  memory.writeFileSync('/test/temp.txt', 'x');
  memory.writeFileSync('/test/a.txt', 'a');
  memory.appendFileSync('/test/a.txt', 'b');
  memory.renameSync('/test/a.txt', '/test/b.txt');
  memory.rmSync('/test/b.txt');
  expect(noted).toEqual([
    'write /test/a.txt',
    'append /test/a.txt',
    'write /test/b.txt',
    'remove /test/a.txt',
    'remove /test/b.txt',
  ]);
});
