/** Every closed set of words the market uses on the wire and in its tables. */
import { z } from 'zod';

export const ShopType = z.enum(['self', 'personal', 'enterprise', 'flagship']);
export type ShopType = z.output<typeof ShopType>;

export const OrderState = z.enum([
  'pending_payment',
  'pending_group',
  'pending_shipment',
  'shipped',
  'pending_review',
  'completed',
  'closed',
]);
export type OrderState = z.output<typeof OrderState>;

/** The tabs of the order list, and the states each one holds. */
export const OrderTab = z.enum(['all', 'pay', 'group', 'ship', 'receive', 'review', 'closed']);
export type OrderTab = z.output<typeof OrderTab>;

/** What an order is bought as; every kind registers what it must do with `orders`. */
export const PurchaseKind = z.enum(['direct', 'group', 'ladder']);
export type PurchaseKind = z.output<typeof PurchaseKind>;

export const CloseReason = z.enum(['unpaid', 'cancelled', 'by_shop', 'group_failed', 'refunded']);
export type CloseReason = z.output<typeof CloseReason>;

/** Where a person came from when they first looked at a shop on a day. */
export const VisitSource = z.enum(['search', 'home', 'category', 'group', 'post', 'link', 'other']);
export type VisitSource = z.output<typeof VisitSource>;

/** The colours a shop's staff mark orders with, among themselves. */
export const OrderFlag = z.enum(['red', 'yellow', 'green', 'blue', 'purple']);
export type OrderFlag = z.output<typeof OrderFlag>;

/** Why a shop closes an order that is not paid. */
export const ShopCloseReason = z.enum([
  'buyer_asked',
  'no_contact',
  'wrong_order',
  'out_of_stock',
  'no_delivery',
  'other',
]);
export type ShopCloseReason = z.output<typeof ShopCloseReason>;

export const PaymentState = z.enum(['pending', 'paid', 'closed', 'refunded']);
export type PaymentState = z.output<typeof PaymentState>;

export const PayChannel = z.enum(['balance', 'wechat', 'sandbox']);
export type PayChannel = z.output<typeof PayChannel>;

/** An implausible report of a payment channel. */
export const PaymentFindingKind = z.enum([
  'wrong_amount',
  'wrong_currency',
  'wrong_app',
  'wrong_merchant',
  'wrong_channel',
  'refund_abnormal',
  'refund_closed',
  'refund_after_all',
  'payout_after_all',
  'unknown_payment',
  'unknown_refund',
  'unknown_payout',
]);
export type PaymentFindingKind = z.output<typeof PaymentFindingKind>;

/** What a channel's bill lists and the ledger books. */
export const BilledKind = z.enum(['payment', 'refund', 'payout']);
export type BilledKind = z.output<typeof BilledKind>;

/** How a number of a channel's bill differs from the ledger; `twice`: listed there more than once. */
export const BillDifferenceKind = z.enum(['missing_here', 'missing_there', 'different', 'twice']);
export type BillDifferenceKind = z.output<typeof BillDifferenceKind>;

/** `waiting` for a second person; `settled` by itself: it does not differ any more. */
export const BillDifferenceState = z.enum(['open', 'waiting', 'repaired', 'settled']);
export type BillDifferenceState = z.output<typeof BillDifferenceState>;

/** Money goes to its payer's balance or back through the channel, where it did not arrive once more; or promotions bear the difference. */
export const RepairWay = z.enum(['credit', 'return', 'resend', 'book']);
export type RepairWay = z.output<typeof RepairWay>;

/** Money that is not where it should be by now. */
export const StuckKind = z.enum(['payment', 'refund', 'payout', 'callback']);
export type StuckKind = z.output<typeof StuckKind>;

/** The ledger's accounts, those of all people and of all shops taken together. */
export const FundKind = z.enum([
  'external',
  'escrow',
  'refunding',
  'shop_pending',
  'shop_available',
  'shop_frozen',
  'shopper_available',
  'shopper_frozen',
  'commission',
  'fees',
  'promotions',
]);
export type FundKind = z.output<typeof FundKind>;

export const LogisticsStatus = z.enum([
  'ordered',
  'processing',
  'waiting_pickup',
  'picked_up',
  'in_transit',
  'out_for_delivery',
  'signed',
  'problem',
  'return_sign',
  'returned',
  'transferred',
  'unpaid',
]);
export type LogisticsStatus = z.output<typeof LogisticsStatus>;

export const NoticeKind = z.enum(['logistics', 'notify', 'system']);
export type NoticeKind = z.output<typeof NoticeKind>;

export const ReviewTab = z.enum(['all', 'good', 'medium', 'poor', 'image']);
export type ReviewTab = z.output<typeof ReviewTab>;

