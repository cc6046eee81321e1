/** Which pages the screenshots show, in the order of the mock-ups. Addresses may hold `{goods}` and the like: see Found. */

/** What the pages' addresses need, found by calls in the running market. */
export type Found = Record<
  | 'goods'
  | 'items'
  | 'order'
  | 'orderToReview'
  | 'trade'
  | 'address'
  | 'post'
  | 'video'
  | 'author'
  | 'plan'
  | 'replay'
  | 'article'
  | 'advert'
  | 'ladderGoods'
  | 'team'
  | 'ladder'
  | 'teamItems'
  | 'teamOrder'
  | 'coupon'
  | 'refund'
  | 'refundableOrder'
  | 'refundableLine'
  | 'shopOrder'
  | 'shopGoods'
  | 'campaign'
  | 'homePage'
  | 'namedPage'
  | 'shopper'
  | 'account'
  | 'rejected'
  | 'shopCoupon'
  | 'platformCoupon'
  | 'import'
  | 'withdrawal',
  string
>;

export type Shown = {
  title: string;
  /** The hash address, after `#/`. */
  path: string;
  /** The number of its mock-up; several pages may follow one. */
  drawing: string;
  /** Opened by someone who has logged in. */
  loggedIn?: true;
  /** Also shown in English, small. */
  english?: true;
  /** What is pressed before the picture is taken, by its accessible name. */
  press?: RegExp;
};

