/** What each setting does, and what follows when it is raised or lowered; in one sentence, shown beside it. */
import { liveHints } from './live/live.hints.ts';
import { pointsHints } from './points/points.hints.ts';
import { referralHints } from './referral/referral.hints.ts';
import { type Hints, hint } from './setting-hint.ts';

const signIn: Hints = {
  'identity.token_days': hint(
    '登录后多久不使用就要重新登录；调大更方便，调小更安全，只影响新的登录。',
    'How long a sign-in lasts without being used; longer is more convenient, shorter is safer. New sign-ins only.',
  ),
  'identity.session_max_days': hint(
    '一次登录无论如何最多维持的天数；调小会让长期在线的人更早重新登录。',
    'The most days one sign-in lasts however often it is used; lower it to have people sign in again sooner.',
  ),
  'identity.device_days': hint(
    '多久没用过的设备不再算常用设备；调小后，换设备的安全验证会更多。',
    'After how long unused a device stops being known; lower it for more security checks on returning devices.',
  ),
  'identity.mobile_change_hold_hours': hint(
    '更换手机号后多久不能用余额付款和设置支付密码；调大更能防盗号，0 表示不限制。',
    'How long after a new mobile number balance payments and new payment passwords wait; higher stops more theft, 0 is no hold.',
  ),
  'identity.pay_password_tries': hint(
    '支付密码连续输错多少次就锁定；调小更难被猜中，也更容易误锁。',
    'Wrong payment passwords in a row before it locks; lower is harder to guess and easier to lock by mistake.',
  ),
  'identity.pay_password_lock_minutes': hint(
    '支付密码锁定后多久才能再试；调大更安全，本人也要等更久。',
    'How long a locked payment password stays locked; longer is safer, and the owner waits longer too.',
  ),
  'identity.login_tries': hint(
    '同一设备对同一账号连续输错密码多少次就锁定；调小更安全，也更容易误锁。',
    'Wrong passwords in a row from one device for one account before it locks; lower is safer and locks more people by mistake.',
  ),
  'identity.login_tries_wide': hint(
    '一个账号或一个地址总共输错多少次就锁定，用来挡住分散的猜测；调小更严，公用网络的人会先受影响。',
    'Wrong passwords in total per account or address before it locks, against spread-out guessing; lower is stricter, and shared networks feel it first.',
  ),
  'identity.login_lock_minutes': hint(
    '登录锁定后多久才能再试；调大更安全，本人也要等更久。',
    'How long a sign-in stays locked; longer is safer, and the owner waits longer too.',
  ),
  'identity.sms_code_minutes': hint(
    '短信验证码多久失效；调大照顾收信慢的人，调小更安全。',
    'How long an SMS code works; longer helps where messages arrive late, shorter is safer.',
  ),
  'identity.sms_interval_seconds': hint(
    '同一手机号两条短信至少间隔多久；调大省短信费，调小重发更快。',
    'The least time between two codes to one number; longer saves messages, shorter lets people resend sooner.',
  ),
  'identity.sms_codes_per_day': hint(
    '一个手机号同一用途一天最多收几条；调小省费用，用完的人当天不能再收。',
    'Codes a number may get per purpose and day; lower saves money, and those who used them up wait until tomorrow.',
  ),
  'identity.sms_free_per_hour': hint(
    '一个地址每小时前几条短信不用做安全验证；调小更防刷，0 表示每次都验证。',
    'Codes an address gets per hour before a security check; lower stops more abuse, 0 always checks.',
  ),
  'identity.sms_address_per_day': hint(
    '一个地址一天最多触发几条短信；调小更防刷，公用网络的人可能收不到。',
    'Codes one address may cause per day; lower stops more abuse, and people on shared networks may get none.',
  ),
  'identity.sms_market_per_hour': hint(
    '全商城每小时最多发几条短信，是费用的上限；到达后只给常用的人保留一小部分。',
    'Codes the store sends per hour at most, which caps the cost; beyond it only a small part is kept for known people.',
  ),
  'identity.sms_market_per_day': hint(
    '全商城每天最多发几条短信，是费用的上限；调小可能让大促当天有人登录不了。',
    'Codes the store sends per day at most, which caps the cost; too low, and people can’t sign in on a busy day.',
  ),
  'identity.sms_code_tries': hint(
    '一条验证码可以输错几次；调小更难被猜中，用完需要重新获取。',
    'Wrong entries one SMS code allows; lower is harder to guess, and a new code is needed after that.',
  ),
  'identity.closing_days': hint(
    '申请注销后多久才真正注销，期间可以反悔；调大给人更多时间，调小更快清除数据。',
    'How long after asking an account is closed, during which it can be called off; longer leaves time, shorter removes data sooner.',
  ),
  'identity.second_factor': hint(
    '谁登录后台必须用两步验证；范围越大越安全，未启用的人下次登录时先启用。',
    'Who must use two-step verification in the console; more people is safer, and those without it set it up at their next sign-in.',
  ),
  'identity.confirm_minutes': hint(
    '验证一次身份后多久内做敏感操作不用再验证；调小更安全，也更常要输密码。',
    'How long one identity check covers sensitive actions; shorter is safer and asks for the password more often.',
  ),
};

