import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { engineFolder } from '../io/engine-folder.mjs';

/** Bundles our React code with Vite, into the folder that the configuration says. Takes much memory. */
export async function bundleReact({
  plugins = [],
  build: options,
  ...config
}: InlineConfig): Promise<void> {
  const { rollupOptions } = options ?? {};
  await build({
    root: engineFolder,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), ...plugins],
    build: {
      emptyOutDir: false,
      ...options,
      // That plugins take long on a slow machine is nothing to act on.
      rollupOptions: { ...rollupOptions, checks: { bundlerTimings: false } },
    },
    ...config,
  });
}
