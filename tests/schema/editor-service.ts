import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getLanguageService, TextDocument, type Diagnostic } from 'vscode-json-languageservice';
import { projectFolder } from '../../src/io/project-folder';

/** Where the file that editors edit is: the schemas are found from there. */
const ownFile = join(projectFolder, 'site.config.json');

/** The service that VS Code uses for JSON. */
export type EditorService = ReturnType<typeof createService>;

/**
 * The service that VS Code uses for JSON, which reads the schema files.
 *
 * @param read what is in the file at an address
 */
export function createService(read: (address: URL) => string) {
  return getLanguageService({
    schemaRequestService: async (address) => read(new URL(address)),
    workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).href },
  });
}

/** The service with the real schema files. */
export const service = createService((address) => readFileSync(address, 'utf8'));

/** A text, opened in the editor as if it stood in `site.config.json`, or in another file. */
export function openInEditor(content: string, file = ownFile) {
  const document = TextDocument.create(pathToFileURL(file).href, 'json', 1, content);
  return { document, json: service.parseJSONDocument(document) };
}

/** What the editor underlines in a text. */
export async function listEditorProblems(
  content: string,
  editor: EditorService = service,
  file = ownFile,
): Promise<Diagnostic[]> {
  const { document, json } = openInEditor(content, file);
  return editor.doValidation(document, json);
}

/**
 * What is offered where a text has `before`, after `instead` took its place; `|` is the cursor.
 *
 * @throws Error when the text does not have it
 */
export async function listOffers(
  text: string,
  { before, instead }: { before: string; instead: string },
  editor: EditorService = service,
): Promise<string[]> {
  const start = text.indexOf(before);
  if (start < 0) throw new Error(`The text has no ${before}`);
  const written = text.replace(before, () => instead.replace('|', ''));
  const { document, json } = openInEditor(written);
  const position = document.positionAt(start + instead.indexOf('|'));
  const completion = await editor.doComplete(document, position, json);
  return (completion?.items ?? []).map(({ label }) => label.replaceAll('"', ''));
}