const store: Hints = {
  'catalog.draft_days': hint(
    '没保存的商品编辑保留多久；调小会更早清除忘在那里的草稿。',
    'How long an unsaved product edit is kept; lower it to clear forgotten drafts sooner.',
  ),
  'catalog.low_stock': hint(
    '规格库存低于这个数就提醒店铺；调大提醒更早更多，商品可以单独设置。',
    'Shops are alerted when a SKU falls below this; higher alerts earlier and more often. A product can have its own.',
  ),
  'content.app_name': hint(
    '商城的名字，显示在买家端、后台、短信和分享中。',
    'The store’s name, shown in the app, the console, messages and shared links.',
  ),
  'content.app_name_en': hint(
    '买家把语言切换为英文后，首页显示的名字。',
    'The name on the home page for shoppers who use the app in English.',
  ),
  'content.company': hint('显示在「关于」页的公司名称。', 'The company shown on the About page.'),
  'content.service_phone': hint(
    '买家联系平台时拨打的电话；留空则不显示。',
    'The number shoppers call to reach the platform; leave it empty to show none.',
  ),
  'content.time_zone': hint(
    '「今天」从几点开始、时间怎么显示都按这个时区；修改后新的日报按新时区划分。',
    'Decides when “today” begins and how times are shown; after a change new daily figures follow the new zone.',
  ),
  'content.brand_colour': hint(
    '买家端按钮和价格的颜色；深浅不够的颜色会自动加深，以便看清文字。',
    'The colour of buttons and prices in the app; too light a colour is darkened so that text stays readable.',
  ),
  'content.app_version': hint(
    '最新版本的名称；与下一项一起决定是否提示更新。',
    'The name of the latest version; with the next setting it decides who is told to update.',
  ),
  'content.app_version_code': hint(
    '版本代码比它小的应用会收到更新提示；调大会让更多人收到。',
    'Apps with a lower version code are told to update; raise it to tell more people.',
  ),
  'content.update_link': hint(
    '点「更新」后打开的地址；留空则只提示不跳转。',
    'Where “Update” leads; leave it empty to only say there is an update.',
  ),
  'content.update_notes': hint('更新提示中显示的内容。', 'What the update prompt says.'),
  'content.blocked_words': hint(
    '评价和回复、昵称和简介、店铺名称和介绍、商品标题里出现这些词就不能保存；已发布的不受影响。',
    'Reviews and replies, names and bios, shop names and introductions, and product titles can’t be saved with these words; what is published stays.',
  ),
  'content.picture_megabytes': hint(
    '上传一张图片的大小上限；调大能传更清晰的原图，占用的空间也更多。',
    'The largest picture people may upload; higher allows sharper originals and takes more storage.',
  ),
  'coupons.valid_days': hint(
    '新建优惠券时默认的有效天数；调大买家用券的时间更长，已发放的不变。',
    'The validity a new coupon starts with; longer gives buyers more time. Coupons already issued don’t change.',
  ),
  'shipping.most_addresses': hint(
    '每人最多保存几个收货地址；调小不会删除已有的，只是不能再加。',
    'Addresses a shopper may save; lowering it removes none, but no more can be added.',
  ),
  'shops.licence_warn_days': hint(
    '营业执照到期前多少天提醒店铺；调大提醒更早，只影响此后登记的有效期。',
    'Days before a licence expires that its shop is told; higher tells it earlier. Applies to dates entered from now on.',
  ),
};

