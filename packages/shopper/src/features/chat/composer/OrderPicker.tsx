import type { OrderRow } from '@chengji/contract';
import { useEffect } from 'react';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { ListView } from '../../../design/lists/ListView.tsx';
import { RowsSkeleton } from '../../../design/lists/RowsSkeleton.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { OrderStateName } from '../../orders/index.ts';
import { toOrderCard } from '../order-card.view.ts';
import { useOrders } from '../queries.ts';
import { send } from '../store/sending.ts';
import { useChatStrings } from '../strings.ts';
import styles from './OrderPicker.module.css';

const PHOTO = 56;

type OrderPickerProps = { peer: number; onClose: () => void; onSent: () => void };

/** The own orders from this shop; a press sends one. */
export function OrderPicker({ peer, onClose, onSent }: OrderPickerProps) {
  const t = useChatStrings();
  const list = useOrders();
  const rows = list.rows.filter(({ shop }) => shop.id === peer);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  // orders of all shops come together: those of this one may be on a later page
  useEffect(() => {
    if (rows.length === 0 && hasNextPage && !isFetchingNextPage && !isFetchNextPageError)
      void fetchNextPage({ cancelRefetch: false });
  }, [rows.length, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  const isSearching = rows.length === 0 && hasNextPage && !isFetchNextPageError;
  const handleChoose = (order: OrderRow) => {
    onClose();
    onSent();
    void send(peer, { type: 'order', content: toOrderCard(order) });
  };
  return (
    <Sheet open title={t('chooseOrder')} onClose={onClose}>
      <ListView
        list={{ ...list, rows, isPending: list.isPending || isSearching }}
        skeleton={<RowsSkeleton rows={2} />}
        empty={<Empty picture="parcel" title={t('noOrders')} />}
      >
        {(shown) =>
          shown.map((order) => (
            <button key={order.id} type="button" className={styles.order} onClick={() => handleChoose(order)}>
              <Photo url={order.lines[0]?.image ?? ''} width={PHOTO} thumb className={styles.photo} />
              <Box as="span" grow>
                <Text size={14} lines={2}>
                  {order.lines[0]?.title}
                </Text>
                <Row as="span" row="between" gap={2} above={1} size={12} tone={3}>
                  <span>{t('orderPieces', { count: order.count })}</span>
                  <Text tone="brand">
                    <OrderStateName state={order.state} />
                  </Text>
                </Row>
              </Box>
            </button>
          ))
        }
      </ListView>
    </Sheet>
  );
}
