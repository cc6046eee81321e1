import { socketPlugin } from '@chengji/client-kit/socket/vite-socket';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://127.0.0.1:${process.env.PORT ?? '8080'}`;
const shopper = `http://127.0.0.1:${process.env.SHOPPER_PORT ?? '5173'}`;

export default defineConfig({
  base: '/console/',
  plugins: [react(), socketPlugin(server)],
  build: {
    outDir: 'dist',
    target: 'es2022',
    // The antd runtime is one chunk that every room needs; the rooms themselves load as they are opened.
    chunkSizeWarningLimit: 1200,
  },
  server: {
    port: 5174,
    proxy: {
      '/api': server,
      '/files': server,
      '/downloads': server,
      // The page editor shows the shopper's client in a frame, which is of the same origin.
      '^/(?!console(/|$))': { target: shopper, ws: true },
    },
  },
});
