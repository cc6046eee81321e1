import type { ServiceBlock } from '@chengji/contract';
import { Button } from '../../../design/inputs/Button.tsx';
import { requireLogin } from '../../../kernel/session/session.ts';
import { ask } from '../conversation-store.ts';
import { useSupportStrings } from '../strings.ts';
import cards from './Cards.module.css';
import { CouponCards, OrderCards, RefundCards, ShopCards, WalletCard } from './Cards.tsx';
import styles from './Message.module.css';
import { openPage } from './open-page.ts';
import { Source } from './Source.tsx';

/** A part of a message: words, an answer with its sources, or cards of the person's own things. */
export function Block({ block }: { block: ServiceBlock }) {
  const t = useSupportStrings();
  switch (block.kind) {
    case 'text':
      return <div className={styles.bubble}>{block.text}</div>;
    case 'answer':
      return (
        <div className={styles.bubble}>
          {block.text}
          {block.sources.map((source) => (
            <Source key={`${source.kind} ${source.id}`} source={source} />
          ))}
          {block.worded && <span className={styles.agent}>{t('worded')}</span>}
        </div>
      );
    case 'unknown':
      return <div className={styles.bubble}>{t('unknown')}</div>;
    case 'login':
      return (
        <div className={styles.bubble}>
          {t('login')}
          <div className={cards.foot}>
            <Button look="line" size="xs" onClick={() => requireLogin()}>
              {t('loginAction')}
            </Button>
          </div>
        </div>
      );
    case 'questions':
      return (
        <div className={styles.bubble}>
          {t('maybe')}
          {block.rows.map(({ id, question }) => (
            <button
              key={id}
              type="button"
              className={cards.question}
              onClick={() => void ask({ question_id: id }, question)}
            >
              {question}
            </button>
          ))}
        </div>
      );
    case 'pages':
      return (
        <div className={styles.bubble}>
          {t('maybeHere')}
          {block.rows.map((page) => (
            <button
              key={`${page.kind} ${page.id}`}
              type="button"
              className={cards.question}
              onClick={() => openPage(page)}
            >
              {t('pageTitle', { title: page.title })}
            </button>
          ))}
        </div>
      );
    case 'orders':
      return <OrderCards rows={block.rows} />;
    case 'refunds':
      return <RefundCards rows={block.rows} />;
    case 'coupons':
      return <CouponCards rows={block.rows} />;
    case 'shops':
      return <ShopCards rows={block.rows} />;
    case 'wallet':
      return <WalletCard wallet={block.wallet} />;
    case 'event':
      return null;
  }
}
