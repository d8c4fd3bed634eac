import { editForAll } from '../support/edited-site';
import { testTasks } from '../support/editor-tasks';

testTasks(editForAll(undefined, 'every-part'));
