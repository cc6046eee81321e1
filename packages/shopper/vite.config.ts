import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const port = Number(process.env.SHOPPER_PORT ?? 5173);
const server = process.env.SERVER_URL ?? `http://127.0.0.1:${process.env.PORT ?? 8080}`;

export default defineConfig({
  plugins: [react()],
  base: './',
  server: {
    port,
    strictPort: true,
    proxy: {
      '/api': server,
      '/files': server,
      '/healthz': server,
      '/socket': { target: server, ws: true },
    },
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    manifest: true,
    // a picture in the style sheet would count against its budget
    assetsInlineLimit: 0,
  },
});