const trade: Hints = {
  'orders.auto_close_minutes': hint(
    '下单后多久不付款就关闭并退回库存；调大买家更从容，库存也被占得更久。',
    'How long an unpaid order holds its stock before it closes; longer gives buyers time and ties up stock.',
  ),
  'orders.group_auto_close_minutes': hint(
    '拼团订单多久不付款就关闭并让出名额；调小成团更快，调大付款更从容。',
    'How long an unpaid group order keeps its seat; shorter fills groups faster, longer gives time to pay.',
  ),
  'orders.max_unpaid': hint(
    '一人同时最多有几次下单未付款；调小更能防止占库存，买得多的人也会受限。',
    'Unpaid checkouts one person may have at once; lower stops hoarding of stock, and limits big buyers too.',
  ),
  'orders.max_unpaid_pieces': hint(
    '一人对同一规格最多占用几件未付款的库存；调小更能防止占库存。',
    'Unpaid items of one SKU a person may hold; lower stops hoarding of stock.',
  ),
  'orders.max_placed_per_minute': hint(
    '一人一分钟最多下单几次；调小更能防刷单，正常购物很少超过几次。',
    'Checkouts one person may make per minute; lower stops scripts, and real people rarely need more than a few.',
  ),
  'orders.ship_within_hours': hint(
    '付款后店铺承诺多久内发货，超过算发货超时；调小对买家更好，对店铺更严。',
    'How soon after payment shops promise to ship, after which an order is late; shorter is better for buyers and stricter for shops.',
  ),
  'orders.transit_days_same_province': hint(
    '估算到货日期时，同省运输按几天算；调大更保守。',
    'Days counted in transit within a province when arrival is estimated; higher is more cautious.',
  ),
  'orders.transit_days': hint(
    '估算到货日期时，跨省运输按几天算；调大更保守。',
    'Days counted in transit between provinces when arrival is estimated; higher is more cautious.',
  ),
  'orders.transit_days_remote': hint(
    '估算到货日期时，往来这些省区按几天算；调大更保守。',
    'Days counted in transit to or from these provinces when arrival is estimated; higher is more cautious.',
  ),
  'orders.ship_soon_hours': hint(
    '离承诺的发货时间还有多久时开始标红提醒店铺；调大提醒更早。',
    'How long before the promised time orders are marked as due soon; higher warns shops earlier.',
  ),
  'orders.recall_minutes': hint(
    '发货后多久内店铺可以撤回；调大方便改错，买家也更晚才能确定，0 表示不能撤回。',
    'How long a shop may take a shipment back; longer helps fix mistakes and leaves buyers unsure longer, 0 is never.',
  ),
  'orders.auto_receive_days': hint(
    '发货后多久自动确认收货；调小店铺更早收到货款，调大买家有更多时间验货。',
    'How long after shipping receipt is confirmed by itself; shorter pays shops sooner, longer gives buyers time to check.',
  ),
  'orders.extend_receive_days': hint(
    '买家点「延长收货」时延长几天；调大店铺收款更晚。',
    'Days “Extend receipt” adds; higher pays shops later.',
  ),
  'orders.auto_comment_days': hint(
    '收货后多久没评价就自动好评；调大给买家更多时间。',
    'How long after receipt an unreviewed order gets an automatic good review; longer gives buyers time.',
  ),
  'orders.after_sale_days': hint(
    '订单完成后多久内还能申请售后，货款也到那时才结算；调大更保护买家，店铺收款更晚。',
    'How long after completion buyers may ask for after-sale, and until when income is held; higher protects buyers and pays shops later.',
  ),
  'groups.team_hours': hint(
    '一个团多久没凑满就失败退款；调大更容易成团，买家也等得更久。活动可以单独设置。',
    'How long a group may take to fill before it fails and is refunded; longer forms more groups and keeps buyers waiting. A campaign can have its own.',
  ),
  'groups.late_choice': hint(
    '付款到账时团已结束怎么办：转入同商品的其他团，或立即退款。',
    'What happens when a payment arrives after its group ended: it joins another group for the product, or is refunded.',
  ),
};

