import { useParams } from '../../../kernel/router/page-context.ts';
import { WithdrawalList } from './WithdrawalList.tsx';
import { WithdrawalPage } from './WithdrawalPage.tsx';

/** The own withdrawals; by its number one alone, as a bill or the result page opens it. */
export function WithdrawalsScreen() {
  const { id, state } = useParams('pages/user/money/witlist');
  return id ? <WithdrawalPage id={id} /> : <WithdrawalList state={state} />;
}
