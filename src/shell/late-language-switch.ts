import { lateBlock } from '../components/late-block';

/** The links to other languages, whose code only sites with several languages fetch. */
export const LateLanguageSwitch = lateBlock(
  async () => (await import('./language-switch')).LanguageSwitch,
);
