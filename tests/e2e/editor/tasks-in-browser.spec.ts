// @promise The most common tasks also work in the editor in the browser, and publishing changes the
// repository exactly as the same tasks change the file on a computer
// @promise The most common tasks can be done by clicking and typing alone, end in a site that can
// be published, and change nothing else in the file

import { editInBrowser } from '../support/browser-editor';
import { testTasks } from '../support/editor-tasks';

testTasks(editInBrowser('every-part'));
