import { isServerAtFault, MarketQueryClient } from '@chengji/client-kit/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import { DesignProvider } from '../design/theme/DesignProvider.tsx';
import { ConfirmModal } from '../features/identity/index.ts';
import { useDocumentTitle } from './document-title.ts';
import { router } from './routes.tsx';

const queries = new MarketQueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => failures < 2 && isServerAtFault(error),
    },
  },
});

export function App() {
  return (
    <DesignProvider>
      <QueryClientProvider client={queries}>
        <Title />
        <RouterProvider router={router} />
        <ConfirmModal />
      </QueryClientProvider>
    </DesignProvider>
  );
}

function Title() {
  useDocumentTitle();
  return null;
}
