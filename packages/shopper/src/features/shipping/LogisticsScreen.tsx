import type { OrderState } from '@chengji/contract';
import { ChevronRight, MapPin, Phone, Undo2 } from 'lucide-react';
import { Empty } from '../../design/feedback/Empty.tsx';
import { QueryView } from '../../design/feedback/QueryView.tsx';
import buttonStyles from '../../design/inputs/button.module.css';
import { TextButton } from '../../design/inputs/TextButton.tsx';
import { Cell } from '../../design/layout/Cell.tsx';
import { Box, Hidden, look, Row, Text } from '../../design/layout/primitives.ts';
import { SectionCard } from '../../design/layout/SectionCard.tsx';
import { RowsSkeleton } from '../../design/lists/RowsSkeleton.tsx';
import { Link } from '../../design/navigation/Link.tsx';
import { Page } from '../../design/navigation/Page.tsx';
import { Icon } from '../../design/pictures/Icon.tsx';
import { Photo } from '../../design/pictures/Photo.tsx';
import { copyText } from '../../kernel/copy-text.ts';
import { go } from '../../kernel/router/navigation.ts';
import { useParams } from '../../kernel/router/page-context.ts';
import { ChatOrderCell } from '../chat/index.ts';
import { ParcelSteps } from './components/ParcelSteps.tsx';
import styles from './LogisticsScreen.module.css';
import { useLogistics } from './queries.ts';
import { useShippingStrings } from './strings.ts';

const PHOTO = 56;

const unsent: readonly OrderState[] = ['pending_payment', 'pending_group', 'pending_shipment', 'closed'];

/** Where the parcel of an order is. */
export function LogisticsScreen() {
  const t = useShippingStrings();
  const { id } = useParams('pages/user/order/logistics');
  const query = useLogistics(id);
  return (
    <Page onRefresh={() => query.refetch()}>
      <QueryView query={query} skeleton={<RowsSkeleton />}>
        {({ state, parcel, steps, address, image }) => {
          if (!parcel) {
            const isSent = !unsent.includes(state);
            return (
              <>
                <Empty
                  picture="truck"
                  title={t(isSent ? 'byHand' : 'noParcel')}
                  text={t(isSent ? 'byHandHint' : 'noParcelHint')}
                />
                {isSent && <AfterSale id={id} />}
              </>
            );
          }
          return (
            <Box above={2}>
              <SectionCard>
                <Row gap={3}>
                  <Photo url={image} width={PHOTO} thumb className={styles.photo} />
                  <Box grow>
                    <Text as="b" size={15} tone={1}>
                      {parcel.carrier}
                    </Text>
                    <Text as="p" size={13} tone={2} num lines={1}>
                      {parcel.tracking_no}
                    </Text>
                  </Box>
                  <TextButton brand onPress={() => void copyText(parcel.tracking_no)}>
                    {t('copy')}
                  </TextButton>
                  <a
                    className={buttonStyles.iconButton}
                    href={`tel:${parcel.phone}`}
                    aria-label={t('callCarrier')}
                  >
                    <Icon as={Phone} size={20} />
                  </a>
                </Row>
              </SectionCard>
              <SectionCard>
                <Link
                  to="open-location"
                  params={{ name: t('to'), address: `${address.area} ${address.detail}` }}
                  className={look({ row: 'center', gap: 2, tone: 2, size: 13 })}
                >
                  <Icon as={MapPin} size={18} />
                  <Box as="span" grow>
                    <Hidden>{t('to')}</Hidden>
                    {address.area} {address.detail}
                  </Box>
                  <Icon as={ChevronRight} size={16} className={look({ tone: 3 })} />
                </Link>
                <Box above={4}>
                  <ParcelSteps steps={steps} />
                </Box>
              </SectionCard>
              <AfterSale id={id} />
            </Box>
          );
        }}
      </QueryView>
    </Page>
  );
}

/** What can be asked back is chosen on the order, line by line. */
function AfterSale({ id }: { id: number }) {
  const t = useShippingStrings();
  return (
    <SectionCard flush>
      <Cell
        icon={Undo2}
        label={t('afterSale')}
        value={t('afterSaleHint')}
        onPress={() => go('pages/user/order/details', { id })}
      />
      <ChatOrderCell order={id} />
    </SectionCard>
  );
}