const afterSale: Hints = {
  'refunds.reasons': hint(
    '买家申请退款时可选的原因；「商家原因」在退完最后一件时一并退运费。',
    'The reasons buyers choose from; one that is the shop’s fault also returns shipping with the last item.',
  ),
  'refunds.approve_hours': hint(
    '店铺多久不处理退款申请就自动同意；调小对买家更快，对店铺更严。',
    'How long a shop may leave a request before it is approved by itself; shorter is faster for buyers and stricter for shops.',
  ),
  'refunds.return_days': hint(
    '同意退货后买家多久不寄回就关闭；调大买家更从容。',
    'How long a buyer may take to send goods back before the refund closes; longer gives them time.',
  ),
  'refunds.receive_days': hint(
    '买家寄回后店铺多久不确认就自动退款；调小买家更早收到退款。',
    'How long after goods are sent back a shop may take to confirm before the refund is paid; shorter pays buyers sooner.',
  ),
  'refunds.rejected_days': hint(
    '被拒绝后买家多久不修改也不申请平台介入就关闭；调大买家更从容。',
    'How long after a rejection a buyer may change the request or ask the platform before it closes; longer gives them time.',
  ),
  'refunds.decide_hours': hint(
    '平台介入后承诺多久内裁决；调小更快，人手不够时会超时。',
    'How soon the platform promises to decide; shorter is faster, and is missed without enough people.',
  ),
  'refunds.undecided': hint(
    '平台超过裁决时限还没处理时怎么办：按买家的申请退款，或继续等。',
    'What happens when the platform misses that time: refund as the buyer asked, or keep waiting.',
  ),
  'refunds.resubmissions': hint(
    '退款被拒绝后买家最多改几次再提交；调小更快进入平台介入。',
    'How often a buyer may change and resubmit a rejected request; lower brings the platform in sooner.',
  ),
  'refunds.channel_hours': hint(
    '支付渠道多久没把退款退到账就提醒平台核查；调小发现得更早，误报也更多。',
    'How long a channel may take to return money before the platform is told to look; shorter finds problems earlier, with more false alarms.',
  ),
  'complaints.reasons': hint(
    '投诉时可选的原因，以及各用于哪些对象。',
    'The reasons people choose from, and what each may be given for.',
  ),
  'complaints.per_day': hint(
    '一人一天最多投诉几次；调小更能防止滥用。',
    'Complaints one person may send per day; lower stops abuse.',
  ),
  'complaints.answer_days': hint(
    '平台承诺多少天内答复投诉；调小更快，人手不够时会超时。',
    'How soon the platform promises to answer a complaint; shorter is faster, and is missed without enough people.',
  ),
};

