import { Headset, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { Cell } from '../../../design/layout/Cell.tsx';
import barStyles from '../../../design/navigation/bottom-bar.module.css';
import { Link } from '../../../design/navigation/Link.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { reportFault } from '../../../kernel/calls/faults.ts';
import { go } from '../../../kernel/router/navigation.ts';
import { fetchShop } from '../queries.ts';
import { useChatStrings } from '../strings.ts';
import styles from './ChatLink.module.css';

type About = {
  shop: number;
  /** What one asks about: it can be sent in one press. */
  goods?: number;
  order?: number;
};

const toParams = ({ shop, goods, order }: About) => ({
  shop_id: shop,
  ...(goods === undefined ? {} : { goods }),
  ...(order === undefined ? {} : { order }),
});

/** To the shop's people, among the icons of a bar at the bottom. */
export function ChatBarLink(about: About) {
  const t = useChatStrings();
  return (
    <Link to="pages/notice/chat" params={toParams(about)} className={barStyles.icon ?? ''}>
      <Icon as={Headset} size={21} />
      {t('service')}
    </Link>
  );
}

/** The same among the parts of a shop. */
export function ChatIconLink(about: About) {
  const t = useChatStrings();
  return (
    <Link to="pages/notice/chat" params={toParams(about)}>
      <Icon as={MessageCircle} size={22} />
      {t('service')}
    </Link>
  );
}

/** In words, beside the shop's name. */
export function ChatTextLink(about: About) {
  const t = useChatStrings();
  return (
    <Link to="pages/notice/chat" params={toParams(about)} className={styles.text ?? ''}>
      <Icon as={MessageCircle} size={18} />
      {t('contact')}
    </Link>
  );
}

/** As a row, where only the order is known. */
export function ChatOrderCell({ order }: { order: number }) {
  const t = useChatStrings();
  const [isBusy, setBusy] = useState(false);
  const handlePress = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      go('pages/notice/chat', { shop_id: await fetchShop(order), order });
    } catch (error) {
      reportFault(error);
    }
    setBusy(false);
  };
  return <Cell icon={MessageCircle} label={t('contact')} onPress={() => void handlePress()} />;
}
