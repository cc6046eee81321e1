import type { Notice } from '@chengji/contract';

/** The address of the page a notice opens; null where it only says something. */
export function toAddress({ kind, modules, modules_id }: Notice): string | null {
  switch (modules) {
    case 'order':
      if (modules_id === null) return 'pages/user/order/order';
      return `pages/user/order/${kind === 'logistics' ? 'logistics' : 'details'}?id=${modules_id}`;
    case 'goods':
      return modules_id === null ? null : `pages/product/goods?id=${modules_id}`;
    case 'live':
      return modules_id === null ? null : `pages/apps/find/details/live?id=${modules_id}`;
    case 'shop':
      return modules_id === null ? null : `pages/shop/index?id=${modules_id}`;
    case 'level':
      return 'pages/user';
    case 'referral':
      return 'pages/user/distribution';
    case 'coupon':
      return 'pages/user/coupon/mycard';
    case 'security':
      return 'pages/user/setting/security';
    case 'withdrawal':
      return modules_id === null ? null : `pages/user/money/witlist?id=${modules_id}`;
    case 'refund':
      return modules_id === null ? 'pages/user/refund/lists' : `pages/user/refund/details?id=${modules_id}`;
    case 'service':
      return 'pages/user/service';
    case 'complaint':
      return `pages/user/complaint/lists${modules_id === null ? '' : `?id=${modules_id}`}`;
    case 'feedback':
      return `pages/user/feedback/lists${modules_id === null ? '' : `?id=${modules_id}`}`;
    case 'review':
      return `pages/user/comment${modules_id === null ? '' : `?id=${modules_id}`}`;
    default:
      return null;
  }
}
