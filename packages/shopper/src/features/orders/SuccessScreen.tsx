import { Button } from '../../design/Button.tsx';
import { Empty } from '../../design/Empty.tsx';
import { Page } from '../../design/Page.tsx';
import { Price } from '../../design/Price.tsx';
import { go, replace } from '../../kernel/router/navigation.ts';
import { useParams } from '../../kernel/router/page-context.ts';
import { usePaidTrade } from './queries.ts';
import styles from './SuccessScreen.module.css';
import { useOrderStrings } from './strings.ts';

const shown = {
  pay: { picture: 'party', title: 'success.pay', text: 'success.payHint', state: 'ship' },
  comment: { picture: 'heart', title: 'success.comment', text: 'success.commentHint', state: 'review' },
} as const;

const isShown = (type: string): type is keyof typeof shown => Object.hasOwn(shown, type);

/** It went well; what can be done next. */
export function SuccessScreen() {
  const t = useOrderStrings();
  const { type, trade_no } = useParams('pages/page/success');
  const { data } = usePaidTrade(trade_no);
  const handleHome = () => go('pages/index');
  if (!isShown(type)) {
    return (
      <Page ground="white">
        <Empty picture="party" title={t('success.done')} action={t('goHome')} onAction={handleHome} />
      </Page>
    );
  }
  const { picture, title, text, state } = shown[type];
  return (
    <Page ground="white">
      <Empty picture={picture} title={t(title)} text={t(text)}>
        {type === 'pay' && data?.paid && (
          <p className={styles.paid}>
            <Price money={data.payable} places="full" size="xl" ink />
          </p>
        )}
        <div className={styles.ways}>
          <Button look="line" onClick={handleHome}>
            {t('goHome')}
          </Button>
          <Button onClick={() => replace('pages/user/order/order', { state })}>
            {t(type === 'pay' ? 'seeOrders' : 'moreToReview')}
          </Button>
        </div>
      </Empty>
    </Page>
  );
}