export const shopperPages: readonly Shown[] = [
  { title: 'Home', path: 'pages/index', drawing: '01', english: true },
  { title: 'Category', path: 'pages/category', drawing: '02' },
  { title: 'Search', path: 'pages/page/search', drawing: '03' },
  { title: 'Search results', path: 'pages/product/list?keyword=橙', drawing: '03' },
  { title: 'Goods', path: 'pages/product/goods?id={goods}', drawing: '04', english: true },
  {
    title: 'Goods, choosing',
    path: 'pages/product/goods?id={goods}',
    drawing: '04',
    press: /已选|选择|规格/,
  },
  {
    title: 'Goods on a ladder',
    path: 'pages/apps/groups/goods?id={ladderGoods}',
    drawing: '04',
    english: true,
  },
  {
    title: 'Goods on a ladder, choosing',
    path: 'pages/apps/groups/goods?id={ladderGoods}&team_id={team}',
    drawing: '04',
  },
  { title: 'Reviews of a goods', path: 'pages/product/comment?id={goods}', drawing: '04' },
  { title: 'Shop', path: 'pages/shop/index?id=1', drawing: '21', english: true },
  { title: 'About a shop', path: 'pages/shop/info?id=1', drawing: '21' },
  { title: 'Goods of a shop', path: 'pages/shop/product/list?shop_id=1', drawing: '03' },
  { title: 'Groups', path: 'pages/apps/groups/index', drawing: '10', loggedIn: true, english: true },
  { title: 'Team', path: 'pages/apps/groups/team?id={team}', drawing: '11', english: true },
  {
    title: 'Confirm in a team',
    path: 'pages/apps/groups/order/confirm?type=ladder&data={teamItems}&campaign_id={ladder}',
    drawing: '06',
    loggedIn: true,
  },
  { title: 'Group orders', path: 'pages/apps/groups/order/order', drawing: '08', loggedIn: true },
  {
    title: 'Group order',
    path: 'pages/apps/groups/order/details?id={teamOrder}',
    drawing: '09',
    loggedIn: true,
    english: true,
  },
  {
    title: 'Review of a group order',
    path: 'pages/apps/groups/order/comment?id={orderToReview}',
    drawing: '06',
    loggedIn: true,
  },
  {
    title: 'Logistics of a group order',
    path: 'pages/apps/groups/order/logistics?id={order}',
    drawing: '09',
    loggedIn: true,
  },
  { title: 'Coupons', path: 'pages/user/coupon/list', drawing: '20', loggedIn: true, english: true },
  { title: 'My coupons', path: 'pages/user/coupon/mycard', drawing: '20', loggedIn: true },
  { title: 'Coupon', path: 'pages/user/coupon/details?id={coupon}', drawing: '20', loggedIn: true },
  { title: 'Goods of a coupon', path: 'pages/user/coupon/apply?id={coupon}', drawing: '20', loggedIn: true },
  { title: 'Find', path: 'pages/find', drawing: '12', english: true },
  { title: 'Posts of a shop', path: 'pages/apps/find/list?shop_id=1', drawing: '12' },
  { title: 'Post', path: 'pages/apps/find/details/details?id={post}', drawing: '12' },
  { title: 'Person', path: 'pages/apps/find/user?id={author}', drawing: '14', loggedIn: true, english: true },
  { title: 'Video', path: 'pages/apps/find/details/video?id={video}', drawing: '32', loggedIn: true },
  { title: 'Publishing', path: 'pages/apps/find/user/add', drawing: '31', loggedIn: true },
  { title: 'Followed by me', path: 'pages/apps/find/user/follow', drawing: '14', loggedIn: true },
  { title: 'Followers', path: 'pages/apps/find/user/fans', drawing: '14', loggedIn: true },
  { title: 'Live, announced', path: 'pages/apps/find/details/live?id={plan}', drawing: '13', loggedIn: true },
  {
    title: 'Live, again',
    path: 'pages/apps/find/details/live?id={replay}',
    drawing: '13',
    loggedIn: true,
    english: true,
  },
  { title: 'Live, ended', path: 'pages/page/end_live?id={replay}', drawing: '34', loggedIn: true },
  {
    title: 'Chat',
    path: 'pages/notice/chat?shop_id=1&goods={goods}',
    drawing: '15',
    loggedIn: true,
    english: true,
  },
  { title: 'Articles', path: 'pages/article/list', drawing: '16' },
  { title: 'Article', path: 'pages/article/details?id={article}&title=今日头条', drawing: '12' },
  { title: 'Advert', path: 'pages/article/advert?id={advert}', drawing: '24' },
  { title: 'Page of modules', path: 'pages/page/index?id={namedPage}', drawing: '01' },
  { title: 'Guide', path: 'pages/guide', drawing: '24' },
  { title: 'Help', path: 'pages/user/help', drawing: '16' },
  { title: 'Cart', path: 'pages/cart', drawing: '05', loggedIn: true, english: true },
  {
    title: 'Confirm order',
    path: 'pages/user/order/addorder?type=goods&data={items}',
    drawing: '06',
    loggedIn: true,
    english: true,
  },
  { title: 'Orders', path: 'pages/user/order/order', drawing: '08', loggedIn: true },
  {
    title: 'Order',
    path: 'pages/user/order/details?id={order}',
    drawing: '09',
    loggedIn: true,
    english: true,
  },
  { title: 'Logistics', path: 'pages/user/order/logistics?id={order}', drawing: '09', loggedIn: true },
  {
    title: 'Refund, applying',
    path: 'pages/user/refund/apply?order_id={refundableOrder}&line_id={refundableLine}',
    drawing: '28',
    loggedIn: true,
  },
  { title: 'Refunds', path: 'pages/user/refund/lists', drawing: '28', loggedIn: true },
  {
    title: 'Refund',
    path: 'pages/user/refund/details?id={refund}',
    drawing: '28',
    loggedIn: true,
    english: true,
  },
  {
    title: 'Refund, what was said',
    path: 'pages/user/refund/log?id={refund}',
    drawing: '28',
    loggedIn: true,
  },
  { title: 'Refund, changing', path: 'pages/user/refund/edit?id={rejected}', drawing: '28', loggedIn: true },
  {
    title: 'Complaint',
    path: 'pages/user/complaint/complaint?type=goods&id={goods}',
    drawing: '29',
    loggedIn: true,
  },
  { title: 'Feedback', path: 'pages/user/feedback/feedback', drawing: '29', loggedIn: true, english: true },
  { title: 'My feedback', path: 'pages/user/feedback/lists', drawing: '28', loggedIn: true },
  { title: 'My complaints', path: 'pages/user/complaint/lists', drawing: '28', loggedIn: true },
  { title: 'Cashier', path: 'pages/user/money/pay?trade_no={trade}', drawing: '07', loggedIn: true },
  { title: 'Review', path: 'pages/user/order/comment?id={orderToReview}', drawing: '06', loggedIn: true },
  { title: 'Result', path: 'pages/page/success?type=pay', drawing: '24', loggedIn: true },
  { title: 'My own page', path: 'pages/user', drawing: '17', loggedIn: true, english: true },
  { title: 'My own page, visitor', path: 'pages/user', drawing: '17' },
  { title: 'Wallet', path: 'pages/user/money/money', drawing: '18', loggedIn: true, english: true },
  { title: 'Bills', path: 'pages/user/money/list', drawing: '25', loggedIn: true },
  { title: 'Bill', path: 'pages/user/money/details?id=1', drawing: '25', loggedIn: true, english: true },
  { title: 'Recharge', path: 'pages/user/money/recharge', drawing: '18', loggedIn: true },
  { title: 'Withdraw', path: 'pages/user/money/withdraw', drawing: '18', loggedIn: true, english: true },
  { title: 'Withdrawals', path: 'pages/user/money/witlist', drawing: '27', loggedIn: true },
  { title: 'Payout accounts', path: 'pages/user/bank/bank', drawing: '26', loggedIn: true },
  { title: 'New payout account', path: 'pages/user/bank/add', drawing: '26', loggedIn: true },
  { title: 'Payout account', path: 'pages/user/bank/details?id={account}', drawing: '26', loggedIn: true },
  { title: 'Favourites', path: 'pages/user/collect', drawing: '05', loggedIn: true },
  { title: 'Footprints', path: 'pages/user/footprint', drawing: '05', loggedIn: true },
  { title: 'Followed shops', path: 'pages/user/follow', drawing: '16', loggedIn: true },
  { title: 'My reviews', path: 'pages/user/comment', drawing: '04', loggedIn: true },
  { title: 'Messages', path: 'pages/notice/notice', drawing: '16', loggedIn: true, english: true },
  { title: 'Notifications', path: 'pages/notice/notify/notify', drawing: '16', loggedIn: true },
  { title: 'System messages', path: 'pages/notice/system/system', drawing: '16', loggedIn: true },
  { title: 'Logistics messages', path: 'pages/notice/logistics/logistics', drawing: '16', loggedIn: true },
  { title: 'Settings', path: 'pages/user/setting/setting', drawing: '18', loggedIn: true, english: true },
  { title: 'Profile', path: 'pages/user/setting/user', drawing: '18', loggedIn: true },
  { title: 'Portrait', path: 'pages/user/portrait', drawing: '18', loggedIn: true },
  { title: 'Notices and sounds', path: 'pages/user/setting/notice', drawing: '18', loggedIn: true },
  { title: 'Privacy', path: 'pages/user/setting/privacy', drawing: '18', loggedIn: true },
  { title: 'Security', path: 'pages/user/setting/security', drawing: '18', loggedIn: true },
  { title: 'Security centre', path: 'pages/user/setting/securityCenter', drawing: '18', loggedIn: true },
  { title: 'General', path: 'pages/user/setting/currency', drawing: '18', loggedIn: true },
  { title: 'Theme', path: 'pages/user/theme', drawing: '18', loggedIn: true },
  { title: 'About', path: 'pages/user/setting/about', drawing: '18', loggedIn: true },
  { title: 'Addresses', path: 'pages/user/address/address', drawing: '18', loggedIn: true },
  { title: 'Service', path: 'pages/user/service', drawing: '16', loggedIn: true, english: true },
  { title: 'Check-in', path: 'pages/user/signin/signin', drawing: '19', loggedIn: true, english: true },
  { title: 'Points', path: 'pages/user/signin/log', drawing: '35', loggedIn: true },
  { title: 'Ranking', path: 'pages/user/signin/rank', drawing: '35', loggedIn: true },
  { title: 'Invitations', path: 'pages/user/distribution', drawing: '36', loggedIn: true, english: true },
  { title: 'Address', path: 'pages/user/address/addressManage?id={address}', drawing: '18', loggedIn: true },
  { title: 'Choosing a place', path: 'choose-location', drawing: '18' },
  {
    title: 'A place',
    path: 'open-location?address=文三路&latitude=30.27&longitude=120.15',
    drawing: '18',
  },
  { title: 'Login', path: 'pages/user/auth/auth', drawing: '22', english: true },
  { title: 'Register', path: 'pages/user/auth/register', drawing: '22' },
  { title: 'Login by account', path: 'pages/user/auth/name', drawing: '22' },
  { title: 'Login by mobile', path: 'pages/user/auth/phone', drawing: '22' },
  {
    title: 'Code by SMS',
    path: 'pages/user/auth/validcode?mobile=13800000009&event=login',
    drawing: '22',
  },
  { title: 'Completing the profile', path: 'pages/user/auth/perfect', drawing: '22', loggedIn: true },
  { title: 'Login by WeChat', path: 'pages/user/auth/thirdreg', drawing: '22' },
  { title: 'Forgotten password', path: 'pages/user/auth/retrieve', drawing: '22' },
  {
    title: 'New password',
    path: 'pages/user/auth/resetpwd?mobile=13800000009&code=123456',
    drawing: '22',
  },
  { title: 'Gallery', path: 'gallery', drawing: '24' },
  { title: 'No network', path: 'pages/page/no_network', drawing: '24' },
];

