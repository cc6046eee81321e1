import { maskMobile } from '@chengji/client-kit/mobile-display';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../design/pictures/Icon.tsx';
import styles from './AddressLine.module.css';

type Place = { name: string; mobile: string; area: string; detail: string };

/** The receiver and address of the parcel; without an address, a placeholder. */
export function AddressLine({
  place,
  mark,
  children,
}: {
  place: Place | null;
  mark?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <span className={styles.line}>
      <span className={styles.mark}>
        <Icon as={MapPin} size={20} />
      </span>
      <span className="grow">
        {place && (
          <>
            <span className="fx g-2">
              <b className="t16 l1">{place.name}</b>
              <span className="t14 c2 num">{maskMobile(place.mobile)}</span>
              {mark}
            </span>
            <span className={styles.place}>
              {place.area} {place.detail}
            </span>
          </>
        )}
        {children}
      </span>
    </span>
  );
}
