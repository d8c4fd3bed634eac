import createCache, { type EmotionCache } from '@emotion/cache';

/** The Emotion cache; the same key on both sides lets the browser adopt the prerendered styles. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css' });
}
