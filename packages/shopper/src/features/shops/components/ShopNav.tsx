import { classes } from '@chengji/client-kit/classes';
import { ChevronLeft, Search, Share2 } from 'lucide-react';
import { IconButton } from '../../../design/inputs/IconButton.tsx';
import searchStyles from '../../../design/inputs/search.module.css';
import { Text } from '../../../design/layout/primitives.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import pageStyles from '../../../design/navigation/page.module.css';
import { Icon } from '../../../design/pictures/Icon.tsx';
import photoStyles from '../../../design/pictures/photo.module.css';
import { toTone } from '../../../design/pictures/tone.ts';
import { back } from '../../../kernel/router/navigation.ts';
import { shareAddress } from '../../../kernel/share.ts';
import { useShopStrings } from '../strings.ts';
import styles from './ShopHead.module.css';

/** Back, the search within the shop, and share, on the shop's own tone. */
export function ShopNav({ id, name }: { id: number; name: string }) {
  const t = useShopStrings();
  return (
    <header className={classes(pageStyles.nav, photoStyles.toneGround, photoStyles[toTone(`shop ${id}`)])}>
      <div className={pageStyles.navRow}>
        <IconButton icon={ChevronLeft} label={t('back')} onPress={() => back()} />
        <Link
          to="pages/shop/product/list"
          params={{ shop_id: id, title: name }}
          className={classes(searchStyles.searchbar, styles.search)}
        >
          <Icon as={Search} size={18} />
          <Text grow lines={1}>
            {t('searchShop')}
          </Text>
        </Link>
        <IconButton icon={Share2} label={t('share')} size={20} onPress={() => void shareAddress(name)} />
      </div>
    </header>
  );
}
