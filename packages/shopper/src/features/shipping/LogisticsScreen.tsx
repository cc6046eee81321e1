import { ChevronRight, MapPin, Phone } from 'lucide-react';
import { Empty } from '../../design/feedback/Empty.tsx';
import { QueryView } from '../../design/feedback/QueryView.tsx';
import buttonStyles from '../../design/inputs/button.module.css';
import { TextButton } from '../../design/inputs/TextButton.tsx';
import { SectionCard } from '../../design/layout/SectionCard.tsx';
import { RowsSkeleton } from '../../design/lists/RowsSkeleton.tsx';
import { Link } from '../../design/navigation/Link.tsx';
import { Page } from '../../design/navigation/Page.tsx';
import { Icon } from '../../design/pictures/Icon.tsx';
import { Photo } from '../../design/pictures/Photo.tsx';
import { copyText } from '../../kernel/copy-text.ts';
import { useParams } from '../../kernel/router/page-context.ts';
import { ParcelSteps } from './components/ParcelSteps.tsx';
import styles from './LogisticsScreen.module.css';
import { useLogistics } from './queries.ts';
import { useShippingStrings } from './strings.ts';

const PHOTO = 56;

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
            const isSent = state !== 'pending_payment' && state !== 'pending_shipment' && state !== 'closed';
            return (
              <Empty
                picture="truck"
                title={t(isSent ? 'byHand' : 'noParcel')}
                text={t(isSent ? 'byHandHint' : 'noParcelHint')}
              />
            );
          }
          return (
            <div className="mt-2">
              <SectionCard>
                <div className="fx g-3">
                  <Photo url={image} width={PHOTO} thumb className={styles.photo} />
                  <div className="grow">
                    <b className="t15 c1">{parcel.carrier}</b>
                    <p className="t13 c2 num l1">{parcel.tracking_no}</p>
                  </div>
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
                </div>
              </SectionCard>
              <SectionCard>
                <Link
                  to="open-location"
                  params={{ name: t('to'), address: `${address.area} ${address.detail}` }}
                  className="fx g-2 c2 t13"
                >
                  <Icon as={MapPin} size={18} />
                  <span className="grow">
                    <span className="visually-hidden">{t('to')}</span>
                    {address.area} {address.detail}
                  </span>
                  <Icon as={ChevronRight} size={16} className="c3" />
                </Link>
                <div className="mt-4">
                  <ParcelSteps steps={steps} />
                </div>
              </SectionCard>
            </div>
          );
        }}
      </QueryView>
    </Page>
  );
}
