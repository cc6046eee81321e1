import type { CallOut, PayoutAccount } from '@chengji/contract';
import { Plus, ShieldCheck } from 'lucide-react';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { Box, look, Row, Text } from '../../../design/layout/primitives.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { useParams } from '../../../kernel/router/page-context.ts';
import { useAnswer } from '../../../kernel/router/results.ts';
import { useAccounts } from '../queries.ts';
import { useWalletStrings } from '../strings.ts';
import styles from './AccountsScreen.module.css';
import { BankCard } from './BankCard.tsx';

/** Where the own money can be paid out to; opened from a withdrawal, a press picks one and goes back. */
export function AccountsScreen() {
  const query = useAccounts();
  return (
    <Page onRefresh={() => query.refetch()}>
      <QueryView query={query} skeleton={<CardsSkeleton />}>
        {(accounts) => <Accounts accounts={accounts} />}
      </QueryView>
    </Page>
  );
}

function Accounts({ accounts: { rows, most } }: { accounts: CallOut<'GET /wanlshop/bank/list'> }) {
  const t = useWalletStrings();
  const { choose } = useParams('pages/user/bank/bank');
  const answer = useAnswer('pages/user/bank/bank');
  const handlePress = (account: PayoutAccount) =>
    choose ? answer(account) : go('pages/user/bank/details', { id: account.id });
  if (rows.length === 0) {
    return (
      <Empty
        picture="money"
        title={t('noAccounts')}
        text={t('noAccountsHint')}
        action={t('addAccount')}
        onAction={() => go('pages/user/bank/add')}
      />
    );
  }
  return (
    <Box above={2}>
      {rows.map((account) => (
        <BankCard key={account.id} account={account} onPress={() => handlePress(account)} />
      ))}
      {rows.length < most ? (
        <Link to="pages/user/bank/add" className={styles.add}>
          <Icon as={Plus} size={19} className={look({ tone: 'brand' })} />
          {t('addAccount')}
        </Link>
      ) : (
        <Text as="p" size={13} tone={2} align="center">
          {t('accountsMost', { count: most })}
        </Text>
      )}
      <Row as="p" gap={1} inset="page" above={4} size={12} tone={3} className={styles.safe}>
        <Icon as={ShieldCheck} size={15} />
        {t('accountsSafe')}
      </Row>
    </Box>
  );
}

const CardsSkeleton = () => (
  <Box inset="feed" above={2}>
    <Skeleton height={148} radius={16} />
    <Skeleton height={148} radius={16} gap={12} />
  </Box>
);
