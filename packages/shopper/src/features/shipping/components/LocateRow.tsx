import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import styles from '../../../design/inputs/button.module.css';
import { Cell } from '../../../design/layout/Cell.tsx';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import type { MapPort, Spot } from '../../../kernel/map-port.ts';
import { toast } from '../../../kernel/toast.ts';
import { spotText } from '../place.view.ts';
import { useShippingStrings } from '../strings.ts';

/** Asks the phone where it is; what it says can be looked at on the map while the address is typed. */
export function LocateRow({ icon, locate, show }: { icon: LucideIcon } & MapPort) {
  const t = useShippingStrings();
  const [spot, setSpot] = useState<Spot | null>(null);
  const [isAsking, setAsking] = useState(false);
  const handleLocate = async () => {
    if (isAsking) return;
    setAsking(true);
    const found = await locate();
    setAsking(false);
    setSpot(found);
    if (!found) toast(t('notLocated'), 'fault');
  };
  return (
    <SectionCard flush>
      <Cell
        icon={icon}
        label={t('myPosition')}
        value={
          isAsking ? (
            <span className={styles.ring} role="status" aria-label={t('locating')} />
          ) : spot ? (
            spotText(spot)
          ) : (
            ''
          )
        }
        onPress={() => void handleLocate()}
      />
      {spot && (
        <Cell label={t('seeOnMap')} onPress={() => void show({ name: t('myPosition'), address: '', spot })} />
      )}
    </SectionCard>
  );
}