/** What buyers say often in their reviews. */
export const ReviewTag = z.enum([
  'quality',
  'taste',
  'fresh',
  'fragrant',
  'looks',
  'comfort',
  'fit',
  'handy',
  'value',
  'described',
  'packing',
  'delivery',
  'service',
  'again',
]);
export type ReviewTag = z.output<typeof ReviewTag>;

export const GoodsSort = z.enum(['default', 'sales', 'price_asc', 'price_desc', 'new']);
export type GoodsSort = z.output<typeof GoodsSort>;

export const Gender = z.enum(['unknown', 'male', 'female']);
export type Gender = z.output<typeof Gender>;

export const FreightKind = z.enum(['free', 'piece', 'weight']);
export type FreightKind = z.output<typeof FreightKind>;

/** Work that takes longer than a call may: see the tasks of the kernel. */
export const TaskKind = z.enum([
  'goods_import_read',
  'goods_import_check',
  'goods_import',
  'picture_import',
  'goods_export',
  'orders_export',
  'refunds_export',
]);
export type TaskKind = z.output<typeof TaskKind>;

export const TaskState = z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']);
export type TaskState = z.output<typeof TaskState>;

/** How far an import is: `ready` to be started, `checked` when a dry run went through, `stopped` on its way. */
export const ImportStage = z.enum([
  'reading',
  'unreadable',
  'ready',
  'checking',
  'checked',
  'running',
  'stopped',
  'done',
]);
export type ImportStage = z.output<typeof ImportStage>;

/** The outcome of a goods in an import. */
export const ImportOutcome = z.enum(['waiting', 'created', 'changed', 'unchanged', 'refused']);
export type ImportOutcome = z.output<typeof ImportOutcome>;

/** How a campaign sells: to teams of one size, or at a price that falls as a team grows. */
export const CampaignKind = z.enum(['ordinary', 'ladder']);
export type CampaignKind = z.output<typeof CampaignKind>;

/** `coming` before it starts, `ended` when its time is over, `stopped` by its shop or the operator. */
export const CampaignState = z.enum(['draft', 'coming', 'running', 'ended', 'stopped']);
export type CampaignState = z.output<typeof CampaignState>;

/** `auto` was short of people at the end and completed by the market. */
export const TeamState = z.enum(['start', 'success', 'fail', 'auto']);
export type TeamState = z.output<typeof TeamState>;

/** What happens to a group order that is paid when its team is over: it joins another team, or is refunded at once. */
export const LateChoice = z.enum(['move', 'refund']);
export type LateChoice = z.output<typeof LateChoice>;

/** Which staff must have a second factor; `platform_owner` are those of the platform's top role. */
export const SecondFactorPolicy = z.enum(['nobody', 'platform_owner', 'platform', 'everyone']);
export type SecondFactorPolicy = z.output<typeof SecondFactorPolicy>;

export const CouponType = z.enum(['reduction', 'discount', 'shipping', 'vip']);
export type CouponType = z.output<typeof CouponType>;

export const CouponScope = z.enum(['all', 'categories', 'goods']);
export type CouponScope = z.output<typeof CouponScope>;

/** Of what is issued: `coming` before it can be received, `ended` when its time is over. */
export const CouponState = z.enum(['draft', 'coming', 'running', 'ended', 'stopped']);
export type CouponState = z.output<typeof CouponState>;

export const CardState = z.enum(['unused', 'used', 'expired']);
export type CardState = z.output<typeof CardState>;

/** What kind of movement a bill shows. */
export const BillType = z.enum(['pay', 'groups', 'refund', 'recharge', 'withdraw', 'sys', 'settle']);
export type BillType = z.output<typeof BillType>;

export const CardType = z.enum(['debit', 'credit']);
export type CardType = z.output<typeof CardType>;

/** How money is paid out: by staff at the bank, or by a transfer of WeChat Pay. */
export const PayoutMethod = z.enum(['manual', 'wechat']);
export type PayoutMethod = z.output<typeof PayoutMethod>;

/** A withdrawal as its owner sees it. */
export const WithdrawalState = z.enum(['created', 'successed', 'rejected']);
export type WithdrawalState = z.output<typeof WithdrawalState>;

/** What the operator still does of a withdrawal that is `created`. */
export const WithdrawalStep = z.enum(['waiting', 'approved', 'sent']);
export type WithdrawalStep = z.output<typeof WithdrawalStep>;

export const RefundKind = z.enum(['refund_only', 'return_and_refund']);
export type RefundKind = z.output<typeof RefundKind>;

/** Whether the buyer has the goods, as the buyer says. */
export const Received = z.enum(['not_received', 'received']);
export type Received = z.output<typeof Received>;

