import { getDepartment, type LeafKey } from '../market/categories.ts';
import type { Random } from '../random.ts';
import { type Pair, type Text, toText } from '../text.ts';

/** What a description says at its end, by department: facts a buyer asks about. Each goods gets two of three. */
const notes: Record<string, readonly [Pair, Pair, Pair]> = {
  food: [
    '下单后从离你最近的仓库发出，常温食品一到三天到达。|Ships from your nearest warehouse. Delivery usually takes 1–3 days.',
    '开封后请密封，放在阴凉干燥处，尽快吃完风味最好。|Once opened, reseal, keep cool and dry, and consume soon.',
    '收到时如有破损，拍照联系我们，不用寄回，直接补发。|If anything arrives broken, send us a photo. We will send a replacement, no return needed.',
  ],
  fresh: [
    '生鲜在采收当天打包，泡沫箱加冰袋，偏远地区多放一袋。|Packed on the day it is picked, in foam with ice, with extra ice for remote areas.',
    '签收后请马上开箱检查，坏果按重量赔付，二十四小时内有效。|Check the box on delivery. Spoiled items are refunded by weight within 24 hours.',
    '天然食材大小颜色会有差别，以收到的实物为准。|Natural produce: size and colour may differ from the photos.',
  ],
  fashion: [
    '尺码为平铺测量，手工误差一到两厘米；拿不准时选大一码。|Measured flat, ±1–2 cm. If in doubt, choose the larger size.',
    '深色衣物前两次请单独洗涤，阴干能让颜色保持更久。|Wash dark colours separately the first two times, and dry in the shade.',
    '吊牌完好、没有穿着痕迹，七天内可以退换。|Unworn items with tags can be returned within seven days.',
  ],
  beauty: [
    '敏感肌请先在耳后试用二十四小时。|For sensitive skin, patch-test behind the ear for 24 hours first.',
    '附赠的试用装先用，不合适正装可以退。|Try the sample first. If it does not suit you, return the full size unopened.',
    '批号和生产日期印在盒底，可以在客服处查询。|Batch number and date are on the bottom of the box. Ask us to check them.',
  ],
  digital: [
    '全国联保，质保期内非人为损坏免费维修。|Nationwide warranty: manufacturing faults are repaired free of charge.',
    '箱内有说明书、充电线和质保卡，请保留包装七天。|Inside: manual, cable and warranty card. Keep the box for seven days.',
    '电池类商品走陆运，比平时多一天。|Items with batteries ship by road and take one extra day.',
  ],
  home: [
    '大件送货上门，需要安装时请在备注里写下方便的时间。|Large items are delivered to your door. Add a convenient time for installation to the order note.',
    '手工与天然材料会有细小差异，不影响使用。|Handmade and natural materials vary slightly. This does not affect use.',
    '清洁时请用软布和中性洗涤剂。|Clean with a soft cloth and a mild detergent.',
  ],
  kids: [
    '通过国家儿童用品安全检测，报告可以向客服索取。|Passes the national safety tests for children; ask us for the report.',
    '请在大人陪伴下使用，小零件远离三岁以下的孩子。|Use with an adult near; small parts are not for children under three.',
    '礼物可以代写贺卡，在订单备注里写下想说的话。|Buying a gift? Add your message to the order note and we will include a card.',
  ],
  sport: [
    '第一次使用前请检查螺丝和绑带，运动时量力而行。|Check screws and straps before first use, and exercise within your limits.',
    '户外使用后晾干再收纳，寿命能长一倍。|Dry it before storing and it lasts twice as long.',
    '不确定尺寸可以先问客服，我们都是自己用过的。|Not sure about the size? Ask us. We use these products ourselves.',
  ],
  pets: [
    '活体植物发货前缓苗三天，到家先放在散光处。|Plants are rested for three days before shipping. Start them in indirect light.',
    '换粮请用七天过渡，新粮每天多加一点。|Change food over seven days, a little more of the new each day.',
    '毛孩子不喜欢也没关系，未开封七天内可退。|Not a hit with your pet? Return unopened packs within seven days.',
  ],
  books: [
    '书籍用气柱袋加硬纸盒，四角不会磕碰。|Books are packed in air cushions and a sturdy box.',
    '乐器发货前由老师调音，附一份新手保养说明。|Instruments are tuned before shipping and come with a care guide.',
    '需要发票或赠言，请写在订单备注里。|Need an invoice or a gift message? Add it to the order note.',
  ],
};

export function notesFor(category: LeafKey, random: Random): Text[] {
  const all = notes[getDepartment(category)] ?? [];
  const left = random.whole(0, 2);
  return all.filter((_, index) => index !== left).map(toText);
}
