import { Heart } from 'lucide-react';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { HeartSolid } from '../../../design/pictures/solid-icons.tsx';
import { requireLogin } from '../../../kernel/session/session.ts';
import type { Goods } from '../buying/sku.view.ts';
import { useCollect } from '../queries.ts';
import { useCatalogStrings } from '../strings.ts';
import styles from './FavouriteButton.module.css';

const SIZE = 20;

/** Keeps a goods among the favourites; the heart fills at once. A visitor logs in first and comes back here. */
export function FavouriteButton({ goods }: { goods: Goods }) {
  const t = useCatalogStrings();
  const collect = useCollect();
  const isCollected = collect.isPending ? collect.variables.collected === true : goods.collected;
  const handlePress = () => {
    if (requireLogin() && !collect.isPending) collect.mutate({ id: goods.id, collected: !isCollected });
  };
  return (
    <button type="button" className={styles.button} aria-pressed={isCollected} onClick={handlePress}>
      {isCollected ? <HeartSolid size={SIZE} className={styles.heart} /> : <Icon as={Heart} size={SIZE} />}
      <span>{isCollected ? t('collected') : t('collect')}</span>
    </button>
  );
}
