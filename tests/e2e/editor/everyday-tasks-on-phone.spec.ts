import { editInBrowser } from '../support/browser-editor';
import { testEverydayTasks } from '../support/everyday-tasks';
import { test } from '../support/test';

const site = editInBrowser('every-part');

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

testEverydayTasks(site);
