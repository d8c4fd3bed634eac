import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { VisuallyHidden } from '../../components/visually-hidden';
import type { FilesAnswer } from '../protocol/editor-api';
import type { RootSchema } from '../schema/schema-node';
import type { DocumentStore } from './state/document-store';
import { Unreachable, type EditApi } from './state/edit-api';
import type { SchemaAndFiles } from './state/use-editor-value';
import { Waiting } from './waiting';
import { words } from '../words';
import { Workspace } from './workspace';

/** Loaded only for a file that is not JSON. */
const RepairView = lazy(async () => ({ default: (await import('./text/repair-view')).RepairView }));

interface AppProps {
  api: EditApi;
  store: DocumentStore;
}

/** The editor, as soon as the document and its schema are here; or what keeps it from starting. */
export function App({ api, store }: AppProps) {
  const view = useSyncExternalStore(store.subscribe, store.read);
  const [parts, setParts] = useState<SchemaAndFiles>();

  const load = useCallback(
    () => void loadParts(api, store).then((loaded) => loaded && setParts(loaded)),
    [api, store],
  );

  const reload = useCallback(
    () =>
      void Promise.all([store.reload(), loadFiles(api)]).then(
        ([, files]) => setParts((known) => known && { ...known, ...files }),
        // That the server does not answer is said where changes are sent.
        () => undefined,
      ),
    [api, store],
  );

  useEffect(() => {
    load();
    window.addEventListener('focus', reload);
    return () => window.removeEventListener('focus', reload);
  }, [load, reload]);

  const { config, status, problems } = view;
  if (status === 'refused') return <Stopped text={words.refused} />;
  if (status === 'unreachable' && !parts)
    return <Stopped text={words.unreachable} onRetry={load} />;
  // What cannot even be read as text is corrected where it came from.
  const isText = problems.every(({ code }) => code !== 'CFG0001' && code !== 'CFG0003');
  if (status !== 'loading' && config === undefined && parts && isText) {
    return (
      <Suspense fallback={<Waiting text={words.openingText} />}>
        <RepairView api={api} store={store} view={view} root={parts.root} />
      </Suspense>
    );
  }
  if (status === 'ready' && config === undefined && !isText) {
    return (
      <Stopped text={words.notReadable} onRetry={load}>
        {problems.map(({ message, hint = '', position }) => (
          <p key={message}>
            {position && words.lineOf(position.line, position.column)} {message} {hint}
          </p>
        ))}
      </Stopped>
    );
  }
  if (config === undefined || !parts) {
    return (
      <Box component="main">
        <VisuallyHidden as="h1">{words.editor}</VisuallyHidden>
        <Waiting text={words.loading} />
      </Box>
    );
  }
  return (
    <Workspace api={api} store={store} view={view} config={config} parts={parts} reload={reload} />
  );
}

/** Undefined while the server does not answer. */
async function loadParts(api: EditApi, store: DocumentStore): Promise<SchemaAndFiles | undefined> {
  // All are asked for at once: the server answers nothing else while it checks the document.
  const [, parts] = await Promise.all([
    store.load(),
    Promise.all([api.get<RootSchema>('schema'), loadFiles(api)]).catch(expectUnreachable),
  ]);
  if (store.read().status !== 'ready' || !parts) return undefined;
  const [schema, files] = parts;
  return { root: schema.body, ...files };
}

function expectUnreachable(error: unknown): undefined {
  if (!(error instanceof Unreachable)) throw error;
}

async function loadFiles(api: EditApi): Promise<FilesAnswer> {
  return (await api.get<FilesAnswer>('files')).body;
}

interface StoppedProps {
  text: string;
  onRetry?: () => void;
  children?: ReactNode;
}

function Stopped({ text, onRetry, children }: StoppedProps) {
  return (
    <Box component="main" sx={{ maxWidth: 640, mx: 'auto', p: 4 }}>
      <VisuallyHidden as="h1">{words.editor}</VisuallyHidden>
      <Alert severity="warning">
        {text}
        {children}
        {onRetry && <Button onClick={onRetry}>{words.retry}</Button>}
      </Alert>
    </Box>
  );
}
