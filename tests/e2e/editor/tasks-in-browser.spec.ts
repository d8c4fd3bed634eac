import { editInBrowser } from '../support/browser-editor';
import { testTasks } from '../support/editor-tasks';

testTasks(editInBrowser('every-part'));
