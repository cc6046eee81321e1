import { describe, expect, it } from 'vitest';
import { pinRules } from './pinned.rules.ts';

describe('the rules pinned to an order', () => {
  it('are those in force when it was placed', () => {
    const values = {
      'orders.auto_receive_days': 10,
      'orders.extend_receive_days': 5,
      'orders.auto_comment_days': 15,
      'orders.ship_within_hours': 48,
      'orders.after_sale_days': 7,
      'ledger.commission_rate': 500,
      'referral.first_rate': 500,
      'referral.second_rate': 200,
    };
    expect(pinRules({ get: (name) => values[name] })).toEqual({
      autoReceiveDays: 10,
      extendDays: 5,
      autoCommentDays: 15,
      afterSaleDays: 7,
      shipWithinHours: 48,
      commissionBasisPoints: 500,
      referral: { first: 500, second: 200 },
    });
  });
});
