import type { BankRow } from './bank.ts';

/** Money, coupons, the account, shops and safety. */
export const bankOfAccount: readonly BankRow[] = [
  {
    question: '提现要收手续费吗？|Is there a fee for withdrawals?',
    wordings:
      '提现扣多少钱;手续费怎么算;取钱扣不扣费;提现费率;提现多少费用;取现扣费;转出收费吗|withdrawal charge;what does it cost to cash out;fees for cashing out;cost of a withdrawal;is cashing out free',
    answer:
      '手续费为提现金额的 0.6%，最低 0.10 元，提交前会显示。|The fee is 0.6% of the amount, with a minimum of ¥0.10, and is shown before you submit.',
  },
  {
    question: '提现多久到账？|How long does a withdrawal take?',
    wordings:
      '提现三天了还没到;提现什么时候到;取出来要几天;提出来几天到卡里;提现没收到;提现慢;取现时间;提现到账时间|my withdrawal has not arrived;cash out time;how long for money to reach my bank;withdrawal is late;withdrawal time;days until payout',
    answer:
      '平台二十四小时内审核，通过后由银行打款，一般一到两个工作日到账。|We review it within 24 hours. The bank then usually takes one or two working days.',
  },
  {
    question: '怎么提现？|How do I withdraw my balance?',
    wordings:
      '把余额转到银行卡;钱包里的钱怎么取;余额怎么取出来;我要提现;钱怎么转出来;取现;把钱提到卡里;余额变现|transfer my balance to a bank card;withdraw money to my bank;cash out;take my money out;payout to bank;move balance to bank',
    answer:
      '在“钱包”点“提现”，选择收款账户、输入金额与支付密码。单笔十元起，每天最多两万元。|Open Wallet, tap Withdraw, choose an account, and enter the amount and your payment password. The minimum is ¥10, and the daily limit is ¥20,000.',
  },
  {
    question: '怎么绑定银行卡？|How do I add a bank card?',
    wordings:
      '添加收款账户;换一张银行卡;加一张卡;绑卡;添加卡;解绑银行卡;换卡;收款卡|link a card;payout account;link a bank account;new card;remove a bank card;bind card',
    answer:
      '在“钱包 · 收款账户”点“添加”，填写本人姓名与卡号，最多十个。|Go to Wallet, then Accounts, and tap Add a payout account. Enter your name and card number. You can add up to ten.',
  },
  {
    question: '怎么充值余额？|How do I top up my balance?',
    wordings:
      '往钱包里存钱;充钱;钱包怎么充;余额充值;充余额;往里充钱;存钱到钱包|add money to my wallet;recharge;put money in my wallet;deposit money;load balance',
    answer:
      '在“钱包”点“充值”，输入一元到五千元的金额并付款。|Open Wallet and tap Top up. You can add ¥1 to ¥5,000.',
  },
  {
    question: '怎么设置支付密码？|How do I set a payment password?',
    wordings:
      '忘记支付密码;改支付密码;支付密码怎么改;支付密码忘了;六位密码;付款密码;重设支付密码|forgot my payment PIN;change the payment password;reset payment password;new payment password;payment PIN',
    answer:
      '在“设置 · 账号与安全”里设置或修改，需要短信验证码。|Go to Settings, then Account and security. We’ll text you a code.',
  },
  {
    question: '在哪里领优惠券？|Where do I get coupons?',
    wordings:
      '怎么领券;优惠券去哪里领;有没有优惠;领券入口;优惠券怎么来;有什么优惠活动;领券中心;领红包|find vouchers;claim a discount;discount codes;get a promo code;coupon centre;any discounts',
    answer:
      '在“领券中心”、店铺页或商品页点“领取”。|Tap Claim in the coupon centre, or on a shop or product page.',
  },
  {
    question: '优惠券为什么不能用？|Why can’t I use my coupon?',
    wordings:
      '券用不了;优惠券是灰色的;结算时选不了优惠券;券不让用;优惠券不可用;券没法用;优惠没生效;满减没减;不满足条件|voucher not working;coupon is greyed out;my coupon is not accepted;discount not applied;coupon cannot be used;coupon invalid',
    answer:
      '请看门槛、适用商品、店铺与有效期；确认订单页会写明每张券不能用的原因。|Check its minimum spend, products, shop and dates. Checkout shows why each coupon doesn’t apply.',
  },
  {
    question: '取消订单后优惠券退吗？|Do I get my coupon back if I cancel?',
    wordings:
      '退款后券还在吗;券会不会还给我;优惠券返还;退货了券还给不给;券退不退;用掉的券能回来吗;订单关闭优惠券|is the voucher returned after a refund;restore my coupon;coupon after return;voucher back after refund;lost my coupon with the cancelled order',
    answer:
      '未付款取消的，优惠券立即退回，过期的不再恢复。整单退款的同样退回。|Yes. If an order is cancelled before payment or fully refunded, its coupon is returned unless it has expired.',
  },
  {
    question: '包邮券怎么用？|How do free-shipping coupons work?',
    wordings:
      '免邮券;运费券抵扣;包邮怎么弄;运费券;免运费怎么用;邮费抵扣|free delivery voucher;shipping coupon;no shipping fee coupon;use a shipping voucher',
    answer: '在确认订单页选择，抵扣该店的运费。|Select it at checkout to take off that shop’s shipping.',
  },
  {
    question: '怎么注册账号？|How do I create an account?',
    wordings:
      '新用户注册;没有账号怎么办;申请账号;开通账号;新建账号;怎么加入;创建账户|sign up;register;make an account;new user;open an account;join',
    answer:
      '在登录页点“注册”，填写用户名、手机号与验证码。也可以用手机号验证码直接登录。|On the sign-in page, tap Create an account and enter a username, your mobile number and the code. You can also just sign in with a code.',
  },
  {
    question: '忘记登录密码怎么办？|I forgot my password',
    wordings:
      '密码不记得了;找回密码;重置登录密码;密码想不起来;密码丢了;登录密码错误;登不进去;密码不对|reset my password;can’t sign in;can’t remember my password;lost password;wrong password;locked out of my account',
    answer:
      '在登录页点“忘记密码”，用手机验证码重新设置。|Tap Forgot password on the sign-in page and set a new one with a code.',
  },
  {
    question: '收不到验证码？|I’m not receiving the code',
    wordings:
      '短信没来;验证码没收到;没有收到验证;短信收不到;验证码不来;验证短信没有;手机没短信|no SMS;verification code not arriving;sms did not come;code does not arrive;no text message;missing verification code',
    answer:
      '请检查手机号、信号与拦截。六十秒后可重发，每天最多十条，五分钟内有效。|Check the number, your signal and your blocked messages. You can resend after 60 seconds, up to ten times a day. Each code is valid for five minutes.',
  },
  {
    question: '怎么注销账号？|How do I close my account?',
    wordings:
      '删除账户;不想用了销号;账号不要了;删除账号;彻底删号;关闭账户;退出平台|delete my account;deactivate;close my account;remove my account;erase my data',
    answer:
      '在“设置 · 账号与安全 · 注销账号”申请。七天冷静期内登录可以撤回，之后个人资料被删除。|Go to Settings, then Account and security, then Close account. You have seven days to change your mind before your data is deleted.',
  },
  {
    question: '怎么修改头像和昵称？|How do I change my photo and name?',
    wordings:
      '换头像;改名字;换头像;换名字;改昵称;修改个人资料;改性别生日|update my profile picture;edit nickname;new profile photo;change my username;edit profile;change display name',
    answer: '在“我的 · 个人资料”里修改。|Open Me, then Profile.',
  },
  {
    question: '怎么管理登录设备？|How do I see where I’m signed in?',
    wordings:
      '踢掉别的设备;别的手机上登录了怎么退出;账号被别人登录了;让别的设备下线;异地登录;被盗号;退出其他设备;哪些设备登录过|sign out other devices;somebody else is using my account;which devices are signed in;my account was hacked;sign out everywhere',
    answer:
      '在“设置 · 账号与安全 · 登录设备”查看，可以让其他设备下线，并请尽快改密码。|Go to Settings, then Account and security, then Devices. Remove any device you don’t recognise, and change your password.',
  },
  {
    question: '怎么用微信登录？|How do I sign in with WeChat?',
    wordings:
      '绑定微信;解绑微信;微信绑定;微信扫码登录;微信登录不了;用微信进|link WeChat;unlink WeChat;use WeChat account;bind wechat;wechat login',
    answer:
      '登录页点微信图标。已有账号的，在“设置 · 账号与安全”绑定。|Tap the WeChat icon on the sign-in page. If you already have an account, link WeChat in Settings, under Account and security.',
  },
  {
    question: '怎么关注店铺？|How do I follow a shop?',
    wordings:
      '收藏店铺;关注一家店;取消关注;关注商家;怎么收藏这家店;店铺关注在哪;不想关注了|save a shop;unfollow;subscribe to a shop;favourite a shop;stop following',
    answer: '在店铺页点“关注”，再点一次取消。|Tap Follow on the shop’s page. Tap again to unfollow.',
  },
  {
    question: '怎么收藏商品？|How do I save an item?',
    wordings:
      '商品加心愿单;收藏夹在哪;加收藏;收藏在哪看;取消收藏;喜欢的商品存起来|wishlist;favourites;bookmark an item;saved items;remove from favourites',
    answer:
      '在商品页点“收藏”，在“我的 · 收藏”查看。|Tap Save on the product page. You’ll find your items under Me, then Favourites.',
  },
  {
    question: '怎么开店？|How do I open a shop?',
    wordings:
      '商家入驻要什么资料;我想卖东西;开个店;成为商家;申请店铺;怎么卖东西;当卖家;开店条件;开店要钱吗|become a seller;I want to sell something;sell on Chengji;become a merchant;requirements to open a shop;start selling;seller application',
    answer:
      '在商家后台的登录页点“申请入驻”提交资料，审核通过后即可上架商品。个人店需身份证，企业店需营业执照。|Apply from the sign-in page of the seller console. Once you’re approved, you can list products. A personal shop needs an ID card, and a business needs its licence.',
  },
  {
    question: '怎么投诉商家？|How do I report a shop?',
    wordings:
      '举报卖家;商家骗人;欺骗消费者;投诉店家;商家态度差;举报商品;虚假宣传;被骗了|complain about a seller;the seller cheated me;complain about a shop;seller is rude;report fraud;report an item',
    answer:
      '在店铺、商品或订单页点“投诉”，平台三天内答复，商家不会知道是谁投诉。|Tap Report on the shop, product or order page. We reply within three days, and the shop never learns who reported it.',
  },
  {
    question: '怎么修改或删除评价？|How do I change or delete a review?',
    wordings:
      '评价写错了;追加评论;改评价;评论删掉;评价错了;差评能改吗;撤回评价|edit my review;remove a comment I wrote;change my rating;delete my comment;rewrite a review',
    answer:
      '评价发表后不能修改，在“我的评价”里可以查看。|Reviews can’t be changed once published. You can see yours under My reviews.',
  },
  {
    question: '商品是正品吗？|Are the products genuine?',
    wordings:
      '会不会买到假货;假一赔几;东西是真的吗;假的怎么办;有没有质检;保真吗;山寨|is it fake;counterfeit products;real or fake;is it original;authenticity',
    answer:
      '平台审核商家资质。买到疑似假货，请申请退款并投诉，附上照片或鉴定。|We check every shop before it opens. If you suspect a fake, request a refund and report it with photos.',
  },
  {
    question: '怎么关闭推送通知？|How do I turn off notifications?',
    wordings:
      '消息太多了;关掉推送;不想收到提醒;不要提示音;免打扰;关掉声音;短信太多;不想被打扰|too many messages;stop alerts;mute notifications;no more messages;disable sound',
    answer: '在“设置 · 消息通知”里分别关闭声音、震动与提醒。|Go to Settings, then Notifications.',
  },
  {
    question: '怎么切换深色模式？|How do I turn on dark mode?',
    wordings:
      '夜间模式;屏幕太亮;深色主题;暗黑模式;背景变黑;护眼模式|night theme;screen too bright;dark theme;black background;switch theme',
    answer: '在“设置 · 通用 · 外观”选择深色或跟随系统。|Go to Settings, then General, then Appearance.',
  },
];
