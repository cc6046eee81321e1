import { getDepartment, type LeafKey } from '../market/categories.ts';
import type { Random } from '../random.ts';
import { type Pair, type Text, toText } from '../text.ts';

/** What a description says at its end, by department: facts a buyer asks about. Each goods gets two of three. */
const notes: Record<string, readonly [Pair, Pair, Pair]> = {
  food: [
    '下单后从离你最近的仓库发出，常温食品一到三天到达。|Sent from the warehouse nearest you; most parcels take one to three days.',
    '开封后请密封，放在阴凉干燥处，尽快吃完风味最好。|Once open, close it well, keep it cool and dry, and eat it soon.',
    '收到时如有破损，拍照联系我们，不用寄回，直接补发。|If anything arrives broken, send us a picture: no return needed, we post another.',
  ],
  fresh: [
    '生鲜在采收当天打包，泡沫箱加冰袋，偏远地区多放一袋。|Packed on the day it is picked, in foam with ice, and one more bag for far places.',
    '签收后请马上开箱检查，坏果按重量赔付，二十四小时内有效。|Open the box at once. Anything spoiled is paid back by weight within 24 hours.',
    '天然食材大小颜色会有差别，以收到的实物为准。|Nature varies: sizes and colours may differ from the picture.',
  ],
  fashion: [
    '尺码为平铺测量，手工误差一到两厘米；拿不准时选大一码。|Measured flat, give or take two centimetres. If unsure, take the larger size.',
    '深色衣物前两次请单独洗涤，阴干能让颜色保持更久。|Wash dark colours alone the first two times; drying in the shade keeps them.',
    '吊牌完好、没有穿着痕迹，七天内可以退换。|With its tag on and unworn, it can come back within seven days.',
  ],
  beauty: [
    '敏感肌请先在耳后试用二十四小时。|If your skin is sensitive, try it behind the ear for a day first.',
    '附赠的试用装先用，不合适正装可以退。|Try the sample first: if it does not suit you, send the full size back unopened.',
    '批号和生产日期印在盒底，可以在客服处查询。|Batch and date are under the box; our service can look them up.',
  ],
  digital: [
    '全国联保，质保期内非人为损坏免费维修。|Guaranteed nationwide: faults not caused by you are mended free.',
    '箱内有说明书、充电线和质保卡，请保留包装七天。|Inside: manual, cable and warranty card. Keep the box for seven days.',
    '电池类商品走陆运，比平时多一天。|Goods with batteries travel by road and take one day longer.',
  ],
  home: [
    '大件送货上门，需要安装时请在备注里写下方便的时间。|Large pieces come to the door; note a good time for fitting.',
    '手工与天然材料会有细小差异，不影响使用。|Handwork and natural materials vary slightly; it does not affect use.',
    '清洁时请用软布和中性洗涤剂。|Clean with a soft cloth and a mild detergent.',
  ],
  kids: [
    '通过国家儿童用品安全检测，报告可以向客服索取。|Passes the national safety tests for children; ask us for the report.',
    '请在大人陪伴下使用，小零件远离三岁以下的孩子。|Use with an adult near; small parts are not for children under three.',
    '礼物可以代写贺卡，在订单备注里写下想说的话。|A gift? Write your words in the remark and we add a card.',
  ],
  sport: [
    '第一次使用前请检查螺丝和绑带，运动时量力而行。|Check screws and straps before the first use, and go gently.',
    '户外使用后晾干再收纳，寿命能长一倍。|Dry it before storing and it lasts twice as long.',
    '不确定尺寸可以先问客服，我们都是自己用过的。|Unsure of the size? Ask us: we use all of it ourselves.',
  ],
  pets: [
    '活体植物发货前缓苗三天，到家先放在散光处。|Plants rest three days before posting; start them in soft light.',
    '换粮请用七天过渡，新粮每天多加一点。|Change food over seven days, a little more of the new each day.',
    '毛孩子不喜欢也没关系，未开封七天内可退。|If they do not like it: unopened packs come back within seven days.',
  ],
  books: [
    '书籍用气柱袋加硬纸盒，四角不会磕碰。|Books travel in air cushions and a stiff box, corners safe.',
    '乐器发货前由老师调音，附一份新手保养说明。|Instruments are tuned by a teacher and come with a page on care.',
    '需要发票或赠言，请写在订单备注里。|For an invoice or a dedication, write it in the remark.',
  ],
};

export function notesFor(category: LeafKey, random: Random): Text[] {
  const all = notes[getDepartment(category)] ?? [];
  const left = random.whole(0, 2);
  return all.filter((_, index) => index !== left).map(toText);
}
