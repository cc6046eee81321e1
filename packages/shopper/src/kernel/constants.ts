/**
 * Section 9 of the specification: the constants of the client, each used where its name says. Those of calls and
 * of the socket (60 s, 3 s, 3 attempts) are the client kit's, for every client.
 */
export const TOAST_MS = 3_000;
export const PAGE_PUSH_MS = 300;
export const ANIMATION_MS = 200;

/** Nothing is shown for this long while a page or its data loads; then the skeleton. */
export const LOADING_DELAY_MS = 200;
/** Then the page says that it could not be loaded and offers a retry; its code may still come until `CHUNK_TIMEOUT_MS`. */
export const PAGE_TIMEOUT_MS = 60_000;
export const CHUNK_TIMEOUT_MS = 120_000;

export const USER_FETCH_DELAY_MS = 300;

export const CART_LOAD_DELAY_MS = 1_000;
/** How long a logout waits for the answers to what was sent before it. */
export const LOGOUT_PATIENCE_MS = 5_000;

export const REACH_BOTTOM_PX = 150;

export const PICTURE = { quality: 90, size: 120, scale: 3 } as const;

/** Failed refreshes of the no-network page before it offers to enter anyway. */
export const FAILED_REFRESHES = 3;

export const APP_VERSION = '1.1.11';
export const APP_VERSION_CODE = 1_111;

/** Names in local storage. */
export const STORAGE_KEY = {
  user: 'user',
  device: 'device',
  statistics: 'statistics',
  cart: 'cart',
  cartChanges: 'cart_changes',
  language: 'language',
  languageOffer: 'language_offer',
  chatClient: 'chat_client_id',
  chatMessages: 'chat_messages',
  chatUnsent: 'chat_unsent',
  chatDrafts: 'chat_drafts',
  theme: 'theme',
  brand: 'brand',
  timeZone: 'time_zone',
  ignoredUpdate: 'ignored_update',
  referrer: 'referrer',
  seenPopup: 'seen_popup',
  openingAdvert: 'opening_advert',
  openedOn: 'opened_on',
  searchHistory: 'search_history',
  reviewDrafts: 'review_drafts',
  refundDrafts: 'refund_drafts',
  serviceConversation: 'service_conversation',
  complaintDrafts: 'complaint_drafts',
  commentDrafts: 'comment_drafts',
  videoSound: 'video_sound',
  feedbackDrafts: 'feedback_drafts',
  postDrafts: 'post_drafts',
  liveDrafts: 'live_drafts',
  hiddenMoney: 'hidden_money',
  privacy: 'privacy',
} as const;
