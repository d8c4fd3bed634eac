import type { Json } from '../../src/utils/json';
import type { RootSchema } from '../../src/editor/schema/schema-node';
import siteSchema from '../../src/generated/site-schema.json';
import { minimalConfig } from '../check/minimal-config';

/** The schema, as the editor gets it. */
export const root: RootSchema = JSON.parse(JSON.stringify(siteSchema)) as RootSchema;

/** The small valid config, as the editor gets it. */
export const minimalDocument = JSON.parse(JSON.stringify(minimalConfig)) as Json;
