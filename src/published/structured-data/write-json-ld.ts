import type { Graph } from 'schema-dts';

/**
 * Structured data as the content of a `<script>` element: no text in it can end the element or begin
 * a comment, because each "<" is written as an escape, and no line separator is left, which older
 * parsers of scripts stumble over.
 */
export function writeJsonLd(graph: Graph): string {
  return JSON.stringify(graph).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
