import type { ShopDetails } from '@chengji/contract';
import { ShopTag } from '../../design/commerce/ShopTag.tsx';
import { Delayed } from '../../design/feedback/Delayed.tsx';
import { PageSkeleton } from '../../design/feedback/PageSkeleton.tsx';
import { Button } from '../../design/inputs/Button.tsx';
import { Cell } from '../../design/layout/Cell.tsx';
import { Box, look, Row, Text } from '../../design/layout/primitives.ts';
import { SectionCard } from '../../design/layout/SectionCard.tsx';
import { BottomBar } from '../../design/navigation/BottomBar.tsx';
import { Page } from '../../design/navigation/Page.tsx';
import { Avatar } from '../../design/pictures/avatars/Avatar.tsx';
import { useCountDisplay } from '../../kernel/count.ts';
import { go } from '../../kernel/router/navigation.ts';
import { useParams } from '../../kernel/router/page-context.ts';
import { useTimeDisplay } from '../../kernel/time.ts';
import { ChatBarLink } from '../chat/index.ts';
import { ComplainLine } from '../complaints/index.ts';
import { FollowButton } from './components/FollowButton.tsx';
import { ShopFault } from './components/ShopFault.tsx';
import { reloadShop, useShop } from './queries.ts';
import styles from './ShopInfoScreen.module.css';
import { useShopStrings } from './strings.ts';

const LOGO = 56;

/** More about a shop: who it is, since when, how buyers rate it, and what it says of itself. */
export function ShopInfoScreen() {
  const t = useShopStrings();
  const { id } = useParams('pages/shop/info');
  const shop = useShop(id);
  if (shop.error && !shop.data) return <ShopFault error={shop.error} onRetry={() => void shop.refetch()} />;
  const bar = (
    <BottomBar>
      <ChatBarLink shop={id} />
      <Button className={look({ grow: true })} onClick={() => go('pages/shop/product/list', { shop_id: id })}>
        {t('seeGoods')}
      </Button>
    </BottomBar>
  );
  return (
    <Page bar={bar} onRefresh={reloadShop}>
      {shop.data ? (
        <Facts shop={shop.data} />
      ) : (
        <Delayed>
          <PageSkeleton />
        </Delayed>
      )}
    </Page>
  );
}

function Facts({ shop }: { shop: ShopDetails }) {
  const t = useShopStrings();
  const showCount = useCountDisplay();
  const { showDate } = useTimeDisplay();
  const { id, name, type, logo, city, intro, score, scores, goods_count, followers, opened_at } = shop;
  return (
    <div className={styles.facts}>
      <SectionCard>
        <Row gap={3}>
          <Avatar url={logo} name={name} size={LOGO} shop />
          <Box grow>
            <Text as="h2" size={17} className={styles.name}>
              {name}
            </Text>
            <ShopTag type={type} />
          </Box>
          <FollowButton shop={shop} />
        </Row>
      </SectionCard>
      <SectionCard title={t('intro')}>
        <p className={styles.intro}>{intro || t('noIntro')}</p>
      </SectionCard>
      <SectionCard flush>
        <Cell label={t('type')} value={t(`type.${type}`)} />
        <Cell label={t('city')} value={city} />
        <Cell label={t('openedAt')} value={showDate(opened_at)} />
        <Cell
          label={t('buyerScore')}
          value={
            score === null
              ? t('notScored')
              : t('scoreOf', { score: score.toFixed(1), count: showCount(scores) })
          }
        />
        <Cell label={t('onSale')} value={showCount(goods_count)} />
        <Cell label={t('followersLabel')} value={showCount(followers)} />
      </SectionCard>
      <ComplainLine type="shop" id={id} />
    </div>
  );
}