const money: Hints = {
  'ledger.commission_rate': hint(
    '从订单货款里收取的比例；调高平台收入更多，店铺到手更少。店铺和类目可以单独设置，付款时确定。',
    'The share of each order the platform keeps; higher earns more and leaves shops less. Shops and categories can have their own; it is fixed when an order is paid.',
  ),
  'ledger.repair_two_above': hint(
    '修复账目差异超过这个金额要两人确认；调小更安全，也更慢。',
    'Repairs of a difference above this need two people; lower is safer and slower.',
  ),
  'ledger.bill_hour': hint(
    '每天几点取支付渠道的账单；太早账单可能还没出。',
    'The hour channel bills are fetched each day; too early, and they may not be ready.',
  ),
  'wallet.recharge_minimum': hint(
    '一次至少充多少；调高能减少小额充值的手续费。',
    'The least one top-up may be; higher saves fees on tiny top-ups.',
  ),
  'wallet.recharge_maximum': hint(
    '一次最多充多少；调低能减少盗刷的损失。',
    'The most one top-up may be; lower limits losses from stolen cards.',
  ),
  'wallet.recharge_minutes': hint(
    '充值多久不付款就关闭。',
    'How long an unpaid top-up stays open before it closes.',
  ),
  'wallet.withdraw_minimum': hint(
    '一次至少提现多少；调高能减少小额打款。',
    'The least one withdrawal may be; higher saves tiny payouts.',
  ),
  'wallet.withdraw_maximum': hint(
    '一次最多提现多少；调低更安全，大额需要分几次。',
    'The most one withdrawal may be; lower is safer, and large sums take several.',
  ),
  'wallet.withdraw_day_maximum': hint(
    '一人一天最多提现多少；调低能减少盗号的损失。',
    'The most one person may withdraw per day; lower limits losses from stolen accounts.',
  ),
  'wallet.withdraw_fee_rate': hint(
    '买家提现时收取的比例；调高平台成本更低，只影响新的提现。',
    'The share taken from a shopper’s withdrawal; higher covers more of the cost. New withdrawals only.',
  ),
  'wallet.withdraw_fee_minimum': hint(
    '买家提现手续费至少收多少；小额提现按它收。',
    'The least a shopper’s withdrawal costs; small ones cost this.',
  ),
  'wallet.shop_withdraw_fee_rate': hint(
    '店铺提现时收取的比例；0 表示不收，只影响新的提现。',
    'The share taken from a shop’s withdrawal; 0 is free. New withdrawals only.',
  ),
  'wallet.two_approvals_above': hint(
    '提现超过这个金额要两人审批；调小更安全，也更慢。',
    'Withdrawals above this need two people to approve; lower is safer and slower.',
  ),
  'wallet.adjust_two_above': hint(
    '人工调账超过这个金额要两人审批；调小更安全，也更慢。',
    'Manual adjustments above this need two people to approve; lower is safer and slower.',
  ),
  'wallet.withdraw_hours': hint(
    '平台承诺多久内处理提现；调小更快，人手不够时会超时。',
    'How soon the platform promises to handle a withdrawal; shorter is faster, and is missed without enough people.',
  ),
  'wallet.most_accounts': hint(
    '每人最多绑定几个收款账户；调小不会删除已有的，只是不能再加。',
    'Payout accounts one person may add; lowering it removes none, but no more can be added.',
  ),
};

const service: Hints = {
  'chat.recall_minutes': hint(
    '消息发出后多久内可以撤回；调大更宽松，对方也更可能已经看过。',
    'How long a message can be taken back; longer forgives more, and more will have been read by then.',
  ),
  'chat.burst_messages': hint(
    '一个人 10 秒内最多发几条消息；调小能挡住刷屏，也可能拦到打字快的人。',
    'Messages one person may send in 10 seconds; lower stops flooding, and may stop quick writers.',
  ),
  'support.hours': hint(
    '人工客服接待的时间；其余时间转人工只能留言，回复以通知送达。',
    'When people answer; at other times a handover leaves a message, which is answered by a notice.',
  ),
  'support.least_score': hint(
    '匹配分低于它时智能客服不作答，改为建议转人工；调高答得更准，也更常说不知道。',
    'Below this match the assistant does not answer and offers a person; higher is more right and answers less.',
  ),
};

const posts: Hints = {
  'discovery.review': hint(
    '动态先审后发的范围：新作者的首条和含违禁词的、全部，或都不审；改动只影响之后发布的动态。',
    'Which posts wait for your review: a new author’s first and any with a blocked word, all, or none. New posts only.',
  ),
  'discovery.rank_minutes': hint(
    '推荐排序隔多久按点赞、评论重新计算；调小更快反映热度，也更占数据库。',
    'How often recommendations follow new likes and comments; shorter is fresher and works the database more.',
  ),
  'discovery.video_megabytes': hint(
    '一个视频文件最大多少；调大能传更长更清晰的，也更占存储和流量。',
    'The largest video file; higher takes longer and sharper ones, and more storage and traffic.',
  ),
};

export const settingHints: Hints = {
  ...signIn,
  ...store,
  ...trade,
  ...afterSale,
  ...money,
  ...service,
  ...pointsHints,
  ...referralHints,
  ...posts,
  ...liveHints,
};
