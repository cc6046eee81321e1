import { socketPlugin } from '@chengji/client-kit/socket/vite-socket';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://127.0.0.1:${process.env.PORT ?? '8080'}`;
const shopper = `http://127.0.0.1:${process.env.SHOPPER_PORT ?? '5173'}`;

/** What most pages need comes in one file, with antd: each by itself would be a hundred requests for a first page. */
const shared = { name: 'shared', minShareCount: 40 };

export default defineConfig({
  base: '/console/',
  plugins: [react(), socketPlugin(server)],
  build: {
    outDir: 'dist',
    target: 'es2022',
    // of what is shared; a page by itself is far below
    chunkSizeWarningLimit: 1300,
    rolldownOptions: { output: { codeSplitting: { groups: [shared] } } },
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
