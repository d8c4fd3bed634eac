import { expect, test } from 'vitest';
import { FileSetting } from '../../../../src/editor/client/form/file-setting';
import { findNode } from '../../../../src/editor/schema/schema-node';
import { minimalDocument, root } from '../../documents';
import { renderInEditor } from '../../render-in-editor';

test('an empty field for a file tells that a new one is chosen below', () => {
  const path = ['entities', 'counselors', 0, 'image', 'src'];
  const node = findNode(root, minimalDocument, path) ?? {};
  const html = renderInEditor(
    minimalDocument,
    <FileSetting node={node} path={path} value={undefined} label="Portrait" isRequired={false} />,
  );
  expect(html).toMatch(/placeholder="[^"]*choose one below".*Choose a file/s);
});
