import { useState } from 'react';
import { useParams } from '../../../../kernel/router/page-context.ts';
import { useUser } from '../../../../kernel/session/user-store.ts';
import type { Who } from '../queries.ts';
import { CreationCenter } from './CreationCenter.tsx';
import { GoLive } from './GoLive.tsx';
import { OwnTools } from './OwnTools.tsx';
import { ShopsSheet } from './ShopsSheet.tsx';

/** What only the author sees: what their posts brought, and the ways to publish. */
export function OwnPart({ who }: { who: Who }) {
  const { part } = useParams('pages/apps/find/user');
  const { shops } = useUser(({ user }) => user);
  const [isLinking, setLinking] = useState(part === 'shops');
  const asShop = who.kind === 'shop' ? who.id : null;
  const tools = (
    <>
      <OwnTools asShop={asShop} onShops={who.kind === 'user' ? () => setLinking(true) : null} />
      <GoLive shops={shops} only={asShop} />
    </>
  );
  return (
    <>
      <CreationCenter who={who} shops={shops} tools={tools} />
      {isLinking && <ShopsSheet onClose={() => setLinking(false)} />}
    </>
  );
}
