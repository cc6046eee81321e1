import { TextButton } from '../../../design/inputs/TextButton.tsx';
import type { ChosenPlace } from '../../../kernel/router/results.ts';
import { wechat } from '../../../kernel/wechat/wechat.ts';
import { areaText, findRegion } from '../address.view.ts';
import { useRegions } from '../queries.ts';
import { useShippingStrings } from '../strings.ts';

type Picked = { name: string; mobile: string; place: ChosenPlace | null };

/** Inside WeChat an address saved there fills the form; an unknown region is left to be chosen. */
export function WechatAddress({ onPick }: { onPick: (picked: Picked) => void }) {
  const t = useShippingStrings();
  const { data } = useRegions(wechat.isInside);
  if (!wechat.isInside) return null;
  const handlePick = async () => {
    const picked = await wechat.pickAddress();
    if (!picked) return;
    const names = { province: picked.provinceName, city: picked.cityName, district: picked.countryName };
    const region = findRegion(data?.rows ?? [], names);
    const place = region && { ...region, area: areaText(names), detail: picked.detailInfo };
    onPick({ name: picked.userName, mobile: picked.telNumber, place });
  };
  return (
    <TextButton brand onPress={() => void handlePick()}>
      {t('fromWechat')}
    </TextButton>
  );
}
