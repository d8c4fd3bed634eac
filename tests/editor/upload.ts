import {
  apiPath,
  tokenHeader,
  uploadType,
  type UploadAnswer,
} from '../../src/editor/protocol/editor-api';
import type { OpenEditor } from './open-editor';

interface Sent {
  status: number;
  answer: UploadAnswer & { message: string };
}

/** Sends a file to the editor, as its page does when one is chosen. */
export async function upload(
  { ask, token }: OpenEditor,
  name: string,
  bytes: string | Uint8Array,
  format = 'image',
): Promise<Sent> {
  const query = new URLSearchParams({ name, format });
  const headers = { [tokenHeader]: token, 'Content-Type': uploadType };
  const { status, text } = await ask('POST', `${apiPath}upload?${query}`, headers, bytes);
  return { status, answer: JSON.parse(text) as Sent['answer'] };
}
