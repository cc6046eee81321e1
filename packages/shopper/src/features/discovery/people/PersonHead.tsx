import { classes } from '@chengji/client-kit/classes';
import type { Person } from '@chengji/contract';
import { ChevronRight, MessageCircle, Store } from 'lucide-react';
import { ShopTag } from '../../../design/commerce/ShopTag.tsx';
import buttonStyles from '../../../design/inputs/button.module.css';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import photoStyles from '../../../design/pictures/photo.module.css';
import { toTone } from '../../../design/pictures/tone.ts';
import { useCountDisplay } from '../../../kernel/count.ts';
import { FollowPerson } from './FollowPerson.tsx';
import styles from './PersonHead.module.css';
import { usePeopleStrings } from './strings.ts';

const AVATAR = 76;

/** Who it is, with what can be done about them, and how many follow and like. */
export function PersonHead({ person }: { person: Person }) {
  const t = usePeopleStrings();
  const showCount = useCountDisplay();
  const { kind, id, name, avatar, type, bio, follows, fans, liked, is_own } = person;
  const isShop = kind === 'shop';
  const isMyself = is_own && !isShop;
  return (
    <section>
      <div className={classes(photoStyles.toneGround, photoStyles[toTone(name)], styles.cover)} />
      <div className={styles.body}>
        <Row gap={3} className={styles.top}>
          <span className={classes(styles.avatar, isShop && styles.square)}>
            <Avatar url={avatar} name={name} size={AVATAR} shop={isShop} />
          </span>
          <Box as="span" push />
          {isShop && !is_own && (
            <Link
              to="pages/notice/chat"
              params={{ shop_id: id }}
              className={styles.round}
              label={t('message')}
            >
              <Icon as={MessageCircle} size={18} />
            </Link>
          )}
          {isMyself ? (
            <Link
              to="pages/user/auth/perfect"
              className={`${buttonStyles.button} ${buttonStyles.line} ${buttonStyles.m}`}
            >
              {t('editProfile')}
            </Link>
          ) : (
            !is_own && <FollowPerson person={person} size="m" />
          )}
        </Row>
        <Row gap={2} className={styles.name}>
          <Text as="h1" size={20} bold className={styles.words}>
            {name}
          </Text>
          {type && <ShopTag type={type} />}
        </Row>
        <Text as="p" size={14} tone={2} className={styles.words}>
          {bio || t('noBio')}
        </Text>
        <Row gap={4} className={styles.figures}>
          {!isShop && (
            <Link to="pages/apps/find/user/follow" params={{ id, kind }}>
              <b>{showCount(follows)}</b> {t('follows')}
            </Link>
          )}
          <Link to="pages/apps/find/user/fans" params={{ id, kind }}>
            <b>{showCount(fans)}</b> {t('fans')}
          </Link>
          <span>
            <b>{showCount(liked)}</b> {t('liked')}
          </span>
        </Row>
      </div>
      {isShop && (
        <Link to="pages/shop/index" params={{ id }} className={styles.shop}>
          <Icon as={Store} size={20} />
          <Text grow lines={1}>
            {name}
          </Text>
          <Text size={13} tone={3}>
            {t('enterShop')}
          </Text>
          <Icon as={ChevronRight} size={16} />
        </Link>
      )}
    </section>
  );
}
