import type { SchemaNode } from '../../src/content/schema/schema-node';

/** A ready-made part that VS Code offers: see `defaultSnippets` in the schemas. */
export interface Snippet {
  label: string;
  description: string;
  body: unknown;
}

export function listSnippets({ defaultSnippets }: SchemaNode): Snippet[] {
  return Array.isArray(defaultSnippets) ? (defaultSnippets as Snippet[]) : [];
}

/** What the file contains when an editor inserts a snippet and changes nothing. */
export function writeSnippet(body: unknown): unknown {
  const text = JSON.stringify(body)
    .replaceAll(/\$\{\d+\|([^,|]+)[^}]*\}/g, '$1')
    .replaceAll(/\$\{\d+:([^}]*)\}/g, '$1');
  return JSON.parse(text) as unknown;
}
