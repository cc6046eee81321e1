/** Other wordings of the questions on the help pages, by their Chinese question. */
import type { Pair } from '../text.ts';

export const helpWordings: Readonly<Record<string, Pair>> = {
  '下单后多久必须付款？':
    '多久内要付款;不付款会关闭吗;付款时间限制;订单超时未付;待付款多久|how much time to pay;unpaid order closes;payment deadline;pay later;time limit to pay',
  '可以一次结算多家店铺吗？':
    '几家店一起付款;不同店合并付款;购物车一起结算;合并下单;多个店铺一起买|pay several shops at once;one payment for different shops;combined checkout;buy from two shops',
  '支持哪些支付方式？':
    '付款方式;支付宝可以吗;用余额付款;用微信付款;信用卡可以吗;怎么付款|can I pay with wechat;pay with my balance;credit card;alipay;payment options;ways to pay',
  '付款时提示价格变化怎么办？':
    '价格变了;结算价格不一样;金额变了;突然涨价;价格不对|price is different at checkout;price went up;amount changed;total changed',
  '付款后多久发货？':
    '几天发货;什么时候发货;多久能发;发货时间;当天发货吗;今天买什么时候发|when does it ship;shipping time;dispatch time;how soon is it sent',
  '运费是怎么算的？':
    '邮费多少;运费多少;包邮吗;偏远地区运费;怎么免运费|delivery fee;shipping cost;shipping fee;how much is delivery;free shipping',
  '还没收到，能延长收货时间吗？':
    '延长收货;收货时间延后;快到自动收货还没到;多给几天收货|extend time;more time to confirm;extend delivery time;delay the receipt',
  '物流好几天没有更新？':
    '物流不动;物流卡住;快递没动静;物流停在一个地方;快递信息没变;物流异常|tracking is stuck;no tracking updates;parcel is not moving;tracking stopped',
  '不确认收货会怎样？':
    '忘记确认收货;自动收货;多久自动确认;一直不点收货;系统自动确认|forget to confirm receipt;automatic confirmation;auto confirm;do I have to confirm',
  '收货后可以评价多久？':
    '评价时间;多久内评价;评价过期;还能评价吗;默认好评|review deadline;how late can I review;time limit for reviews;too late to review',
  '可以匿名评价吗？':
    '匿名;隐藏名字评价;别人看不到我的评价名字;不公开昵称|hide my name in a review;review without name;private review',
  '生鲜坏了怎么赔？':
    '水果烂了;水果坏了;蔬菜不新鲜;肉变质;生鲜赔付;食品坏了|fruit arrived rotten;food went bad;fresh food refund;spoiled food',
  '换了手机号怎么登录？':
    '手机号换了;旧手机号不用了;更换手机号;换号码;改手机号|new phone number;changed my number;lost my old number;update mobile number',
  '支付密码被锁定了？':
    '支付密码锁了;密码输错太多次;支付密码错误次数;解锁支付密码;不能付款密码锁|payment password blocked;too many wrong attempts;unlock payment password',
  '怎么换成英文？':
    '英文版;切换语言;中英文;改成中文;英语界面|change language;english version;switch language;display language',
};
