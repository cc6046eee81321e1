import { showMoney } from '@chengji/client-kit/money-display';
import type { Refund } from '@chengji/contract';
import { Price } from '../../../design/commerce/Price.tsx';
import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { KeyValue } from '../../../design/layout/KeyValue.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Link } from '../../../design/navigation/Link.tsx';
import { PictureRow } from '../../../design/pictures/PictureRow.tsx';
import { copyText } from '../../../kernel/copy-text.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { ChatTextLink } from '../../chat/index.ts';
import { ShopName } from '../../orders/index.ts';
import { GoodsHead } from '../components/GoodsHead.tsx';
import { isOfNothing, isZero } from '../refund.view.ts';
import { useRefundStrings } from '../strings.ts';
import styles from './RefundFacts.module.css';

/** What is asked for and why, as both sides see it. */
export function RefundFacts({ refund }: { refund: Refund }) {
  const t = useRefundStrings();
  const { showMoment } = useTimeDisplay();
  const { shop, goods, amount, asked, freight, kind, received, reason, content, images, returns_to } = refund;
  const copied = (text: string) => (
    <Row as="span" gap={2}>
      <Text num>{text}</Text>
      <TextButton brand className={styles.copy} onPress={() => void copyText(text)}>
        {t('copy')}
      </TextButton>
    </Row>
  );
  return (
    <SectionCard>
      <Row gap={2}>
        <ShopName name={shop.name} type={shop.type} />
        <ChatTextLink shop={shop.id} order={refund.order_id} />
      </Row>
      <Link to="pages/product/goods" params={{ id: goods.id }}>
        <GoodsHead goods={goods} />
      </Link>
      <Box as="dl" above={2}>
        <KeyValue name={t('amount')}>
          <Price money={amount} places="full" />
        </KeyValue>
        {asked !== amount && <KeyValue name={t('asked')}>{showMoney(asked)}</KeyValue>}
        {!isZero(freight) && <KeyValue name={t('freight')}>{showMoney(freight)}</KeyValue>}
        <KeyValue name={t('kind')}>{t(`kind.${kind}`)}</KeyValue>
        <KeyValue name={t('receivedName')}>{t(`received.${received}`)}</KeyValue>
        <KeyValue name={t('reason')}>{reason.text}</KeyValue>
        {content && <KeyValue name={t('words')}>{content}</KeyValue>}
        {!isOfNothing(refund) && <KeyValue name={t('returnsTo')}>{t(`channel.${returns_to}`)}</KeyValue>}
        <KeyValue name={t('appliedAt')}>
          <Text num>{showMoment(refund.createtime)}</Text>
        </KeyValue>
        {refund.ended_at !== null && (
          <KeyValue name={t('endedAt')}>
            <Text num>{showMoment(refund.ended_at)}</Text>
          </KeyValue>
        )}
        <KeyValue name={t('refundNo')}>{copied(refund.refund_no)}</KeyValue>
        <KeyValue name={t('orderNo')}>
          <Link to="pages/user/order/details" params={{ id: refund.order_id }} className={styles.link}>
            {refund.order_no}
          </Link>
        </KeyValue>
      </Box>
      <PictureRow images={images} small />
    </SectionCard>
  );
}
