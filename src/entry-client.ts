// The only script a page loads by itself: what must work before React is here, and its loader.
import { focusArrival } from './boot/session-storage';
import { controlMotion } from './boot/control-motion';
import { followMenu } from './boot/follow-menu';
import { followQuickExit } from './boot/follow-quick-exit';
import { followScroll } from './boot/follow-scroll';
import { loadAppOnDemand } from './boot/load-app';
import { fixSvgUse } from './boot/svg-use-fix';
import { readSettings } from './boot/settings';

followQuickExit();
followScroll(readSettings().compactAfter);
controlMotion();
fixSvgUse();
void followMenu();
// Older browsers show the pages as they are: the app could not add its styles.
if ('adoptedStyleSheets' in document) loadAppOnDemand();
focusArrival();
