import { classes } from '@chengji/client-kit/classes';
import type { ShopDetails } from '@chengji/contract';
import { look } from '../../../design/layout/primitives.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import photoStyles from '../../../design/pictures/photo.module.css';
import { toTone } from '../../../design/pictures/tone.ts';
import { useCountDisplay } from '../../../kernel/count.ts';
import { useShopStrings } from '../strings.ts';
import { FollowButton } from './FollowButton.tsx';
import styles from './ShopHead.module.css';
import { ShopLines } from './ShopLines.tsx';

const LOGO = 56;

/** Who the shop is: its name leads to more about it. */
export function ShopHead({ shop }: { shop: ShopDetails }) {
  const t = useShopStrings();
  const showCount = useCountDisplay();
  return (
    <section className={classes(photoStyles.toneGround, photoStyles[toTone(`shop ${shop.id}`)], styles.head)}>
      <Avatar url={shop.logo} name={shop.name} size={LOGO} shop />
      <Link to="pages/shop/info" params={{ id: shop.id }} className={look({ grow: true })}>
        <ShopLines
          shop={shop}
          nameClass={look({ size: 17 })}
          facts={[
            t('followers', { count: showCount(shop.followers) }),
            shop.score === null ? t('notScored') : t('score', { score: shop.score.toFixed(1) }),
          ]}
        />
      </Link>
      <FollowButton shop={shop} />
    </section>
  );
}
