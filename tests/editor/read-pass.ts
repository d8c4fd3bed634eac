import { apiPath, tokenHeader } from '../../src/editor/protocol/editor-api';
import type { OpenEditor } from './open-editor';

/** The cookie of a browser that has shown the token: with it, pages of the preview are answered. */
export async function readPass({ ask, token }: OpenEditor): Promise<{ Cookie: string }> {
  const { headers } = await ask('GET', `${apiPath}document`, { [tokenHeader]: token });
  return { Cookie: String(headers['set-cookie']).split(';')[0] ?? '' };
}
