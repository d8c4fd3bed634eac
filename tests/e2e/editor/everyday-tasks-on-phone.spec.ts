import { editInBrowser, phone } from '../support/browser-editor';
import { testEverydayTasks } from '../support/everyday-tasks';
import { test } from '../support/test';

const site = editInBrowser('every-part');

test.use(phone);

testEverydayTasks(site);
