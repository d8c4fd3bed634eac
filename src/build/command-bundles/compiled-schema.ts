import { join } from 'node:path';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Plugin } from 'vite';
import { createAjv, limitErrors } from '../../check/schema/compile-schema';
import { siteSchema } from '../../content/schema/walk-schema';
import { engineFolder } from '../../io/engine-folder.mjs';
import { shareSchemas, slimErrors } from './share-schemas';

/** Puts the code that Ajv makes of the schema in the place of the module that calls Ajv. */
export function compiledSchema(): Plugin {
  return {
    name: 'compiled-schema',
    enforce: 'pre',
    resolveId(source) {
      if (source.endsWith('/compile-schema')) return inPlace;
      return source === validator ? source : undefined;
    },
    load(id) {
      if (id === inPlace) return compileInPlace;
      return id === validator ? writeValidator() : undefined;
    },
  };
}

const inPlace = '\0compile-schema.js';
const validator = '\0compiled-schema.js';

/** A module as code imports it, from wherever that is. */
function inEngine(module: string): string {
  return JSON.stringify(join(engineFolder, module));
}

const compileInPlace = `import validate from ${JSON.stringify(validator)};
import { customBlocks } from ${inEngine('src/content/schema/custom-blocks.ts')};
// It does not know the blocks that a site adds: for those, Ajv is loaded.
const ajv = customBlocks.length === 0 ? undefined : await import(${inEngine('src/check/schema/compile-schema.ts')});
export const compileSchema = () => ajv ? ajv.compileSchema() : validate;`;

/** As a module with imports: the functions of a module of CommonJS would be read twice at each start. */
function writeValidator(): string {
  const ajv = createAjv({ source: true, esm: true });
  // Ajv applies what processes its code only where it runs that itself.
  const code = importRequired(
    slimErrors(limitErrors(standaloneCode(ajv, ajv.compile(siteSchema)))),
  );
  return `import { engineSchema } from ${inEngine('src/content/schema/walk-schema.ts')};
${shareSchemas(code, siteSchema, 'engineSchema')}`;
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
