// The blocks of a site import this as `react`, `react/jsx-runtime`, `react-dom` and `pagewright/blocks`, so
// that they share React, the theme and the styles with the pages around them.
// oxlint-disable-next-line import/no-default-export -- for `import React`
export { default } from 'react';
export {
  Activity,
  Children,
  cloneElement,
  Component,
  createContext,
  createElement,
  createRef,
  forwardRef,
  Fragment,
  isValidElement,
  lazy,
  memo,
  Profiler,
  PureComponent,
  startTransition,
  StrictMode,
  Suspense,
  use,
  useActionState,
  useCallback,
  useContext,
  useDebugValue,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useOptimistic,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
} from 'react';
export { createPortal, flushSync } from 'react-dom';
export { jsx, jsxs } from 'react/jsx-runtime';
export { default as Box } from '@mui/material/Box';
export { default as Button } from '@mui/material/Button';
export { default as Card } from '@mui/material/Card';
export { default as CardContent } from '@mui/material/CardContent';
export { default as Container } from '@mui/material/Container';
export { default as Grid } from '@mui/material/Grid';
export { default as Stack } from '@mui/material/Stack';
export { default as Typography } from '@mui/material/Typography';
export { Heading } from '../components/heading';
export { Icon } from '../components/icon';
export { Picture } from '../components/picture';
export { RichText } from '../components/rich-text';
export { Section } from '../components/section';
export { SiteLink } from '../components/site-link';
export type { CustomBlockProps } from './custom-blocks';
// With it come the types of our theme.
export type { Steps } from './theme/theme-types';
