import type { ShopDetails } from '@chengji/contract';
import { ChevronRight, NotebookPen } from 'lucide-react';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Text } from '../../../design/layout/primitives.ts';
import { WaterfallSkeleton } from '../../../design/lists/WaterfallSkeleton.tsx';
import { Link } from '../../../design/navigation/Link.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { PageModules } from '../../content/index.ts';
import { useHasPosts, useShopPage } from '../queries.ts';
import { useShopStrings } from '../strings.ts';
import styles from './ShopBody.module.css';
import { ShopGoods } from './ShopGoods.tsx';

/** The first page as the shop decorated it; one that did not shows what it has. */
export function ShopHome({ shop }: { shop: ShopDetails }) {
  const t = useShopStrings();
  const page = useShopPage(shop.id);
  return (
    <QueryView query={page} skeleton={<WaterfallSkeleton />}>
      {({ modules }) =>
        modules.length === 0 ? (
          <>
            <PostsLink id={shop.id} />
            <ShopGoods shop={shop} sort="default" title={t('recommended')} />
          </>
        ) : (
          <>
            <PageModules modules={modules} />
            <Link
              to="pages/shop/product/list"
              params={{ shop_id: shop.id, title: shop.name }}
              className={styles.all}
            >
              {t('seeAll')}
              <Icon as={ChevronRight} size={16} />
            </Link>
            <PostsLink id={shop.id} />
          </>
        )
      }
    </QueryView>
  );
}

/** To what the shop posts, where it does. */
function PostsLink({ id }: { id: number }) {
  const t = useShopStrings();
  if (!useHasPosts(id)) return null;
  return (
    <Link to="pages/apps/find/user" params={{ id, kind: 'shop' }} className={styles.posts}>
      <Icon as={NotebookPen} size={20} />
      <Text grow>{t('posts')}</Text>
      <Icon as={ChevronRight} size={16} />
    </Link>
  );
}
