import { Button } from '../../design/Button.tsx';
import { Empty } from '../../design/Empty.tsx';
import { Page } from '../../design/Page.tsx';
import { go, replace } from '../../kernel/router/navigation.ts';
import { useParams } from '../../kernel/router/page-context.ts';
import { PaidSuccess } from './components/PaidSuccess.tsx';
import styles from './components/Success.module.css';
import { useOrderStrings } from './strings.ts';

/** It went well; what can be done next. */
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
