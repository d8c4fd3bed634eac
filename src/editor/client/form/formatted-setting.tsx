import { lazy, Suspense } from 'react';
import { words } from '../../words';
import type { SettingProps } from './use-setting';

/** Loaded with the first formatted text. */
const FormattedText = lazy(async () => ({
  default: (await import('../rich/formatted-text')).FormattedText,
}));

export function FormattedSetting(props: SettingProps) {
  return (
    <Suspense fallback={words.openingFormats}>
      <FormattedText {...props} />
    </Suspense>
  );
}
