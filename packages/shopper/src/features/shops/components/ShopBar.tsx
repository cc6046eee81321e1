import { Info, LayoutGrid, type LucideIcon, Store } from 'lucide-react';
import { BottomBar } from '../../../design/navigation/BottomBar.tsx';
import { Link } from '../../../design/navigation/Link.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { ChatIconLink } from '../../chat/index.ts';
import { useShopStrings } from '../strings.ts';
import styles from './ShopBar.module.css';

export type Place = 'home' | 'categories';

const places: { place: Place; icon: LucideIcon }[] = [
  { place: 'home', icon: Store },
  { place: 'categories', icon: LayoutGrid },
];

/** The parts of a shop: its first page, its categories, and more about it. */
export function ShopBar({ id, on, onChange }: { id: number; on: Place; onChange: (place: Place) => void }) {
  const t = useShopStrings();
  return (
    <BottomBar>
      <nav className={styles.bar} aria-label={t('places')}>
        {places.map(({ place, icon }) => (
          <button
            key={place}
            type="button"
            aria-current={place === on ? 'true' : undefined}
            onClick={() => onChange(place)}
          >
            <Icon as={icon} size={22} />
            {t(place)}
          </button>
        ))}
        <ChatIconLink shop={id} />
        <Link to="pages/shop/info" params={{ id }}>
          <Icon as={Info} size={22} />
          {t('info')}
        </Link>
      </nav>
    </BottomBar>
  );
}
