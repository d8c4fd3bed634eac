import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineFolder } from '../../../src/io/engine-folder.mjs';
import { makeTempFolder } from '../../make-temp-folder';
import { outerEnvironment } from '../../outer-environment';
import { readTestSite } from '../../sites/read-site';

/** A block that a site adds, with a button that only works once the page is hydrated. */
const files = {
  'price-table.tsx': `
    import { useState } from 'react';
    import { Box, Button, Section } from 'pagewright/blocks';

    export default function PriceTable({ prices, ...place }) {
      const [all, setAll] = useState(false);
      const shown = all ? prices : prices.slice(0, 1);
      return (
        <Section {...place}>
          <Box component="table" sx={{ width: '100%' }}>
            <tbody>
              {shown.map(({ what, price }) => (
                <tr key={what}><th scope="row">{what}</th><td>{price}</td></tr>
              ))}
            </tbody>
          </Box>
          {!all && <Button onClick={() => setAll(true)}>Show all prices</Button>}
        </Section>
      );
    }`,
  'price-table.schema.json': JSON.stringify({
    description: 'What sessions cost.',
    required: ['prices'],
    properties: {
      title: { description: 'The heading.', type: 'string', minLength: 1, maxLength: 120 },
      prices: {
        description: 'The rows.',
        type: 'array',
        minItems: 1,
        items: {
          title: 'PriceRow',
          description: 'One row.',
          type: 'object',
          additionalProperties: false,
          required: ['what', 'price'],
          properties: {
            what: { description: 'The service.', type: 'string', minLength: 1 },
            price: { description: 'Its price.', type: 'string', minLength: 1 },
          },
        },
      },
    },
  }),
};

/** The block as a page has it. */
export const priceTable = {
  type: 'price-table',
  title: 'Prices',
  prices: [
    { what: 'A first session', price: '$120' },
    { what: 'A walk by the lake', price: '$90' },
  ],
};

/**
 * A folder with a test site and a block type that it adds, on its home page.
 *
 * @param changes files of `blocks/` that are others; undefined removes one
 */
export function makeSiteWithBlock(
  changes: Readonly<Record<string, string | undefined>> = {},
  block: object = priceTable,
): string {
  const folder = makeTempFolder();
  const { configFile, publicFolder } = readTestSite('another-practice');
  cpSync(publicFolder, join(folder, 'public'), { recursive: true });
  const config = JSON.parse(readFileSync(configFile, 'utf8')) as {
    routes: { blocks: object[] }[];
  };
  config.routes[0]?.blocks.push(block);
  writeFileSync(join(folder, 'site.config.json'), JSON.stringify(config, undefined, 2));
  mkdirSync(join(folder, 'blocks'));
  for (const [name, text] of Object.entries({ ...files, ...changes })) {
    if (text !== undefined) writeFileSync(join(folder, 'blocks', name), text);
  }
  // What was drawn before is used again.
  mkdirSync(join(folder, 'node_modules/.cache'), { recursive: true });
  for (const cache of ['drawings', 'fonts', 'pictures']) {
    const path = join('node_modules/.cache', cache);
    mkdirSync(join(engineFolder, path), { recursive: true });
    symlinkSync(join(engineFolder, path), join(folder, path));
  }
  return folder;
}

export const program = join(engineFolder, 'src/cli/pagewright.mjs');

/** Runs a command of the program in the folder of a site. */
export function runProgram(folder: string, ...args: string[]) {
  return spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    env: outerEnvironment(),
    encoding: 'utf8',
  });
}
