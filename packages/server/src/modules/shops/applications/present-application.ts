import type { ShopApplication } from '@chengji/contract';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { maskMobile, maskNumber } from '../../identity/index.ts';
import type { Application } from './applications.queries.ts';

export const presentApplication = (row: Application): ShopApplication => ({
  id: row.id,
  state: row.state,
  type: row.type,
  name: row.name,
  name_en: row.nameEn,
  logo: row.logo,
  city: row.city,
  city_en: row.cityEn,
  intro: row.intro,
  intro_en: row.introEn,
  business: row.business,
  company: row.company,
  licence_no: maskNumber(row.licenceNo),
  licence_ends_on: row.licenceEndsOn,
  contact: row.contact,
  mobile: maskMobile(row.mobile),
  account: row.account,
  documents: row.documents,
  submissions: row.submissions,
  submitted_at: toUnixSeconds(row.submittedAt),
  decided_at: row.decidedAt && toUnixSeconds(row.decidedAt),
  reason: row.reason,
  shop_id: row.shopId,
});
