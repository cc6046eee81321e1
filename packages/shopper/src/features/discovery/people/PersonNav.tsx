import { classes } from '@chengji/client-kit/classes';
import type { Person } from '@chengji/contract';
import { Bell, ChevronLeft, Ellipsis, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { IconButton } from '../../../design/inputs/IconButton.tsx';
import { Cell } from '../../../design/layout/Cell.tsx';
import { Row, Text } from '../../../design/layout/primitives.ts';
import pageStyles from '../../../design/navigation/page.module.css';
import photoStyles from '../../../design/pictures/photo.module.css';
import { toTone } from '../../../design/pictures/tone.ts';
import { back, go, toHref } from '../../../kernel/router/navigation.ts';
import { requireLogin } from '../../../kernel/session/session.ts';
import { shareAddress } from '../../../kernel/share.ts';
import { SwitchesSheet } from './own/SwitchesSheet.tsx';
import styles from './PersonNav.module.css';
import { usePeopleStrings } from './strings.ts';

/** Back, share, and what else can be done: of oneself which news are told, of another to report them. */
export function PersonNav({ person }: { person: Person }) {
  const t = usePeopleStrings();
  const [opened, setOpened] = useState<'more' | 'switches' | null>(null);
  const { id, kind, name, is_own } = person;
  const isMyself = is_own && kind === 'user';
  const address = new URL(toHref('pages/apps/find/user', { id, kind }), location.href).href;
  const handleReport = () => {
    setOpened(null);
    if (requireLogin()) go('pages/user/complaint/complaint', { type: kind, id });
  };
  return (
    <header className={classes(pageStyles.nav, photoStyles.toneGround, photoStyles[toTone(name)])}>
      <div className={pageStyles.navRow}>
        <IconButton icon={ChevronLeft} label={t('back')} onPress={() => back()} />
        <Text as="b" aria-hidden="true" lines={1} className={styles.name}>
          {name}
        </Text>
        <Row>
          {isMyself && (
            <IconButton icon={Bell} size={20} label={t('settings')} onPress={() => setOpened('switches')} />
          )}
          <IconButton
            icon={Share2}
            size={20}
            label={t('share')}
            onPress={() => void shareAddress(name, address)}
          />
          {!is_own && <IconButton icon={Ellipsis} label={t('more')} onPress={() => setOpened('more')} />}
        </Row>
      </div>
      <Sheet open={opened === 'more'} title={name} onClose={() => setOpened(null)}>
        <Cell label={t('report')} onPress={handleReport} />
      </Sheet>
      {opened === 'switches' && <SwitchesSheet onClose={() => setOpened(null)} />}
    </header>
  );
}