/** A page of the back office, opened by the owner of the first shop or by the operator. */
export type ShownInConsole = { title: string; path: string; drawing?: string };

export const consolePages: readonly ShownInConsole[] = [
  { title: 'Shop, dashboard', path: '/seller/dashboard', drawing: '01' },
  { title: 'Shop, analytics', path: '/seller/analytics', drawing: '26' },
  { title: 'Shop, orders', path: '/seller/orders', drawing: '03' },
  { title: 'Shop, order', path: '/seller/orders/{shopOrder}', drawing: '04' },
  { title: 'Shop, refunds', path: '/seller/refunds', drawing: '06' },
  { title: 'Shop, chat', path: '/seller/chat', drawing: '08' },
  { title: 'Shop, chat settings', path: '/seller/chat/settings' },
  { title: 'Shop, goods', path: '/seller/goods' },
  { title: 'Shop, new goods', path: '/seller/goods/new', drawing: '06' },
  { title: 'Shop, goods editor', path: '/seller/goods/{shopGoods}', drawing: '06' },
  { title: 'Shop, group buying', path: '/seller/campaigns', drawing: '02' },
  { title: 'Shop, new campaign', path: '/seller/campaigns/new', drawing: '07' },
  { title: 'Shop, campaign', path: '/seller/campaigns/{campaign}', drawing: '07' },
  { title: 'Shop, teams', path: '/seller/campaigns/{campaign}/teams' },
  { title: 'Shop, coupons', path: '/seller/coupons' },
  { title: 'Shop, new coupon', path: '/seller/coupons/new', drawing: '07' },
  { title: 'Shop, coupon', path: '/seller/coupons/{shopCoupon}', drawing: '07' },
  { title: 'Shop, posts', path: '/seller/posts' },
  { title: 'Shop, new post', path: '/seller/posts/new' },
  { title: 'Shop, lives', path: '/seller/live', drawing: '09' },
  { title: 'Shop, new live', path: '/seller/live/new' },
  { title: 'Shop, income', path: '/seller/money' },
  { title: 'Shop, statement', path: '/seller/money/statement' },
  { title: 'Shop, payouts', path: '/seller/money/withdrawals' },
  { title: 'Shop, imports', path: '/seller/imports' },
  { title: 'Shop, import', path: '/seller/imports/{import}' },
  { title: 'Shop, reviews', path: '/seller/reviews' },
  { title: 'Shop, freight', path: '/seller/freight' },
  { title: 'Shop, waybill accounts', path: '/seller/waybill_accounts' },
  { title: 'Shop, profile', path: '/seller/shop' },
  { title: 'Shop, decoration', path: '/seller/decoration', drawing: '13' },
  { title: 'Shop, staff and roles', path: '/seller/staff' },
  { title: 'Shop, audit log', path: '/seller/audit', drawing: '15' },
  { title: 'Shop, own account', path: '/seller/account' },
  { title: 'Platform, dashboard', path: '/platform/dashboard', drawing: '11' },
  { title: 'Platform, analytics', path: '/platform/analytics', drawing: '27' },
  { title: 'Platform, orders', path: '/platform/orders' },
  { title: 'Platform, goods', path: '/platform/goods' },
  { title: 'Platform, applications', path: '/platform/applications', drawing: '14' },
  { title: 'Platform, refunds', path: '/platform/interventions', drawing: '16' },
  { title: 'Platform, complaints', path: '/platform/complaints', drawing: '24' },
  { title: 'Platform, all refunds', path: '/platform/refunds' },
  { title: 'Platform, post review', path: '/platform/posts?state=shown', drawing: '22' },
  { title: 'Platform, reports', path: '/platform/posts/reports', drawing: '22b' },
  { title: 'Platform, authors', path: '/platform/posts/authors' },
  { title: 'Platform, live watch', path: '/platform/live?state=ended', drawing: '23' },
  { title: 'Platform, service inbox', path: '/platform/support', drawing: '21' },
  { title: 'Platform, question bank', path: '/platform/bank', drawing: '21b' },
  { title: 'Platform, feedback', path: '/platform/feedback', drawing: '24b' },
  { title: 'Platform, money radar', path: '/platform/radar', drawing: '18' },
  { title: 'Platform, withdrawals', path: '/platform/withdrawals' },
  { title: 'Platform, withdrawal', path: '/platform/withdrawals/{withdrawal}' },
  { title: 'Platform, adjustments', path: '/platform/adjustments' },
  { title: 'Platform, deadlines', path: '/platform/deadlines' },
  { title: 'Platform, findings', path: '/platform/findings' },
  { title: 'Platform, commission', path: '/platform/fees' },
  { title: 'Platform, shops', path: '/platform/shops' },
  { title: 'Platform, a shop', path: '/platform/shops/1' },
  { title: "Platform, a shop's wallet", path: '/platform/shops/1/wallet' },
  { title: 'Platform, group buying', path: '/platform/campaigns' },
  { title: 'Platform, campaign', path: '/platform/campaigns/{campaign}' },
  { title: 'Platform, coupons', path: '/platform/coupons' },
  { title: 'Platform, new coupon', path: '/platform/coupons/new', drawing: '07' },
  { title: 'Platform, coupon', path: '/platform/coupons/{platformCoupon}', drawing: '07' },
  { title: 'Platform, users', path: '/platform/users' },
  { title: 'Platform, growth', path: '/platform/growth', drawing: '25' },
  { title: 'Platform, people of growth', path: '/platform/growth/people', drawing: '25' },
  { title: 'Platform, user', path: '/platform/users/{shopper}' },
  { title: "Platform, a user's wallet", path: '/platform/users/{shopper}/wallet' },
  { title: 'Platform, pages', path: '/platform/pages' },
  { title: 'Platform, page editor', path: '/platform/pages/{homePage}', drawing: '13' },
  { title: 'Platform, adverts', path: '/platform/adverts' },
  { title: 'Platform, pop-ups', path: '/platform/popups' },
  { title: 'Platform, hot words', path: '/platform/hot-words' },
  { title: 'Platform, articles', path: '/platform/articles' },
  { title: 'Platform, new article', path: '/platform/articles/new' },
  { title: 'Platform, article', path: '/platform/articles/{article}' },
  { title: 'Platform, help', path: '/platform/help' },
  { title: 'Platform, categories', path: '/platform/categories' },
  { title: 'Platform, carriers', path: '/platform/carriers' },
  { title: 'Platform, regions', path: '/platform/regions' },
  { title: 'Platform, staff and roles', path: '/platform/staff' },
  { title: 'Platform, settings', path: '/platform/settings' },
  { title: 'Platform, audit log', path: '/platform/audit', drawing: '15' },
  { title: 'Platform, own account', path: '/platform/account' },
  { title: 'Platform, clock', path: '/platform/clock' },
];
