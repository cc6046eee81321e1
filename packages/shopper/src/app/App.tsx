import { QueryClientProvider } from '@tanstack/react-query';
import { ModalHost } from '../design/ModalHost.tsx';
import { ToastHost } from '../design/ToastHost.tsx';
import { queryClient } from '../kernel/query-client.ts';
import type { Router } from '../kernel/router/router.ts';
import { OfflineBar } from './OfflineBar.tsx';
import { PageStack } from './PageStack.tsx';
import { useNetworkCheck, useReturn, useSystemPopup } from './use-start.ts';

export function App({ router }: { router: Router }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Start />
      <OfflineBar />
      <PageStack router={router} />
      <ModalHost />
      <ToastHost />
    </QueryClientProvider>
  );
}

/** What is asked for once, beside the pages. */
function Start() {
  useNetworkCheck();
  useReturn();
  useSystemPopup();
  return null;
}
