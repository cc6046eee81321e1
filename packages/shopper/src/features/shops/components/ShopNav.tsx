import { ChevronLeft, Search, Share2 } from 'lucide-react';
import { classes } from '../../../design/classes.ts';
import { IconButton } from '../../../design/inputs/IconButton.tsx';
import { Link } from '../../../design/navigation/Link.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { toTone } from '../../../design/pictures/tone.ts';
import '../../../design/pictures/photo.css';
import '../../../design/inputs/search.css';
import { back } from '../../../kernel/router/navigation.ts';
import { shareAddress } from '../../../kernel/share.ts';
import { useShopStrings } from '../strings.ts';
import styles from './ShopHead.module.css';

/** Back, the search within the shop, and share, on the shop's own tone. */
export function ShopNav({ id, name }: { id: number; name: string }) {
  const t = useShopStrings();
  return (
    <header className={classes('nav', 'tone-ground', `tone-${toTone(`shop ${id}`)}`)}>
      <div className="nav__row">
        <IconButton icon={ChevronLeft} label={t('back')} onPress={() => back()} />
        <Link
          to="pages/shop/product/list"
          params={{ shop_id: id, title: name }}
          className={classes('searchbar', styles.search)}
        >
          <Icon as={Search} size={18} />
          <span className="grow l1">{t('searchShop')}</span>
        </Link>
        <IconButton icon={Share2} label={t('share')} size={20} onPress={() => void shareAddress(name)} />
      </div>
    </header>
  );
}
