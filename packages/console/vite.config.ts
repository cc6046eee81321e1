import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://127.0.0.1:${process.env.PORT ?? '8080'}`;

export default defineConfig({
  base: '/console/',
  plugins: [react()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    // The antd runtime is one chunk that every room needs; the rooms themselves load as they are opened.
    chunkSizeWarningLimit: 1200,
  },
  server: {
    port: 5174,
    proxy: { '/api': server, '/files': server, '/socket': { target: server, ws: true } },
  },
});
