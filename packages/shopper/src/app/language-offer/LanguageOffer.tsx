import { translator } from '@chengji/client-kit/i18n';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../design/inputs/Button.tsx';
import { IconButton } from '../../design/inputs/IconButton.tsx';
import { Text } from '../../design/layout/primitives.ts';
import { STORAGE_KEY } from '../../kernel/constants.ts';
import { changeLanguage, useLanguage } from '../../kernel/language.ts';
import type { Router } from '../../kernel/router/router.ts';
import { getTopEntry } from '../../kernel/router/stack.ts';
import { useNetwork } from '../../kernel/shell/network.ts';
import { store } from '../../kernel/storage.ts';
import styles from './language-offer.module.css';
import { en } from './strings.en.ts';
import { zh } from './strings.zh.ts';

/** It speaks to those who cannot read what is on the screen. */
const t = translator(zh, en, 'en');

/** Above the first page of a visit: the switch to English, until it is answered either way. */
export function LanguageOffer({ router }: { router: Router }) {
  const language = useLanguage();
  const { isOffline } = useNetwork();
  const [isAnswered, setAnswered] = useState(false);
  const isLeft = useLeft(router);
  const answer = () => {
    store(STORAGE_KEY.languageOffer, true);
    setAnswered(true);
  };
  if (isAnswered || isLeft || isOffline || language === 'en') return null;
  return (
    <aside className={styles.offer} lang="en" aria-label={t('offer')}>
      <Text size={14} grow lines={1}>
        {t('offer')}
      </Text>
      <Button
        size="s"
        onClick={() => {
          answer();
          changeLanguage('en');
        }}
      >
        {t('accept')}
      </Button>
      <IconButton icon={X} label={t('decline')} size={18} onPress={answer} />
    </aside>
  );
}

/** Whether the person has moved on from the page that was open at first. */
function useLeft({ store }: Router): boolean {
  const [isLeft, setLeft] = useState(false);
  useEffect(() => {
    const first = getTopEntry(store.getState())?.key;
    return store.subscribe((stack) => {
      if (getTopEntry(stack)?.key !== first) setLeft(true);
    });
  }, [store]);
  return isLeft;
}
