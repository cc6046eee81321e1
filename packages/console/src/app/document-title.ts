import { useEffect, useState } from 'react';
import { useAppText } from './app-text.ts';
import { pageAt } from './pages/page-map.ts';
import { pages } from './pages/pages.ts';
import { router } from './routes.tsx';

/** The window is called after the page it shows. */
export function useDocumentTitle() {
  const text = useAppText();
  const [address, setAddress] = useState(router.state.location.pathname);
  useEffect(() => router.subscribe((state) => setAddress(state.location.pathname)), []);
  useEffect(() => {
    const page = pageAt(pages, address);
    const area = text(address.startsWith('/platform') ? 'platformArea' : 'sellerArea');
    document.title = [page && text(page.title), area, text('product')].filter(Boolean).join(' · ');
  }, [address, text]);
}
