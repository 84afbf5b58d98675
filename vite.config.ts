import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: { assetsInlineLimit: 0 },
  // The server's input is the whole product, so that pages and calls share one copy of every module.
  environments: { ssr: { build: { rollupOptions: { input: './src/app.server.ts' } } } },
});
