import { lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { words } from '../words';

/** Milliseconds: first, the page must be there. */
const loadAfter = 5_000;

const loads: (() => Promise<unknown>)[] = [];

/**
 * A part of the editor whose code loads after the page, or as soon as the part is shown.
 *
 * @param waiting is shown until it is there
 */
function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: ReactNode,
): ComponentType<Props> {
  loads.push(load);
  const Part = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense fallback={waiting}>
      <Part {...props} />
    </Suspense>
  );
}

export const HelpDialog = late(async () => (await import('./help/help-dialog')).HelpDialog);
export const HostDialogs = late(async () => (await import('./online/host-dialogs')).HostDialogs);
export const PublishDialog = late(
  async () => (await import('./publish/publish-dialog')).PublishDialog,
);
export const WebsiteDialog = late(
  async () => (await import('./website/website-dialog')).WebsiteDialog,
);
export const FormattedText = late(
  async () => (await import('./rich/formatted-text')).FormattedText,
  words.openingFormats,
);
export const Slider = late(async () => (await import('@mui/material/Slider')).default);

/** Loads the late parts, so that they are there when the connection is lost. */
export function useLateParts(): void {
  useEffect(() => {
    const loadAll = () => loads.forEach((load) => void load().catch(() => undefined));
    const waiting = setTimeout(loadAll, loadAfter);
    return () => clearTimeout(waiting);
  }, []);
}
