import type { BankRow } from './bank.ts';

/** Orders, group buying, parcels and refunds. */
export const bankOfOrders: readonly BankRow[] = [
  {
    question: '怎么修改收货地址？|How do I change the delivery address?',
    wordings:
      '地址填错了怎么办;下单后能改地址吗;送到另一个地址;收货地址写错;地址选错;换一个收货地址;改配送地址;收货人电话填错;寄错地址;送货地址变了|I entered the wrong address;edit my shipping address;wrong delivery address;change where it is sent;update address after ordering;new address for my order;I moved house',
    answer:
      '付款前可以在确认订单页换一个地址。付款后地址不能自己修改，请尽快在订单详情页联系商家；还没发货的，也可以申请退款后重新下单。|Before you pay, you can change it at checkout. After that, contact the shop from the order page. If it hasn’t shipped, you can also request a refund and order again.',
  },
  {
    question: '怎么取消订单？|How do I cancel an order?',
    wordings:
      '不想要了能取消吗;取消还没付款的订单;拍错了退掉订单;订单不想要了;不买了;撤单;买错了想取消;取消已付款订单;下错单了;不想买这单|I don’t want it any more;cancel an unpaid order;stop my order;cancel before it ships;ordered by mistake;cancel purchase;I changed my mind',
    answer:
      '未付款的订单在订单详情页点“取消订单”。已付款还没发货的，点“申请退款”，选择“仅退款”。|If you haven’t paid, open the order and tap Cancel order. If it’s paid but hasn’t shipped, tap Refund and choose Refund only.',
  },
  {
    question: '怎么删除订单？|How do I delete an order?',
    wordings:
      '删掉订单记录;隐藏买过的东西;订单从列表里消失;清掉订单;删除购买记录;已完成的订单删除;不显示订单;订单删不掉|remove an order from my list;hide a purchase;clear order history;hide an order;delete purchase record',
    answer:
      '已完成或已关闭的订单，在订单列表点“删除订单”。删除后不再显示，也不能恢复。|Tap Delete on a completed or closed order. This can’t be undone.',
  },
  {
    question: '怎么确认收货？|How do I confirm receipt?',
    wordings:
      '点哪里收货;确认收货的按钮;收到货了怎么操作;怎么点收货;收到商品怎么确认;确认收到;收货操作|where do I confirm delivery;I received my order;mark as received;I got my items what now;confirm delivery button',
    answer:
      '收到并检查商品后，在订单列表或订单详情页点“确认收货”。确认后款项交给商家，仍可在售后期内申请退款。|Check your items, then tap Confirm receipt on the order. The shop is then paid, but you can still request a refund during the refund period.',
  },
  {
    question: '怎么再买一次？|How do I buy it again?',
    wordings:
      '复购之前买过的;上次买的再来一份;一键重新下单;再下一单;重新买;上次的商品;买过的怎么再买;再来一单|reorder;order the same items again;buy again;repeat an order;purchase the same thing',
    answer:
      '在订单列表点“再次购买”，还在售的商品会放进购物车。|Tap Buy again on the order. Items still available are added to your cart.',
  },
  {
    question: '订单备注怎么写？|How do I leave a note for the shop?',
    wordings:
      '给卖家留言;下单备注在哪里;买家留言;给商家留言;备注信息;写备注;加备注|message to the seller with my order;order remark;leave a comment for the shop;special instructions;add a note at checkout',
    answer:
      '确认订单页每家店铺下面都有“备注”，付款前填写，商家发货时能看到。|At checkout, fill in Note to seller below the shop’s items. The shop sees it when packing.',
  },
  {
    question: '可以开发票吗？|Can I get an invoice?',
    wordings:
      '怎么要发票;报销要发票税号;发票抬头怎么填;专票;增值税发票;电子发票;发票在哪里下载;补开发票;报销凭证|need a tax receipt;fapiao;vat invoice;bill for my company;ask for an invoice;download invoice',
    answer:
      '发票由商家开具。请在订单详情页联系商家，提供抬头与税号。|Shops issue the invoices. Contact the shop from the order page with your company name and tax number.',
  },
  {
    question: '可以货到付款吗？|Can I pay cash on delivery?',
    wordings:
      '先收货后付钱;见到货再付款;送到再付款;到付;上门收钱;收到货再付款;现金付款|pay when it arrives;COD;pay on delivery;pay cash to the courier;pay after I get it',
    answer: '目前不支持货到付款，请在线支付。|Cash on delivery isn’t available. Please pay online.',
  },
  {
    question: '付款失败怎么办？|What if my payment fails?',
    wordings:
      '支付不了;提示付款失败;付不了钱;付钱出错;付不了款;付款报错;支付页面打不开;支付异常;一付款就失败|can’t pay;payment was declined;error while paying;payment does not go through;cannot complete payment;payment problem',
    answer:
      '请检查网络与余额后，在订单详情页重新付款，订单关闭前都可以再付。若已扣款而订单仍显示待付款，系统会在几分钟内核对。|Check your connection and balance, then pay again from the order page before the order closes. If you’ve been charged but the order still shows as unpaid, we check it within minutes.',
  },
  {
    question: '重复扣款了怎么办？|What if I was charged twice?',
    wordings:
      '扣了两次钱;一个订单付了两次;多付了一笔;多扣了钱;扣了两笔;重复付款;付了两次;被多扣一次|double charge;paid two times;you took my money twice;charged again;two charges for one order;overcharged',
    answer:
      '多付的一笔会自动原路退回，不需要申请。|The extra payment is refunded to your payment method automatically.',
  },
  {
    question: '拼团是怎么玩的？|How does group buying work?',
    wordings:
      '什么是拼团;拼团是什么意思;怎么参加团购;拼团规则;团购是怎么回事;开团怎么开;拼单是什么;参团流程|what is a group deal;join a group;explain group deals;group purchase rules;start a group;how do group deals work',
    answer:
      '在拼团商品页点“去开团”或加入别人的团并付款。人数在时限内凑齐即成团，按团购价发货。|Start or join a group on a group deal’s page, and pay. If enough people join in time, everyone gets the group price and the shop ships.',
  },
  {
    question: '拼团没成怎么办？|What if my group doesn’t fill?',
    wordings:
      '为什么我的团还没成;凑不齐人会退钱吗;拼团失败退款;团没满;没人拼;拼团不成功;人没凑够;拼团超时;没人参团|not enough people joined;the group is not full;my group failed;nobody joined my group;group expired;group is incomplete;what if nobody joins',
    answer:
      '一个团的有效时间是二十四小时。到时人数不够，系统自动退款，原路返回，不用申请。|Each group lasts 24 hours. If it doesn’t fill, everyone is refunded automatically.',
  },
  {
    question: '阶梯拼团的差价什么时候退？|When is the price difference of a ladder group returned?',
    wordings:
      '阶梯团退差价;人越多越便宜怎么算;阶梯价差额;差额退还;阶梯团多付的钱;人多降价退差|ladder price refund;more people lower price;price difference of the group;ladder price back;when do I get the difference',
    answer:
      '成团时按实际人数定价，多付的差价当时自动退到余额。|The number of people in the group sets the final price. When the group is complete, the difference is returned to your balance at once.',
  },
  {
    question: '怎么邀请朋友参团？|How do I invite friends to my group?',
    wordings:
      '分享拼团链接;叫人一起拼;拉人进团;转发团;喊朋友一起买;怎么让别人加入我的团;拼团海报|share my group;ask a friend to join;get people into my group;send the group link;group link',
    answer:
      '在团详情页点“邀请好友”，把链接或海报发给朋友。|Tap Invite friends on the group page and send them the link or the poster.',
  },
  {
    question: '怎么查看快递单号？|Where do I find my tracking number?',
    wordings:
      '运单号在哪;查运单号;是哪家快递;看快递号;物流单号;查单号;哪个快递公司送的;快递公司名字|which carrier;parcel number;find tracking code;shipment number;who is delivering',
    answer:
      '发货后，在订单详情页点“查看物流”，可以看到快递公司、单号与每一步。|After it ships, tap Track on the order page to see the carrier, the number and each step.',
  },
  {
    question: '可以指定快递吗？|Can I choose the carrier?',
    wordings:
      '能发顺丰吗;换一家快递公司;用中通发;不要用某个快递;换快递公司;能用哪家快递;想发顺丰|ship by a certain courier;use SF Express;pick a courier;choose delivery company;change courier;prefer another carrier',
    answer:
      '快递由商家决定，可以在备注里说明，商家会尽量安排。|The shop chooses the carrier. You can ask for one in the note to the seller.',
  },
  {
    question: '商家不发货怎么办？|What if the shop doesn’t ship?',
    wordings:
      '卖家一直不发货;催发货;几天了还没发货;卖家拖着不发;一直待发货;什么时候才发;发货太慢;催商家|seller has not sent my order;hurry up shipping;order still not shipped;shop is slow to ship;waiting for shipment;not sent yet',
    answer:
      '超过承诺的四十八小时仍未发货，可以在订单详情页联系商家，或直接申请退款；商家二十四小时内不处理，系统自动同意。|If your order hasn’t shipped within 48 hours, contact the shop or request a refund. If the shop doesn’t reply within 24 hours, the refund is approved automatically.',
  },
  {
    question: '显示签收但没收到？|What if it says delivered but I don’t have it?',
    wordings:
      '快递丢了;包裹不见了;物流显示签收没拿到;包裹被别人拿走了;快递被人拿了;没签收却显示签收;快递不见了;包裹丢失;被冒领;快递员说送到了|my parcel is lost;package stolen;courier says delivered but nothing came;never arrived but marked delivered;parcel disappeared',
    answer:
      '请先问家人、驿站与快递员。仍找不到的，在订单详情页申请“仅退款”，原因选“未收到货”。|First check at home, at the pick-up point and with the courier. If you still can’t find it, request Refund only, with the reason Not received.',
  },
  {
    question: '收到的商品少件或发错？|What if items are missing or wrong?',
    wordings:
      '少发了一件;发错颜色了;颜色不对;漏发;寄来的不对;型号不对;尺码发错;数量不对;缺少配件;发来的不是我买的|received the wrong item;wrong colour;something is missing from the box;they sent the wrong size;wrong product came;not what I ordered;accessories missing',
    answer:
      '请保留包装并拍照，在订单详情页对这件商品申请退款，原因选“少件”或“发错”。|Keep the packaging, take photos and request a refund for that item, with the reason Missing or Wrong item.',
  },
  {
    question: '收到的商品坏了怎么办？|What if it arrives damaged?',
    wordings:
      '东西碎了;商品破损;质量有问题;有破洞;裂了;有瑕疵;不能用;外包装破了;压坏了;质量不好|broken on arrival;faulty product;item is cracked;it does not work;poor quality;defective on arrival;torn',
    answer:
      '请拍照后在订单详情页申请退款，选择“退货退款”或“仅退款”，附上照片。|Take photos and request a refund from the order page, with or without returning the item.',
  },
  {
    question: '怎么申请退款？|How do I request a refund?',
    wordings:
      '退货流程;退款怎么操作;我要退货;东西想退;退商品;不喜欢想退;申请售后;七天无理由;退掉买的东西;售后怎么申请|how to return an item;I want my money back;send something back;can I send this back;return my purchase;get a refund;apply for after-sale;refund request',
    answer:
      '在订单详情页选择要退的商品，点“申请退款”，选择方式、原因与金额后提交。收货后的售后期为七天。|On the order page, tap Refund on the item, then select the type, reason and amount. You can do this for up to seven days after the order is completed.',
  },
  {
    question: '退款多久能到账？|How long does a refund take?',
    wordings:
      '钱怎么还没退回来;退款几天到;还不退钱给我;退款一直没到;退款没到账;钱退到哪了;退的钱多久;退款到账时间;退款慢|when do I get my money back;when does the money come back;refund not received;refund still not here;waiting for my refund;refund is late;refund time',
    answer:
      '余额支付的，退款完成后立即回到余额。微信支付的，二十四小时内原路退回；超过时间还没到，可以在退款详情页改退余额。|Refunds to your balance are immediate. Refunds to WeChat Pay take up to 24 hours. If it takes longer, you can choose your balance on the refund page.',
  },
  {
    question: '商家拒绝退款怎么办？|What if the shop declines my refund?',
    wordings:
      '退款被驳回了;申请平台介入;商家不同意退款;退款申请被拒;卖家不给退;不让退货;平台仲裁;官方介入;和商家协商不了|refund was declined;ask the platform to step in;shop declined the refund;seller refuses to refund;appeal a refused refund;dispute',
    answer:
      '可以修改后重新申请，最多三次，也可以在退款详情页申请平台介入，平台二十四小时内裁决。|Edit your request and submit it again, up to three times, or ask Chengji to step in. We decide within 24 hours.',
  },
  {
    question: '退货运费谁承担？|Who pays for return shipping?',
    wordings:
      '退货邮费谁出;寄回去要自己付钱吗;退货快递费;退货谁付运费;运费险;寄回去的钱谁出|return postage;cost of sending it back;who covers return shipping;return costs;shipping fee for returns',
    answer:
      '商品有问题由商家承担，个人原因由买家承担。有争议时平台按凭证裁决。|The shop pays if there’s something wrong with the item. You pay if you changed your mind. In a dispute, Chengji decides based on the evidence.',
  },
  {
    question: '退货寄到哪里？|Where do I send a return?',
    wordings:
      '退货地址是什么;寄回要填单号吗;退货单号填哪里;退到哪个地址;退货寄给谁;怎么寄回;退货快递单号;寄回商品|return address;enter the return tracking number;where to post the return;shop’s return address;how do I ship it back',
    answer:
      '商家同意后，退款详情页显示退货地址。七天内寄出并填写快递单号，逾期未寄，退款自动关闭。|Once your return is approved, the refund page shows the address. Send the item and enter the tracking number within seven days, or the request closes.',
  },
];
