import type { Node } from '@tiptap/pm/model';
import type { TextCursor } from '../preview/caret-of-click';

/**
 * Where in a formatted text somebody clicked on the page. The text that was clicked may be a part of
 * it, such as a paragraph; where it is not found, that is the end.
 */
export function findPosition(doc: Node, { text, offset }: TextCursor): number {
  const start = drawAlike(doc.textContent).indexOf(drawAlike(text));
  if (start < 0) return doc.content.size;
  let rest = start + offset;
  let position: number | undefined;
  doc.descendants((node, before) => {
    if (position !== undefined || !node.isText) return;
    // Between two paragraphs, it is in the one that was clicked.
    const isHere = offset === 0 ? rest < node.nodeSize : rest <= node.nodeSize;
    if (isHere) position = before + rest;
    else rest -= node.nodeSize;
  });
  return position ?? doc.content.size;
}

/** Pages draw some characters differently, each as one. */
function drawAlike(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[\u00A0\u202F]/g, ' ');
}
