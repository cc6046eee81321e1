import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { queryClient } from '../../kernel/calls/query-client.ts';
import { Preview } from './Preview.tsx';

export function showPreview(container: HTMLElement): void {
  createRoot(container).render(
    <QueryClientProvider client={queryClient}>
      <Preview />
    </QueryClientProvider>,
  );
}
