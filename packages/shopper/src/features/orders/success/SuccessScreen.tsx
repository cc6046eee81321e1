import { Empty } from '../../../design/feedback/Empty.tsx';
import { MembersOnly } from '../../../design/feedback/MembersOnly.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { ButtonRow } from '../../../design/layout/ButtonRow.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { go, replace } from '../../../kernel/router/navigation.ts';
import { useParams } from '../../../kernel/router/page-context.ts';
import type { ParamsOf } from '../../../kernel/router/page-params.ts';
import { ForYou } from '../../catalog/index.ts';
import { ComplaintSuccess } from '../../complaints/index.ts';
import { PostSuccess } from '../../discovery/index.ts';
import { FeedbackSuccess } from '../../feedback/index.ts';
import { RechargeSuccess, WithdrawSuccess } from '../../wallet/index.ts';
import { useOrderStrings } from '../strings.ts';
import { PaidSuccess } from './PaidSuccess.tsx';

/** Something is done: an order is paid, a review written, the wallet filled; what can be done next. */
export function SuccessScreen() {
  const t = useOrderStrings();
  const given = useParams('pages/page/success');
  // what a visitor may send too
  if (given.type === 'feedback') {
    return (
      <Page ground="white">
        <FeedbackSuccess id={given.id} />
      </Page>
    );
  }
  return (
    <MembersOnly picture="party" text={t('success.visitor')} ground="white">
      <Page ground="white">
        <Outcome {...given} />
      </Page>
    </MembersOnly>
  );
}

function Outcome({ type, id, trade_no, payment_no }: ParamsOf<'pages/page/success'>) {
  if (type === 'pay' && trade_no) return <PaidSuccess tradeNo={trade_no} />;
  if (type === 'recharge' && payment_no) return <RechargeSuccess paymentNo={payment_no} />;
  if (type === 'withdraw' && id) return <WithdrawSuccess id={id} />;
  if (type === 'complaint' && id) return <ComplaintSuccess id={id} />;
  if (type === 'find' && id) return <PostSuccess id={id} />;
  return <Done isReview={type === 'comment'} />;
}

function Done({ isReview }: { isReview: boolean }) {
  const t = useOrderStrings();
  const handleHome = () => go('pages/index');
  if (!isReview) {
    return <Empty picture="party" title={t('success.done')} action={t('goHome')} onAction={handleHome} />;
  }
  return (
    <>
      <Empty picture="heart" title={t('success.comment')} text={t('success.commentHint')}>
        <ButtonRow>
          <Button look="line" onClick={handleHome}>
            {t('goHome')}
          </Button>
          <Button onClick={() => replace('pages/user/order/order', { state: 'review' })}>
            {t('moreToReview')}
          </Button>
        </ButtonRow>
      </Empty>
      <ForYou />
    </>
  );
}
