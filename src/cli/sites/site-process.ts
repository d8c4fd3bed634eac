// A process that builds a site, as it is asked by the one that started it.
import { buildOne } from './build-one';
import type { SiteTask } from './site-task';

process.on('message', (task: SiteTask) => {
  void buildOne(task).then((outcome) => process.send?.(outcome));
});
// Whoever started it is gone, however that came: what is half built is removed.
process.on('disconnect', () => process.exit());
