import { Empty } from '../../../design/feedback/Empty.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { go, replace } from '../../../kernel/router/navigation.ts';
import { useParams } from '../../../kernel/router/page-context.ts';
import { useOrderStrings } from '../strings.ts';
import { PaidSuccess } from './PaidSuccess.tsx';
import styles from './Success.module.css';

/** The order was placed or paid; what can be done next. */
export function SuccessScreen() {
  const { type, trade_no } = useParams('pages/page/success');
  return (
    <Page ground="white">
      {type === 'pay' ? <PaidSuccess tradeNo={trade_no} /> : <Done isReview={type === 'comment'} />}
    </Page>
  );
}

function Done({ isReview }: { isReview: boolean }) {
  const t = useOrderStrings();
  const handleHome = () => go('pages/index');
  if (!isReview) {
    return <Empty picture="party" title={t('success.done')} action={t('goHome')} onAction={handleHome} />;
  }
  return (
    <Empty picture="heart" title={t('success.comment')} text={t('success.commentHint')}>
      <div className={styles.ways}>
        <Button look="line" onClick={handleHome}>
          {t('goHome')}
        </Button>
        <Button onClick={() => replace('pages/user/order/order', { state: 'review' })}>
          {t('moreToReview')}
        </Button>
      </div>
    </Empty>
  );
}
