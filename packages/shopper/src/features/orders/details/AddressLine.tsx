import { maskMobile } from '@chengji/client-kit/mobile-display';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import styles from './AddressLine.module.css';

type Place = { name: string; mobile: string; area: string; detail: string };

type AddressLineProps = {
  place: Place | null;
  mark?: ReactNode;
  children?: ReactNode;
};

/** The receiver and address of the parcel; without an address, a placeholder. */
export function AddressLine({ place, mark, children }: AddressLineProps) {
  return (
    <Row as="span" gap={3} tone={1} className={styles.line}>
      <span className={styles.mark}>
        <Icon as={MapPin} size={20} />
      </span>
      <Box as="span" grow>
        {place && (
          <>
            <Row as="span" gap={2} className={styles.who}>
              <Text as="b" size={16} lines={1}>
                {place.name}
              </Text>
              <Text size={14} tone={2} num className={styles.mobile}>
                {maskMobile(place.mobile)}
              </Text>
              {mark}
            </Row>
            <Text above={1} size={14} tone={2} className={styles.place}>
              {place.area} {place.detail}
            </Text>
          </>
        )}
        {children}
      </Box>
    </Row>
  );
}
