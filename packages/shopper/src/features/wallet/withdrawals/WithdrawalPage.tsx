import { QueryView } from '../../../design/feedback/QueryView.tsx';
import buttonStyles from '../../../design/inputs/button.module.css';
import { Box } from '../../../design/layout/primitives.ts';
import { LinesSkeleton } from '../../../design/lists/LinesSkeleton.tsx';
import { Link } from '../../../design/navigation/Link.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import pageStyles from '../../../design/navigation/page.module.css';
import { useWithdrawal } from '../queries.ts';
import { useWalletStrings } from '../strings.ts';
import { TakeInWechat } from './TakeInWechat.tsx';
import { WithdrawalCard } from './WithdrawalCard.tsx';

/** One withdrawal with its progress. */
export function WithdrawalPage({ id }: { id: number }) {
  const t = useWalletStrings();
  const query = useWithdrawal(id);
  const all = (
    <Link to="pages/user/money/witlist" className={`${buttonStyles.textButton} ${pageStyles.navAction}`}>
      {t('seeAll')}
    </Link>
  );
  return (
    <Page actions={all} onRefresh={() => query.refetch()}>
      <Box above={2}>
        <QueryView query={query} skeleton={<LinesSkeleton rows={3} />}>
          {(withdrawal) => (
            <>
              <WithdrawalCard withdrawal={withdrawal} startsOpen />
              {withdrawal.confirm_params && (
                <TakeInWechat params={withdrawal.confirm_params} onEnd={() => query.refetch()} />
              )}
            </>
          )}
        </QueryView>
      </Box>
    </Page>
  );
}
