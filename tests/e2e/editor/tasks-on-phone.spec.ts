// @promise The most common tasks can be done by clicking and typing alone, end in a site that can
// be published, and change nothing else in the file

import { editInBrowser, phone } from '../support/browser-editor';
import { testTasks } from '../support/editor-tasks';
import { test } from '../support/test';

const site = editInBrowser('every-part');

test.use(phone);

test.describe('@long', () => testTasks(site));
