import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { siteDevServer } from './scripts/site-dev-server';

export default defineConfig({
  appType: 'custom',
  plugins: [react(), siteDevServer()],
  build: { target: 'es2022', modulePreload: false },
  test: { include: ['tests/**/*.test.{ts,tsx}'] },
});
