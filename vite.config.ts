import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // light-dark() stays as it is written: a card or a stage may so be in the other scheme than its page.
  build: { assetsInlineLimit: 0, cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
  // The server's input is the whole product, so that pages and calls share one copy of every module.
  environments: { ssr: { build: { rollupOptions: { input: './src/app.server.ts' } } } },
});
