import { editForAll } from '../support/edited-site';
import { testEverydayTasks } from '../support/everyday-tasks';
import { test } from '../support/test';

const site = editForAll(undefined, 'every-part');

test.describe('@long', () => testEverydayTasks(site));
