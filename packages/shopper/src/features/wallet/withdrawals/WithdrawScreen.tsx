import { QueryView } from '../../../design/feedback/QueryView.tsx';
import buttonStyles from '../../../design/inputs/button.module.css';
import { FormSkeleton } from '../../../design/lists/FormSkeleton.tsx';
import { Link } from '../../../design/navigation/Link.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import pageStyles from '../../../design/navigation/page.module.css';
import { useAccounts, useWallet } from '../queries.ts';
import { useWalletStrings } from '../strings.ts';
import { Withdraw } from './Withdraw.tsx';

/** Has money of the wallet paid out to an account of one's own. */
export function WithdrawScreen() {
  const t = useWalletStrings();
  const wallet = useWallet();
  const accounts = useAccounts();
  const history = (
    <Link to="pages/user/money/witlist" className={`${buttonStyles.textButton} ${pageStyles.navAction}`}>
      {t('withdrawList')}
    </Link>
  );
  return (
    <Page actions={history}>
      <QueryView query={wallet} skeleton={<FormSkeleton />}>
        {(rules) => (
          <QueryView query={accounts} skeleton={<FormSkeleton />}>
            {({ rows }) => <Withdraw wallet={rules} accounts={rows} />}
          </QueryView>
        )}
      </QueryView>
    </Page>
  );
}
