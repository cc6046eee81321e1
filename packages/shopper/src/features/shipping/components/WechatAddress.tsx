import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { wechat } from '../../../kernel/wechat/wechat.ts';
import { areaText, findRegion } from '../address.view.ts';
import type { ChosenPlace } from '../chosen-place.ts';
import { useRegions } from '../queries.ts';
import { useShippingStrings } from '../strings.ts';

type Picked = { name: string; mobile: string; place: ChosenPlace | null };

/** Inside WeChat an address saved there fills the form; an unknown region is left to be chosen. */
export function WechatAddress({ onPick }: { onPick: (picked: Picked) => void }) {
  const t = useShippingStrings();
  const { data } = useRegions(wechat.isInside);
  if (!wechat.isInside) return null;
  const handlePick = async () => {
    const kept = await wechat.pickAddress();
    if (!kept) return;
    const names = { province: kept.provinceName, city: kept.cityName, district: kept.countryName };
    const region = findRegion(data?.rows ?? [], names);
    const place = region && { ...region, area: areaText(names), detail: kept.detailInfo };
    onPick({ name: kept.userName, mobile: kept.telNumber, place });
  };
  return (
    <TextButton brand onPress={() => void handlePick()}>
      {t('fromWechat')}
    </TextButton>
  );
}
