import { priceParts, showMoney } from '@chengji/client-kit/money-display';
import type { CallOut } from '@chengji/contract';
import { ChevronRight, Eye, EyeOff } from 'lucide-react';
import { Button } from '../../../design/inputs/Button.tsx';
import { IconButton } from '../../../design/inputs/IconButton.tsx';
import { ButtonRow } from '../../../design/layout/ButtonRow.tsx';
import { Hidden, Row, Text } from '../../../design/layout/primitives.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { useWalletStrings } from '../strings.ts';
import styles from './BalanceCard.module.css';
import { useHiddenMoney } from './hidden-money.ts';

const DOTS = '••••••';

/** What can be spent, what is on its way out, and the two ways money moves. */
export function BalanceCard({ wallet }: { wallet: CallOut<'GET /wanlshop/wallet/info'> }) {
  const t = useWalletStrings();
  const { isHidden, toggle } = useHiddenMoney();
  const { whole, fraction } = priceParts(wallet.balance, 'full');
  return (
    <section className={styles.card}>
      <Row gap={1} size={13}>
        <h2>{t('balance')}</h2>
        <IconButton
          icon={isHidden ? EyeOff : Eye}
          label={t(isHidden ? 'showMoney' : 'hideMoney')}
          size={18}
          onPress={toggle}
        />
      </Row>
      {isHidden ? (
        <p className={styles.balance}>
          <Hidden>{t('hiddenMoney')}</Hidden>
          <span aria-hidden>{DOTS}</span>
        </p>
      ) : (
        <p className={styles.balance}>
          {whole}
          <small>{fraction}</small>
        </p>
      )}
      <Row gap={4} size={12} className={styles.frozen}>
        {wallet.open_withdrawals > 0 && (
          <Link to="pages/user/money/witlist" params={{ state: 'created' }} className={styles.link}>
            <Text num>{t('frozen', { amount: isHidden ? DOTS : showMoney(wallet.frozen) })}</Text>
            {t('listSeparator')}
            {t('frozenIn', { count: wallet.open_withdrawals })}
            <Icon as={ChevronRight} size={14} />
          </Link>
        )}
      </Row>
      <ButtonRow>
        <Button className={styles.recharge} onClick={() => go('pages/user/money/recharge')}>
          {t('recharge')}
        </Button>
        <Button className={styles.withdraw} onClick={() => go('pages/user/money/withdraw')}>
          {t('withdraw')}
        </Button>
      </ButtonRow>
    </section>
  );
}
