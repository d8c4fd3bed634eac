import { join } from 'node:path';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Plugin } from 'vite';
import { createAjv, schemas } from '../../check/schema/compile-schema';
import { limitErrors } from '../../check/schema/limit-errors';
import { engineFolder } from '../../io/engine-folder.mjs';
import { shareSchemas } from './share-schemas';

/** Puts the code that Ajv makes of the schemas in the place of the module that calls Ajv. */
export function compiledSchemas(): Plugin {
  const id = '\0compiled-schemas.js';
  return {
    name: 'compiled-schemas',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('/compile-schema') ? id : undefined),
    load: (requested) => (requested === id ? writeCompiledSchemas() : undefined),
  };
}

/** As a module with imports: the functions of a module of CommonJS would be read twice at each start. */
function writeCompiledSchemas(): string {
  const ajv = createAjv({ source: true, esm: true });
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  const names = Object.keys(schemas);
  // Ajv applies what processes its code only where it runs that itself.
  const code = limitErrors(
    standaloneCode(ajv, Object.fromEntries(names.map((name) => [name, name]))),
  );
  return `${importRequired(shareSchemas(code, schemas))}
import { customBlocks } from ${JSON.stringify(join(engineFolder, 'src/content/schema/custom-blocks.ts'))};
const validators = { ${names.join(', ')} };
// These do not know the blocks that a site adds: for those, Ajv is loaded.
const ajv = customBlocks.length === 0 ? undefined : await import(${JSON.stringify(join(engineFolder, 'src/check/schema/compile-schema.ts'))});
export const compileSchema = (name) => ajv ? ajv.compileSchema(name) : validators[name];`;
}

/** Ajv also requires its helpers with `require` in modules. */
function importRequired(code: string): string {
  const imports: string[] = [];
  const imported = code.replaceAll(/require\(("[^"]+")\)\.default/g, (_all, path: string) => {
    imports.push(`import helper${imports.length} from ${path};`);
    return `helper${imports.length - 1}`;
  });
  return [...imports, imported].join('\n');
}
