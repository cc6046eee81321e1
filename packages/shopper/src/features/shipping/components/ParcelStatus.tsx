import { useShippingStrings } from '../strings.ts';
import { isStatus } from '../tracking.view.ts';

/** What a parcel's latest step is called; one that is not known says nothing. */
export function ParcelStatus({ status }: { status: string }) {
  const t = useShippingStrings();
  return isStatus(status) ? t(status) : null;
}
