import { getIn, type Json, type JsonObject, type Path } from '../../utils/json';
import type { Change } from '../model/apply-change';
import { insertItem, setValue } from '../model/write-edits';
import { getList } from '../model/paths';
import { findRecord, needsRecord, recordsPath } from './file-records';
import { resolveRef, type RootSchema, type SchemaNode } from './schema-node';

/** An image that was just added to the site, with what was said about it. */
export interface NewImage {
  src: string;
  /** empty for one that is decorative */
  alt: string;
  caption: string;
}

/** Of entries that need nothing but an image, the setting that holds it. */
export function findImageSetting(root: RootSchema, items: SchemaNode): string | undefined {
  const { required = [], properties = {} } = resolveRef(root, items);
  const [name, ...others] = required;
  if (name === undefined || others.length > 0) return undefined;
  const { src } = resolveRef(root, properties[name] ?? {}).properties ?? {};
  return src && resolveRef(root, src).format === 'image' ? name : undefined;
}

/** The file in the examples of the schemas. */
const exampleFile = '/images/your-image.webp';

/** Adds images to a list. An entry that is still the example goes. */
export function planImages(
  config: Json,
  { list, setting }: { list: Path; setting: string },
  images: readonly NewImage[],
): Change {
  const kept = getList(config, list).filter(
    (item) => getIn(item, [setting, 'src']) !== exampleFile,
  );
  const added = images.map(({ src, alt, caption }) => ({
    [setting]: { src, ...(alt === '' ? { decorative: true } : { alt }) },
    ...(caption !== '' && { caption }),
  }));
  return setValue(config, list, [...kept, ...added]);
}

/** Records where files come from that are not recorded yet, together. */
export function planRecord(
  root: RootSchema,
  config: Json,
  files: readonly string[],
  record: JsonObject,
): Change[] {
  const unrecorded = files.filter(
    (file) => needsRecord(root, file) && findRecord(config, file) === undefined,
  );
  if (unrecorded.length === 0) return [];
  const index = getList(config, recordsPath).length;
  return [insertItem(config, recordsPath, index, { ...record, files: unrecorded })];
}
