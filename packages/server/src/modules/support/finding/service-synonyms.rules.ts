/** Words of the service that mean the same, each read as the first of its row. Goods have synonyms of their own. */
import { toSingular } from '../../../kernel/search/english.rules.ts';

const chinese = `
商家 卖家 店家 店主 掌柜
店铺 商店 网店
快递 物流 包裹 邮包
运费 邮费 邮资
账号 帐号 账户 帐户 用户名
登录 登陆 登入 上线
优惠券 优惠卷 代金券 抵用券 领卷 券
付款 支付 付钱 结账 给钱 买单
取消 撤销 撤回 不要了 不想要
修改 更改 更换 变更 编辑 换绑 换 改
删除 删掉 删了 清除 清掉 清空 隐藏 删
没收到 收不到 未收到 没拿到 没到货 还没到 不来 没来
丢失 弄丢 丢了 不见了
坏 破损 有破洞 裂 碎 烂 损坏 质量问题 摔
少件 漏发 少发 少了
发错 错发
没更新 不更新 没有更新 没动
没发货 不发货 还不发 迟迟不发 未发货
通知 推送 提醒 消息
关闭 关掉 不想收 停止
拒绝 驳回 不同意 不通过
昵称 名字
深色 夜间 黑夜 暗色
重复 再次 多次 两次 两遍 两笔 多付
忘记 忘了 不记得 找回 重置 重设 想不起来
锁定 锁住 被锁 锁了
评价 评论
朋友 好友 别人
邀请 分享 叫人 拉人 转发
开店 开个店 入驻 卖东西 当卖家 成为商家
资料 材料
投诉 举报
骗 欺骗
假货 正品 真货 山寨 假的 真的
充值 充钱 存钱 充
注销 销号
拼团 团购
没成团 不成团 没成 凑不齐 没凑齐 人数不够 没拼成 没拼满 拼团失败
提现 取钱 提出来 取出来
手续费 扣费 收费
收藏 心愿单
商品 宝贝 东西
再次购买 再买 复购 重复下单
自动 自己
备注 留言 留个言
指定 选择
失败 不成功 支付不了 付不了 出错 报错 异常
多久 几天 多长时间 什么时候
语言 英文 英语
怎么玩 玩法
`;

const english = `
shop seller store merchant vendor
parcel package
carrier courier
coupon voucher
balance wallet
password pin passcode
code sms verification
sign_in login signin
register signup
notification alert push
delete remove erase deactivate
damaged broken faulty defective rotten spoiled
missing lost stolen
wrong incorrect
reject decline refuse
fail failing failure
duplicate double twice
dark night
fake counterfeit authentic genuine
report complain
favourite favorite wishlist
save bookmark
return_item sending
change edit update modify
recharge topup
photo picture avatar
name nickname
item goods product
fee charge cost price
buy purchase
invoice receipt_tax fapiao
mobile phone
theme mode
`;

const toRows = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((row) => row.split(' '));

const chineseMeanings = new Map(
  toRows(chinese).flatMap(([first = '', ...others]) => others.map((other) => [other, first] as const)),
);
const chineseWords = new RegExp(
  [...chineseMeanings.keys(), ...toRows(chinese).flatMap(([first]) => first ?? [])]
    .sort((left, right) => right.length - left.length)
    .join('|'),
  'g',
);

/** Each word by what it means; one that is the meaning of its row already stays. */
export const unifyChinese = (text: string): string =>
  text.replace(chineseWords, (word) => ` ${chineseMeanings.get(word) ?? word} `);

const stems = new Map(
  Object.entries({
    cancelled: 'cancel',
    cancelling: 'cancel',
    cancellation: 'cancel',
    paid: 'pay',
    paying: 'pay',
    payment: 'pay',
    bought: 'buy',
    sent: 'send',
    sold: 'sell',
    forgot: 'forget',
    got: 'get',
    lost: 'lost',
    stolen: 'lost',
    withdrawal: 'withdraw',
    delivery: 'deliver',
    receipt: 'receive',
    money: 'money',
    shipping: 'ship',
    needed: 'need',
    process: 'process',
    address: 'address',
    broken: 'broken',
  }),
);

/** The word without what its grammar adds: "shipped", "shipping" and "ship" are one. */
export function toStem(word: string): string {
  const singular = toSingular(word);
  const known = stems.get(singular);
  if (known) return known;
  for (const ending of ['ing', 'ed']) {
    const stem = singular.slice(0, -ending.length);
    if (!singular.endsWith(ending) || stem.length < 3) continue;
    return stem.replace(/([bdgmnprt])\1$/, '$1').replace(/e$/, '');
  }
  return singular.length > 4 ? singular.replace(/e$/, '') : singular;
}

const englishMeanings = new Map(
  toRows(english).flatMap(([first = '', ...others]) =>
    others.map((other) => [toStem(other), toStem(first)] as const),
  ),
);

export const unifyEnglish = (stem: string): string => englishMeanings.get(stem) ?? stem;
