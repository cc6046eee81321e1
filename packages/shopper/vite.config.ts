import { socketPlugin } from '@chengji/client-kit/socket/vite-socket';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { ENGLISH, englishPlugin } from './vite-english.ts';
import { shellPlugin, WORKER } from './vite-shell.ts';

/** Lucide's drawings without what they could do besides: the app draws all of them in one way. */
const plainIcons: Plugin = {
  name: 'plain-icons',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === '../createLucideIcon.mjs' && importer?.includes('/lucide-react/')
      ? `${import.meta.dirname}/src/design/pictures/lucide-icon.ts`
      : null,
};

const port = Number(process.env.SHOPPER_PORT ?? 5173);
const server = process.env.SERVER_URL ?? `http://127.0.0.1:${process.env.PORT ?? 8080}`;

/** Chunks of style arrive in any order, so each one says first how the layers stand to each other. */
const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'pre',
  transform: (code, id) =>
    /\/src\/design\/.*\.css$/.test(id) ? `@layer base, design, layout;\n${code}` : null,
};

/** The app and its home page in one file: on a slow network each further file costs a way there and back. */
const firstScreen = {
  name: 'first',
  test: /\/src\/(app\/main|features\/content\/pages\/HomeScreen)\.tsx$/,
  priority: 3,
};

/** What the start fetches for the number in the tab bar. */
const cart = { name: 'cart', test: /\/src\/features\/cart\/index\.ts$/, priority: 2 };

/** The English texts of the first screen, fetched before it is shown in English and never in Chinese. */
const english = {
  name: ENGLISH,
  test: /\/src\/(app|design|kernel|features\/(cart|content))\/strings\.en\.ts$/,
  priority: 4,
};

/** Many small parts that several pages share, else each would be a file of its own. */
const design = { name: 'design', test: /\/src\/design\/|lucide-react/, minShareCount: 3, priority: 1 };

export default defineConfig({
  plugins: [layerOrder, plainIcons, react(), englishPlugin, shellPlugin, socketPlugin(server)],
  base: './',
  // names of classes count against the budget too
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  server: {
    port,
    strictPort: true,
    proxy: {
      '/api': server,
      '/files': server,
      '/media': server,
      '/sandbox': server,
      '/healthz': server,
    },
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', [WORKER]: 'src/worker/service-worker.ts' },
      output: {
        codeSplitting: { groups: [english, firstScreen, cart, design] },
        // the worker's address is the same in every build
        entryFileNames: ({ name }) => (name === WORKER ? '[name].js' : 'assets/[name]-[hash].js'),
        // the first file names all others, and their names count against the budget: seven letters tell them apart
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
      },
    },
    // a picture in the style sheet would count against its budget
    assetsInlineLimit: 0,
  },
});
