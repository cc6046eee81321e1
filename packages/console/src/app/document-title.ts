import { useEffect, useState } from 'react';
import { useUnseen } from '../features/alerts/index.ts';
import { followMarketName } from '../kernel/language.ts';
import { toArea, useSession } from '../kernel/session.ts';
import { useAppText } from './app-text.ts';
import { joinTitle } from './join-title.ts';
import { pageAt } from './pages/page-map.ts';
import { pages } from './pages/pages.ts';
import { router } from './routes.tsx';

const toPath = ({ pathname }: { pathname: string }) => pathname.replace(/^\/console/, '');

/** The window is called after the page it shows and what one has not seen. */
export function useDocumentTitle() {
  const text = useAppText();
  const [address, setAddress] = useState(toPath(router.state.location));
  const area = toArea(address) ?? 'seller';
  const session = useSession(area);
  const unseen = useUnseen(area, session !== undefined);
  const marketName = session?.staff.market?.name;
  useEffect(() => {
    if (marketName) followMarketName(marketName);
  }, [marketName]);
  useEffect(() => router.subscribe((state) => setAddress(toPath(state.location))), []);
  useEffect(() => {
    const page = pageAt(pages, address);
    const names = [
      page && text(page.title),
      text(area === 'platform' ? 'platformArea' : 'sellerArea'),
      text('product'),
    ];
    document.title = joinTitle(names, unseen);
  }, [address, area, text, unseen]);
}
