import type { ShopApplication } from '@chengji/contract';
import { maskMobile, maskNumber } from '../../identity/index.ts';
import type { Application } from './applications.queries.ts';

export const seconds = (moment: Date) => Math.floor(moment.getTime() / 1_000);

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
  contact: row.contact,
  mobile: maskMobile(row.mobile),
  account: row.account,
  documents: row.documents,
  submissions: row.submissions,
  submitted_at: seconds(row.submittedAt),
  decided_at: row.decidedAt && seconds(row.decidedAt),
  reason: row.reason,
  shop_id: row.shopId,
});
