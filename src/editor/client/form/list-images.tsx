import { useState } from 'react';
import { ImagesDialog } from '../dialogs/images-dialog';
import type { UploadAnswer } from '../../protocol/editor-api';
import { findImageSetting, planImages } from '../../schema/plan-images';
import type { SchemaNode } from '../../schema/schema-node';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';
import { FileTaker } from './file-taker';
import type { SettingProps } from './use-setting';

/** Adds several images at once to a list of images. */
export function ListImages({ items, path, label }: SettingProps & { items: SchemaNode }) {
  const { root, config, change } = useEditor();
  const [uploads, setUploads] = useState<readonly UploadAnswer[]>([]);
  const setting = findImageSetting(root, items);
  const [first, ...others] = uploads;
  if (setting === undefined) return null;
  return (
    <>
      <FileTaker label={label} format="image" isSeveral onTaken={setUploads} />
      {first && (
        <ImagesDialog
          uploads={[first, ...others]}
          onUse={(images, records) =>
            change({
              label: words.change(label),
              changes: [planImages(config, { list: path, setting }, images), ...records],
            })
          }
          onClose={() => setUploads([])}
        />
      )}
    </>
  );
}
