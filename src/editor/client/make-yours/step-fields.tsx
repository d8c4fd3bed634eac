import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { renderSetting } from '../form/form-panel';
import { Fragment } from 'react';
import { getIn } from '../../../utils/json';
import { describeShape } from '../../schema/describe-shape';
import { writeKey } from '../../model/paths';
import { useEditor } from '../state/editor-context';
import type { Field } from '../../make-site/list-fields';
import { PastedWidget } from './pasted-widget';

/** Fields of a step, each with the control that its setting has anywhere in the editor. */
export function StepFields({ fields }: { fields: readonly Field[] }) {
  const { root, config } = useEditor();
  return (
    <Stack sx={{ gap: 2.5 }}>
      {fields.map(({ widget, section, ...field }, index) => {
        const { node, path } = field;
        const value = getIn(config, path);
        const props = { ...field, value };
        return (
          <Fragment key={writeKey(path)}>
            {section !== undefined && section !== fields[index - 1]?.section && (
              <Typography variant="subtitle2" component="h4">
                {section}
              </Typography>
            )}
            {widget ? (
              <PastedWidget {...props} widget={widget} />
            ) : (
              renderSetting({ ...props, shape: describeShape(root, node, value) })
            )}
          </Fragment>
        );
      })}
    </Stack>
  );
}
