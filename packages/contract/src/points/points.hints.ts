import { type Hints, hint } from '../setting-hint.ts';

export const pointsHints: Hints = {
  'points.per_yuan': hint(
    '实付每满 1 元得多少积分，售后期结束后发放；调大买家升级更快，0 表示购物不送积分。',
    'Points for each whole yuan paid, given when the after-sale window ends; higher raises levels sooner, 0 gives none.',
  ),
  'points.review': hint(
    '一个订单首次晒图评价得多少积分；调大晒图会更多，0 表示不送。',
    'Points for the first review with pictures of an order; higher brings more pictures, 0 gives none.',
  ),
  'points.check_in_step': hint(
    '连续签到第几天就得几倍的积分；调大连续签到更划算，已发放的不变。',
    'A day in a row earns this many times its number; higher rewards coming daily more. What was given stays.',
  ),
  'points.check_in_most': hint(
    '连续签到再久，一天最多得多少积分；调大长期签到得分更多。',
    'The most one day earns however long the row; higher gives more to those who have come for long.',
  ),
  'points.makeup_cost': hint(
    '补签一天要花多少积分；调大补签更少，0 表示免费补签。',
    'What making up a missed day takes in points; higher means fewer make-ups, 0 is free.',
  ),
  'points.makeup_times': hint(
    '每人每月最多补签几次；调小连续签到更难得，0 表示不开放补签。',
    'Make-ups a person may use in a month; lower makes rows harder to keep, 0 allows none.',
  ),
  'points.level_2_from': hint(
    '成长值达到多少升为 2 级；调大升级更难，已升的不会降级。',
    'The growth that makes level 2; higher is harder to reach, and nobody falls back.',
  ),
  'points.level_3_from': hint(
    '成长值达到多少升为 3 级；调大升级更难，已升的不会降级。',
    'The growth that makes level 3; higher is harder to reach, and nobody falls back.',
  ),
  'points.level_4_from': hint(
    '成长值达到多少升为 4 级；调大升级更难，已升的不会降级。',
    'The growth that makes level 4; higher is harder to reach, and nobody falls back.',
  ),
  'points.level_5_from': hint(
    '成长值达到多少升为 5 级；调大升级更难，已升的不会降级。',
    'The growth that makes level 5; higher is harder to reach, and nobody falls back.',
  ),
  'points.level_1_rate': hint(
    '1 级会员购物所得积分的倍率；100% 是原样，只影响之后发放的积分。',
    'How many times an order’s points level 1 gets; 100% is as they are. Points given from now on only.',
  ),
  'points.level_2_rate': hint(
    '2 级会员购物所得积分的倍率；调大升级更有吸引力，只影响之后发放的积分。',
    'How many times an order’s points level 2 gets; higher makes the level worth more. Points given from now on only.',
  ),
  'points.level_3_rate': hint(
    '3 级会员购物所得积分的倍率；调大升级更有吸引力，只影响之后发放的积分。',
    'How many times an order’s points level 3 gets; higher makes the level worth more. Points given from now on only.',
  ),
  'points.level_4_rate': hint(
    '4 级会员购物所得积分的倍率；调大升级更有吸引力，只影响之后发放的积分。',
    'How many times an order’s points level 4 gets; higher makes the level worth more. Points given from now on only.',
  ),
  'points.level_5_rate': hint(
    '5 级会员购物所得积分的倍率；调大升级更有吸引力，只影响之后发放的积分。',
    'How many times an order’s points level 5 gets; higher makes the level worth more. Points given from now on only.',
  ),
};
