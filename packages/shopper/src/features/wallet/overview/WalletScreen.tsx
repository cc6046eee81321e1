import type { CallOut } from '@chengji/contract';
import { Lock } from 'lucide-react';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import buttonStyles from '../../../design/inputs/button.module.css';
import { Cell } from '../../../design/layout/Cell.tsx';
import { Box } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { LinesSkeleton } from '../../../design/lists/LinesSkeleton.tsx';
import { Link } from '../../../design/navigation/Link.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import pageStyles from '../../../design/navigation/page.module.css';
import { go } from '../../../kernel/router/navigation.ts';
import { reloadWallet, useWallet } from '../queries.ts';
import { useWalletStrings } from '../strings.ts';
import { BalanceCard } from './BalanceCard.tsx';
import { RecentBills } from './RecentBills.tsx';
import { WalletFigures } from './WalletFigures.tsx';

/** The own money: how much there is, how it comes and goes, and what has moved this month. */
export function WalletScreen() {
  const t = useWalletStrings();
  const query = useWallet();
  const accounts = (
    <Link to="pages/user/bank/bank" className={`${buttonStyles.textButton} ${pageStyles.navAction}`}>
      {t('manage')}
    </Link>
  );
  return (
    <Page actions={accounts} onRefresh={reloadWallet}>
      <QueryView query={query} skeleton={<WalletSkeleton />}>
        {(wallet) => <Wallet wallet={wallet} />}
      </QueryView>
    </Page>
  );
}

function Wallet({ wallet }: { wallet: CallOut<'GET /wanlshop/wallet/info'> }) {
  const t = useWalletStrings();
  return (
    <>
      <BalanceCard wallet={wallet} />
      {!wallet.has_pay_password && (
        <SectionCard flush>
          <Cell
            icon={Lock}
            label={t('noPassword')}
            value={t('setPassword')}
            onPress={() => go('pages/user/setting/securityCenter', { part: 'payPassword' })}
          />
        </SectionCard>
      )}
      <WalletFigures accounts={wallet.accounts} />
      <RecentBills />
    </>
  );
}

const WalletSkeleton = () => (
  <>
    <Box inset="feed" above={2}>
      <Skeleton height={204} radius={20} />
      <Skeleton height={72} radius={16} gap={12} />
    </Box>
    <Box above={3}>
      <LinesSkeleton />
    </Box>
  </>
);
