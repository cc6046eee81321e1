import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const port = Number(process.env.SHOPPER_PORT ?? 5173);
const server = process.env.SERVER_URL ?? `http://127.0.0.1:${process.env.PORT ?? 8080}`;

/** Chunks of style arrive in any order, so each one says first how the layers stand to each other. */
const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'pre',
  transform: (code, id) =>
    /\/src\/design\/.*\.css$/.test(id) ? `@layer base, design, layout;\n${code}` : null,
};

/** The page most people open first is asked for together with the app, not after it. */
const firstPage: Plugin = {
  name: 'first-page',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      const home = Object.values(bundle ?? {}).find(
        (chunk) =>
          chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith('/features/content/HomeScreen.tsx'),
      );
      if (home?.type !== 'chunk') return [];
      const preload = (file: string) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
        injectTo: 'head' as const,
      });
      return [home.fileName, ...home.imports].map(preload);
    },
  },
};

export default defineConfig({
  plugins: [layerOrder, firstPage, react()],
  base: './',
  server: {
    port,
    strictPort: true,
    proxy: {
      '/api': server,
      '/files': server,
      '/sandbox': server,
      '/healthz': server,
      '/socket': { target: server, ws: true },
    },
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    // a picture in the style sheet would count against its budget
    assetsInlineLimit: 0,
  },
});
