// Starts an editor of a test site in a process of its own, which can be killed.
import { startTestEditor } from './start-test-editor';

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('Say which folder the copy is written to.');
const { address } = await startTestEditor(folder);
console.log(address);
