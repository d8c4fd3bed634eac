import { NotificationRegions } from './notifications/notification-regions';
import { Tooltips } from './tooltips';

/** The parts of the shell that nobody sees at first. */
export function LateParts() {
  return (
    <>
      <NotificationRegions />
      <Tooltips />
    </>
  );
}
