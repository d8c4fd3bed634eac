import {
  getLanguageService,
  InsertTextFormat,
  TextDocument,
  type CompletionItem,
  type JSONSchema,
} from 'vscode-json-languageservice';
import { explainInFile } from '../../../content/schema/schema-node';
import { isJsonObject, type Json } from '../../../utils/json';
import type { RootSchema } from '../../schema/schema-node';

/** Something to choose while typing. */
export interface TextOffer {
  label: string;
  /** what is compared with what was typed */
  match: string;
  from: number;
  to: number;
  /** what is put there, with fields as CodeMirror writes them: `"title": "${1:Title}"` */
  template: string;
  help: string | undefined;
}

const place = 'editor:/site.config.json';
const schemaPlace = 'editor:/schema.json';

/** Completion and hover of the text view, by the service that VS Code uses. */
export class TextHelp {
  private names: object = {};
  private service: ReturnType<typeof createService>;

  constructor(private readonly root: RootSchema) {
    this.service = createService(root, this.names);
  }

  /** From now on, these are the names that settings of the site can have. */
  know(names: object): void {
    if (JSON.stringify(names) === JSON.stringify(this.names)) return;
    this.names = names;
    this.service = createService(this.root, names);
  }

  /** What can be written at a place of a text. */
  async offer(text: string, offset: number): Promise<TextOffer[]> {
    const { document, json } = this.open(text);
    const list = await this.service.doComplete(document, document.positionAt(offset), json);
    return (list?.items ?? []).map((item) => {
      const { range, newText } = readEdit(item);
      return {
        label: item.label,
        match: item.filterText ?? item.label,
        from: range ? document.offsetAt(range.start) : offset,
        to: range ? document.offsetAt(range.end) : offset,
        template:
          item.insertTextFormat === InsertTextFormat.Snippet
            ? convertSnippet(newText)
            : escapeBraces(newText),
        help: readHelp(item.documentation),
      };
    });
  }

  /** What a place of a text is about; undefined where there is nothing to say. */
  async explain(
    text: string,
    offset: number,
  ): Promise<{ from: number; to: number; help: string } | undefined> {
    const { document, json } = this.open(text);
    const hover = await this.service.doHover(document, document.positionAt(offset), json);
    if (!hover?.range || !Array.isArray(hover.contents)) return undefined;
    const parts = hover.contents.map((part) => (typeof part === 'string' ? part : part.value));
    const help = [...new Set(parts.map(readPlain))].filter((part) => part !== '').join('\n');
    if (help === '') return undefined;
    const { start, end } = hover.range;
    return { from: document.offsetAt(start), to: document.offsetAt(end), help };
  }

  private open(text: string) {
    const document = TextDocument.create(place, 'json', 1, text);
    return { document, json: this.service.parseJSONDocument(document) };
  }
}

/** As in `.vscode/site.schema.json`: the names come first and last. */
function createService(root: RootSchema, names: object) {
  const schemas: Readonly<Record<string, object>> = { 'site.json': root, 'names.json': names };
  const all = {
    allOf: ['names', 'site', 'names'].map((name) => ({ $ref: `editor:/${name}.json` })),
  };
  const service = getLanguageService({
    clientCapabilities: {
      textDocument: {
        completion: {
          completionItem: { documentationFormat: ['plaintext'] },
        },
      },
    },
    // Whatever the file names as its schema, these are its rules.
    schemaRequestService: async (address) =>
      writePlain(schemas[address.replace('editor:/', '')] ?? all),
    workspaceContext: { resolveRelativePath: () => schemaPlace },
  });
  const schema = JSON.parse(writePlain(all)) as JSONSchema;
  service.configure({
    validate: false,
    schemas: [{ uri: schemaPlace, fileMatch: ['*'], schema }],
  });
  return service;
}

/** Help is shown as plain text: its other form has links into the reference. */
function writePlain(schema: object): string {
  return JSON.stringify(schema, (key, value: Json) => {
    if (key === 'markdownDescription') return undefined;
    const isOfFile = isJsonObject(value) && value['inFile'] !== undefined;
    return isOfFile ? { ...value, description: explainInFile(value) } : value;
  });
}

function readEdit({ textEdit, insertText, label }: CompletionItem) {
  if (textEdit && 'range' in textEdit) return { range: textEdit.range, newText: textEdit.newText };
  return { range: undefined, newText: insertText ?? label };
}

function readHelp(help: CompletionItem['documentation']): string | undefined {
  return typeof help === 'string' ? help : help?.value;
}

/** The service writes help as Markdown, where signs are escaped. */
function readPlain(markdown: string): string {
  return markdown.replace(/\\([!-/:-@[-`{-~])/g, '$1').trim();
}

/** `${1:Ruth}`, `${2|left,right|}`, `$1` → the fields of CodeMirror, other braces as they are. */
function convertSnippet(snippet: string): string {
  const field = /\\([$}\\])|\$\{(\d+):([^}]*)\}|\$\{(\d+)\|([^,|]*)[^}]*\}|\$\{?(\d+)\}?/g;
  let written = '';
  let last = 0;
  for (const match of snippet.matchAll(field)) {
    const [all, sign, number, name, choiceNumber, choice, bare] = match;
    written += escapeBraces(snippet.slice(last, match.index));
    last = match.index + all.length;
    if (sign !== undefined) written += escapeBraces(sign);
    else if (bare !== undefined) written += '${}';
    else written += `\${${number ?? choiceNumber}:${name ?? choice}}`;
  }
  return written + escapeBraces(snippet.slice(last));
}

function escapeBraces(text: string): string {
  return text.replace(/[{}]/g, '\\$&');
}
