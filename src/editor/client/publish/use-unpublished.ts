import { useEffect, useState } from 'react';
import type { OnlineAnswer } from '../../protocol/online-api';
import type { UnpublishedAnswer } from '../../protocol/publish-api';
import type { DocumentView } from '../state/document-view';
import type { EditApi } from '../state/edit-api';

/** Milliseconds without a change before the changes are counted: until then, keys are answered first. */
const quietFor = 700;

/**
 * How many changes are saved and not published; undefined where the editor cannot know.
 *
 * @param online another object after something was published
 */
export function useUnpublished(
  api: EditApi,
  { isSaved, fileHash }: DocumentView,
  online: OnlineAnswer | undefined,
): number | undefined {
  const [counted, setCounted] = useState<{ of: string; count: number | undefined }>();
  useEffect(() => {
    if (!isSaved || online === undefined) return undefined;
    let isOver = false;
    const count = async () => {
      const { status, body } = await api.get<UnpublishedAnswer>('unpublished');
      if (!isOver) setCounted({ of: fileHash, count: status === 200 ? body.count : undefined });
    };
    // That the server does not answer is said where changes are sent.
    const waiting = setTimeout(() => void count().catch(() => undefined), quietFor);
    return () => {
      isOver = true;
      clearTimeout(waiting);
    };
  }, [api, isSaved, fileHash, online]);
  return isSaved && counted?.of === fileHash ? counted.count : undefined;
}
