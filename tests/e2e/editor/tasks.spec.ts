// @promise The most common tasks can be done by clicking and typing alone, end in a site that can
// be published, and change nothing else in the file

import { editForAll } from '../support/edited-site';
import { testTasks } from '../support/editor-tasks';

testTasks(editForAll(undefined, 'every-part'));
