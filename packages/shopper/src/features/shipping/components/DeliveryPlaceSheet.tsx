import { RegionSheet } from '../../../design/inputs/RegionSheet.tsx';
import { chooseDeliveryPlace } from '../delivery-place.ts';
import { useRegions } from '../queries.ts';

/** Chooses where things are sent while the person looks around. */
export function DeliveryPlaceSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const regions = useRegions(open);
  return (
    <RegionSheet
      open={open}
      regions={regions.data?.rows ?? []}
      onClose={onClose}
      onChoose={(_province, _city, district) => {
        chooseDeliveryPlace(district.code);
        onClose();
      }}
    />
  );
}
