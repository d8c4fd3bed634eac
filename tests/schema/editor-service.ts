import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getLanguageService, TextDocument, type Diagnostic } from 'vscode-json-languageservice';
import { projectFolder } from '../../scripts/project-folder';

/** Where the file that editors edit is: the schemas are found from there. */
const uri = pathToFileURL(join(projectFolder, 'site.config.json')).href;

/** The service that VS Code uses for JSON; it reads the real schema files. */
export const service = getLanguageService({
  schemaRequestService: async (address) => readFileSync(new URL(address), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).href },
});

/** A text, opened in the editor as if it stood in `site.config.json`. */
export function openInEditor(content: string) {
  const document = TextDocument.create(uri, 'json', 1, content);
  return { document, json: service.parseJSONDocument(document) };
}

/** What the editor underlines in a text. */
export async function listEditorProblems(content: string): Promise<Diagnostic[]> {
  const { document, json } = openInEditor(content);
  return service.doValidation(document, json);
}
