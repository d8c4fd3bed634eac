import { useEffect, useRef, useState, createContext, type RefObject, type ReactNode } from 'react';
import type { Change } from '../../model/apply-change';
import { getIn, type Json, type Path } from '../../../utils/json';
import { isWithin, writeKey } from '../../model/paths';
import type { SchemaNode } from '../../schema/schema-node';
import type { Edit } from '../state/change-queue';
import { useEditor, type FocusRequest } from '../state/editor-context';
import { isTranslation, setTranslation, setValue } from '../../model/write-edits';
import { words } from '../../words';
import type { Shape } from '../../schema/describe-shape';

/** What each control of a form is given. */
export interface SettingProps {
  node: SchemaNode;
  path: Path;
  value: Json | undefined;
  label: string;
  isRequired: boolean;
  /** settings beside this one that go when it is given */
  replaces?: readonly string[];
}

/** The id of the control of a setting. */
export function controlId(path: Path): string {
  return `setting-${writeKey(path)}`;
}

/**
 * Writes the value of a setting; undefined takes an optional one away. Further changes can be in the same
 * step.
 */
export function useWriter(
  props: Omit<SettingProps, 'node'>,
): (value: Json | undefined, further?: readonly Change[]) => void {
  const { config, change } = useEditor();
  return (value, further = []) => {
    const edit = planWrite(config, props, value);
    if (edit) change({ ...edit, changes: [...edit.changes, ...further] });
  };
}

/** What writes the value of a setting; undefined when it has that value. */
export function planWrite(
  config: Json,
  { path, label, isRequired, replaces = [] }: Omit<SettingProps, 'node' | 'value'>,
  value: Json | undefined,
): Edit | undefined {
  const next = value === undefined && isRequired ? '' : value;
  if (next === getIn(config, path)) return undefined;
  const parent = path.slice(0, -1);
  const others = replaces.map((name) => [...parent, name]);
  const gone = others.filter((other) => getIn(config, other) !== undefined);
  return {
    label: words.change(label),
    changes: [
      changeValue(config, path, next),
      ...gone.map((other) => ({ op: 'remove', path: other }) as const),
    ],
  };
}

function changeValue(config: Json, path: Path, value: Json | undefined): Change {
  if (isTranslation(config, path)) return setTranslation(config, path, value);
  return value === undefined ? { op: 'remove', path } : setValue(config, path, value);
}

/** What was asked for last, if that is the focus for this very setting. */
export function useFocusRequest(path: Path): FocusRequest | undefined {
  const { request } = useEditor();
  return request && writeKey(request.path) === writeKey(path) ? request : undefined;
}

/** The control that gets the focus when this setting is asked for. */
export function useFieldFocus<T extends HTMLElement>(path: Path): RefObject<T | null> {
  const control = useRef<T>(null);
  const request = useFocusRequest(path);
  useEffect(() => {
    if (!request) return;
    if (!request.keepsFocus) control.current?.focus({ preventScroll: true });
    control.current?.scrollIntoView({ block: 'center' });
  }, [request]);
  return control;
}

/** Whether a part of the form is open; it opens when something in it is asked for. */
export function useOpen(path: Path, initially = false): [boolean, (isOpen: boolean) => void] {
  const { request } = useEditor();
  const [isOpen, setOpen] = useState(initially);
  const [seen, setSeen] = useState<FocusRequest>();
  if (request !== seen) {
    setSeen(request);
    if (request && isWithin(request.path, path)) setOpen(true);
  }
  return [isOpen, setOpen];
}

type RenderSetting = (props: SettingProps & { shape: Shape }) => ReactNode;

/** Shows the control of any setting, for groups and lists, which are controls that hold others. */
export const SettingContext = createContext<RenderSetting>(() => null);
