// Makes a process believe that it has as many cores: NODE_OPTIONS=--import=THIS_FILE CORES=4
import os, { availableParallelism } from 'node:os';
import { syncBuiltinESMExports } from 'node:module';

const cores = Number(process.env['CORES']);
os.availableParallelism = () => cores;
syncBuiltinESMExports();
if (availableParallelism() !== cores) throw new Error('The number of cores cannot be set.');
