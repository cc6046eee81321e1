import { ChevronLeft, Share2, ShoppingCart } from 'lucide-react';
import type { RefObject } from 'react';
import { IconButton } from '../../../design/inputs/IconButton.tsx';
import { Box, Row } from '../../../design/layout/primitives.ts';
import pageStyles from '../../../design/navigation/page.module.css';
import { useBadges } from '../../../kernel/live/badges.ts';
import { back, go } from '../../../kernel/router/navigation.ts';
import { shareAddress } from '../../../kernel/share.ts';
import { useCatalogStrings } from '../strings.ts';
import styles from './GoodsNav.module.css';
import { PartTabs } from './PartTabs.tsx';

const ICON = 20;

/** Over the pictures: back, cart and share; further down the parts of the page as well. `cart` is where an added goods flies to. */
export function GoodsNav({ title, cart }: { title: string; cart: RefObject<HTMLSpanElement | null> }) {
  const t = useCatalogStrings();
  const pieces = useBadges((badges) => badges.cart);
  return (
    <header className={`${pageStyles.nav} ${pageStyles.navClear} ${styles.nav}`}>
      <Row gap={2} className={styles.row}>
        <IconButton
          icon={ChevronLeft}
          label={t('back')}
          size={ICON}
          className={styles.round}
          onPress={() => back()}
        />
        <Box as="span" push ref={cart}>
          <IconButton
            icon={ShoppingCart}
            label={t('cart')}
            size={ICON}
            badge={pieces}
            className={styles.round}
            onPress={() => go('pages/cart')}
          />
        </Box>
        <IconButton
          icon={Share2}
          label={t('share')}
          size={ICON}
          className={styles.round}
          onPress={() => void shareAddress(title)}
        />
      </Row>
      <PartTabs />
    </header>
  );
}
