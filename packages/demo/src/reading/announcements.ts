import type { ArticleRow } from './article-row.ts';

/** What the market has to say. */
export const announcements: ArticleRow[] = [
  {
    title: '生鲜坏果包赔，二十四小时内有效|Spoiled fresh food? Get a refund within 24 hours',
    summary: '拍照，不用退货|Just send a photo, no return needed',
    picture: '🍓,🥬 mint',
    zh: '收到的生鲜有坏果、少称、化冻，请在签收后二十四小时内拍照联系商家。核实后直接退款，不需要寄回。\n\n# 怎么拍\n\n一张外箱面单，一张全部坏果，一张坏果的特写，三张就够。',
    en: 'If anything arrives spoiled, incomplete or thawed, send the shop a photo within 24 hours of delivery. You’ll be refunded, with nothing to send back.\n\n# Which photos to send\n\nOne of the label, one of everything that’s spoiled, and one close-up.',
  },
  {
    title: '商家入驻流程全公开|How to open a shop on Chengji',
    summary: '四种店铺，四张清单|What each type of shop needs to apply',
    picture: '📦 sand',
    zh: '自营、个人、企业、旗舰，四种店铺需要的材料都写在入驻页。提交后三个工作日内答复，不收入驻费。\n\n# 审核看什么\n\n主体真实、类目合规、售后地址可用。被驳回会写明原因，改好可以再交。',
    en: 'The application page lists the documents for each of the four shop types. Applying is free, and you’ll hear from us within three working days.\n\n# What we check\n\nYour identity, that your products may be sold, and that you can receive returns. If you’re declined, we tell you why and you can apply again.',
  },
  {
    title: '冬季配送提醒：北方线路可能延迟一到两天|Winter delivery: delays of 1–2 days in the north',
    summary: '大雪与大风期间，时效顺延|Deliveries may be delayed by snow and strong winds',
    picture: '🚚 sky',
    zh: '东北、内蒙、新疆部分线路进入冬季运行，遇雪封路时，预计送达会顺延一到两天。物流页会同步说明。\n\n# 液体和生鲜\n\n零下地区的饮料、护肤水会加防冻包装，不另收费。',
    en: 'Some routes to the north-east, Inner Mongolia and Xinjiang run on a winter schedule. When roads are closed, packages may take a day or two longer, and the tracking page shows it.\n\n# Liquids and fresh food\n\nDrinks and lotions going to freezing areas get insulated packaging at no extra cost.',
  },
  {
    title: '支付密码小知识：它和登录密码不是一回事|About your payment password',
    summary: '六位数字，只在付款时用|Six digits, used only when you pay',
    picture: '🔒 stone',
    zh: '支付密码是六位数字，只在使用余额时需要。连续输错会锁定一小时，这一小时里您的钱是安全的。\n\n# 客服不会问\n\n任何人向您索要支付密码、短信验证码，都是骗子，包括自称客服的人。',
    en: 'It has six digits and is only needed when you pay with your balance. After several wrong attempts it’s locked for an hour to keep your money safe.\n\n# We’ll never ask for it\n\nAnyone who asks for it, or for a code sent to your phone, is a scammer, whoever they say they are.',
  },
];
