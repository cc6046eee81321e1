// @vitest-environment jsdom
import { differingParams } from '@chengji/client-kit/i18n';
import { expect, test } from 'vitest';
import * as appEn from './app/strings.en.ts';
import * as appZh from './app/strings.zh.ts';
import * as designEn from './design/strings.en.ts';
import * as designZh from './design/strings.zh.ts';
import * as catalogEn from './features/catalog/strings.en.ts';
import * as catalogZh from './features/catalog/strings.zh.ts';
import * as clockEn from './features/clock/strings.en.ts';
import * as clockZh from './features/clock/strings.zh.ts';
import * as contentEn from './features/content/strings.en.ts';
import * as contentZh from './features/content/strings.zh.ts';
import * as couponsEn from './features/coupons/strings.en.ts';
import * as couponsZh from './features/coupons/strings.zh.ts';
import * as groupsEn from './features/groups/strings.en.ts';
import * as groupsZh from './features/groups/strings.zh.ts';
import * as identityEn from './features/identity/strings.en.ts';
import * as identityZh from './features/identity/strings.zh.ts';
import * as importsEn from './features/imports/strings.en.ts';
import * as importsZh from './features/imports/strings.zh.ts';
import * as ordersEn from './features/orders/strings.en.ts';
import * as ordersZh from './features/orders/strings.zh.ts';
import * as platformEn from './features/platform/strings.en.ts';
import * as platformZh from './features/platform/strings.zh.ts';
import * as settingsEn from './features/settings/strings.en.ts';
import * as settingsZh from './features/settings/strings.zh.ts';
import * as shopsEn from './features/shops/strings.en.ts';
import * as shopsZh from './features/shops/strings.zh.ts';
import * as tasksEn from './features/tasks/strings.en.ts';
import * as tasksZh from './features/tasks/strings.zh.ts';
import * as usersEn from './features/users/strings.en.ts';
import * as usersZh from './features/users/strings.zh.ts';

const pairs = [
  ['app', appZh.zh, appEn.en],
  ['design', designZh.zh, designEn.en],
  ['catalog', catalogZh.zh, catalogEn.en],
  ['clock', clockZh.zh, clockEn.en],
  ['content', contentZh.zh, contentEn.en],
  ['coupons', couponsZh.zh, couponsEn.en],
  ['groups', groupsZh.zh, groupsEn.en],
  ['identity', identityZh.zh, identityEn.en],
  ['imports', importsZh.zh, importsEn.en],
  ['tasks', tasksZh.zh, tasksEn.en],
  ['orders', ordersZh.zh, ordersEn.en],
  ['platform', platformZh.zh, platformEn.en],
  ['settings', settingsZh.zh, settingsEn.en],
  ['shops', shopsZh.zh, shopsEn.en],
  ['users', usersZh.zh, usersEn.en],
] as const;

test.each(pairs)('the texts of %s fill in the same things in both languages', (_, zh, en) => {
  expect(differingParams(zh, en)).toEqual([]);
});

test.each(pairs)('the texts of %s say something in both languages', (_, zh, en) => {
  for (const text of [...Object.values(zh), ...Object.values(en)]) expect(text.trim()).not.toBe('');
});

const spoken = (key: string) => key !== 'detailsZh';
test.each(pairs)('the English of %s holds no Chinese', (_, _zh, en) => {
  const chinese = Object.entries(en).filter(([key, text]) => spoken(key) && /[\u4e00-\u9fff]/.test(text));
  expect(chinese).toEqual([]);
});