/** `processing`: the channel returns the money; `failed`: it could not, and the platform sees to it. */
export const RefundState = z.enum([
  'pending_seller',
  'pending_return',
  'pending_receipt',
  'rejected',
  'intervention',
  'processing',
  'failed',
  'completed',
  'closed',
]);
export type RefundState = z.output<typeof RefundState>;

/** Who pays for what the platform decides: the shop, or the platform as goodwill. */
export const RefundBearer = z.enum(['shop', 'platform']);
export type RefundBearer = z.output<typeof RefundBearer>;

/** Who writes a post. */
export const AuthorKind = z.enum(['user', 'shop']);
export type AuthorKind = z.output<typeof AuthorKind>;

/** `other` is an article with pictures. */
export const PostType = z.enum(['other', 'video', 'live']);
export type PostType = z.output<typeof PostType>;

/** `reviewing` waits for the operator; `taken_down` was shown before. */
export const PostState = z.enum(['reviewing', 'shown', 'refused', 'taken_down']);
export type PostState = z.output<typeof PostState>;

/** `created` is prepared or announced; `ended` has no recording yet, or none any more. */
export const LiveState = z.enum(['created', 'living', 'ended', 'replay']);
export type LiveState = z.output<typeof LiveState>;

/** What the media server sees of the encoder of a live: nothing yet, a stream, or one that broke off. */
export const EncoderState = z.enum(['none', 'sending', 'lost']);
export type EncoderState = z.output<typeof EncoderState>;

/** Why a post is recommended: its author is followed, or its category is near to what one did, or neither. */
export const FeedReason = z.enum(['following', 'bought', 'liked', 'viewed', 'popular', 'new']);
export type FeedReason = z.output<typeof FeedReason>;

/** `processing` makes of an uploaded video what every browser plays. */
export const VideoState = z.enum(['uploading', 'processing', 'ready', 'failed']);
export type VideoState = z.output<typeof VideoState>;

export const ComplaintType = z.enum(['user', 'goods', 'shop', 'group', 'post', 'live', 'chat', 'order']);
export type ComplaintType = z.output<typeof ComplaintType>;

export const ComplaintState = z.enum(['submitted', 'processing', 'upheld', 'dismissed']);
export type ComplaintState = z.output<typeof ComplaintState>;

/** What feedback is about: chosen by who writes it, corrected by the platform. */
export const FeedbackCategory = z.enum([
  'suggestion',
  'performance',
  'interface',
  'payment',
  'groups',
  'delivery',
  'live',
  'other',
]);
export type FeedbackCategory = z.output<typeof FeedbackCategory>;

export const FeedbackState = z.enum(['submitted', 'answered', 'handled']);
export type FeedbackState = z.output<typeof FeedbackState>;

/** What staff are alerted of: those of a shop, then those of the platform. */
export const AlertKind = z.enum([
  'order_paid',
  'refund_applied',
  'refund_returned',
  'review_written',
  'stock_low',
  'campaign_stopped',
  'coupon_stopped',
  'import_done',
  'payout_paid',
  'payout_rejected',
  'licence_ending',
  'live_recorded',
  'live_cut',
  'shop_applied',
  'payout_asked',
  'refund_disputed',
  'complaint_sent',
  'feedback_sent',
  'payment_found',
  'licence_over',
]);
export type AlertKind = z.output<typeof AlertKind>;

/** What two members of staff might work on at once. */
export const HandledSubject = z.enum([
  'order',
  'goods',
  'refund',
  'review',
  'application',
  'withdrawal',
  'complaint',
  'finding',
  'post',
]);
export type HandledSubject = z.output<typeof HandledSubject>;

/** Of a day in the month of daily check-ins. */
export const CheckInState = z.enum(['signed', 'made_up', 'missed', 'future']);
export type CheckInState = z.output<typeof CheckInState>;

/** What points came from or went to; `opening` is what a market brought along. */
export const PointsKind = z.enum([
  'check_in',
  'makeup',
  'makeup_cost',
  'order',
  'review',
  'coupon',
  'opening',
]);
export type PointsKind = z.output<typeof PointsKind>;

/** By what those who check in are ranked: points of this month, or days in a row. */
export const RankOrder = z.enum(['month_points', 'row']);
export type RankOrder = z.output<typeof RankOrder>;

/** Of what an order earns a referrer: `void` when it was refunded whole, `withheld` while they are blocked. */
export const EarningState = z.enum(['expected', 'credited', 'withheld', 'void']);
export type EarningState = z.output<typeof EarningState>;

/** What people share who may be one person. */
export const SharedKind = z.enum(['device', 'address', 'payout_account']);
export type SharedKind = z.output<typeof SharedKind>;
