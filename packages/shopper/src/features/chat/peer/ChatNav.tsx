import type { ChatPeer } from '@chengji/contract';
import { Ellipsis, Store } from 'lucide-react';
import { useState } from 'react';
import { ShopTag } from '../../../design/commerce/ShopTag.tsx';
import { IconButton } from '../../../design/inputs/IconButton.tsx';
import { Text } from '../../../design/layout/primitives.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { NavBar } from '../../../design/navigation/NavBar.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { useShopFacts } from '../queries.ts';
import { useChatStrings } from '../strings.ts';
import styles from './ChatNav.module.css';
import { PeerMenu } from './PeerMenu.tsx';

type ChatNavProps = { peer: number; about: ChatPeer | null; isTyping: boolean };

/** Who one writes to, whether they are there, and what may be done besides. */
export function ChatNav({ peer, about, isTyping }: ChatNavProps) {
  const t = useChatStrings();
  const [isOpen, setOpen] = useState(false);
  const type = useShopFacts(peer)?.type;
  const name = about?.name ?? '';
  const title = about && (
    <Link to="pages/shop/index" params={{ id: peer }} className={styles.title ?? ''}>
      <span className={styles.name}>
        <Text lines={1}>{name}</Text>
        {type && (
          <span className={styles.tag}>
            <ShopTag type={type} />
          </span>
        )}
      </span>
      <span className={styles.state} aria-live="polite">
        {isTyping ? (
          t('typing')
        ) : (
          <>
            <i className={about.away === null ? styles.present : styles.away} />
            {t(about.away === null ? 'present' : 'away')}
          </>
        )}
      </span>
    </Link>
  );
  return (
    <>
      <NavBar
        title={title}
        actions={
          about && (
            <>
              <IconButton
                icon={Store}
                label={t('visitShop', { name })}
                onPress={() => go('pages/shop/index', { id: peer })}
              />
              <IconButton icon={Ellipsis} label={t('menu')} onPress={() => setOpen(true)} />
            </>
          )
        }
      />
      {about && <PeerMenu peer={peer} about={about} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
