import { join } from 'node:path';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Plugin } from 'vite';
import { createAjv, schemas } from '../../check/schema/compile-schema';
import { limitErrors } from '../../check/schema/limit-errors';
import { engineFolder } from '../../io/engine-folder.mjs';
import { shareSchemas } from './share-schemas';

/** Puts the code that Ajv makes of the schemas in the place of the module that calls Ajv. */
export function compiledSchemas(): Plugin {
  const names = Object.keys(schemas) as (keyof typeof schemas)[];
  const modules = new Map([
    [inPlace, () => writeCompiledSchemas(names)],
    ...names.map((name) => [nameModule(name), () => writeValidator(name)] as const),
  ]);
  return {
    name: 'compiled-schemas',
    enforce: 'pre',
    resolveId(source) {
      if (source.endsWith('/compile-schema')) return inPlace;
      return modules.has(source) ? source : undefined;
    },
    load: (id) => modules.get(id)?.(),
  };
}

const inPlace = '\0compiled-schemas.js';

function nameModule(name: string): string {
  return `\0compiled-${name}.js`;
}

/** A module as code imports it, from wherever that is. */
function inEngine(module: string): string {
  return JSON.stringify(join(engineFolder, module));
}

function writeCompiledSchemas(names: readonly string[]): string {
  const imports = names.map((name) => `import ${name} from ${JSON.stringify(nameModule(name))};`);
  return `${imports.join('\n')}
import { customBlocks } from ${inEngine('src/content/schema/custom-blocks.ts')};
const validators = { ${names.join(', ')} };
// These do not know the blocks that a site adds: for those, Ajv is loaded.
const ajv = customBlocks.length === 0 ? undefined : await import(${inEngine('src/check/schema/compile-schema.ts')});
export const compileSchema = (name) => ajv ? ajv.compileSchema(name) : validators[name];`;
}

/** As a module with imports: the functions of a module of CommonJS would be read twice at each start. */
function writeValidator(name: keyof typeof schemas): string {
  const ajv = createAjv(name, { source: true, esm: true });
  // Ajv applies what processes its code only where it runs that itself.
  const code = importRequired(limitErrors(standaloneCode(ajv, ajv.compile(schemas[name]))));
  // The code for the shape takes almost nothing from its schema.
  if (name === 'shape') return code;
  return `import { engineSchema } from ${inEngine('src/content/schema/walk-schema.ts')};
${shareSchemas(code, schemas[name], 'engineSchema')}`;
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
