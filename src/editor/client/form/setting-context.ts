import { createContext, useContext, type ReactNode } from 'react';
import type { Shape } from '../../schema/describe-shape';
import type { SettingProps } from './use-setting';

type RenderSetting = (props: SettingProps & { shape: Shape }) => ReactNode;

/** Shows the control of any setting, for groups and lists, which are controls that hold others. */
export const SettingContext = createContext<RenderSetting>(() => null);

export function useRenderSetting(): RenderSetting {
  return useContext(SettingContext);
}
