import { useState } from 'react';
import { Delayed } from '../../design/feedback/Delayed.tsx';
import { Hidden } from '../../design/layout/primitives.ts';
import { Page } from '../../design/navigation/Page.tsx';
import { usePage, useParams } from '../../kernel/router/page-context.ts';
import { ShopLives } from '../live/index.ts';
import { type Place, ShopBar } from './components/ShopBar.tsx';
import styles from './components/ShopBody.module.css';
import { ShopBody } from './components/ShopBody.tsx';
import { ShopCategories } from './components/ShopCategories.tsx';
import { ShopFault } from './components/ShopFault.tsx';
import { ShopHead } from './components/ShopHead.tsx';
import { ShopNav } from './components/ShopNav.tsx';
import { ShopSkeleton } from './components/ShopSkeleton.tsx';
import { reloadShop, useShop } from './queries.ts';

/** A shop's own page. */
export function ShopScreen() {
  const { id } = useParams('pages/shop/index');
  const { scroller } = usePage();
  const shop = useShop(id);
  const [place, setPlace] = useState<Place>('home');
  const handlePlace = (next: Place) => {
    setPlace(next);
    scroller.current?.scrollTo({ top: 0 });
  };
  if (shop.error && !shop.data) return <ShopFault error={shop.error} onRetry={() => void shop.refetch()} />;
  return (
    <Page
      nav={<ShopNav id={id} name={shop.data?.name ?? ''} />}
      bar={<ShopBar id={id} on={place} onChange={handlePlace} />}
      onRefresh={reloadShop}
    >
      {shop.data ? (
        <>
          <Hidden as="h1">{shop.data.name}</Hidden>
          <ShopHead shop={shop.data} />
          <div className={styles.body}>
            {place === 'home' ? (
              <>
                <ShopLives shop={id} />
                <ShopBody shop={shop.data} />
              </>
            ) : (
              <ShopCategories id={id} />
            )}
          </div>
        </>
      ) : (
        <Delayed>
          <ShopSkeleton id={id} />
        </Delayed>
      )}
    </Page>
  );
}
