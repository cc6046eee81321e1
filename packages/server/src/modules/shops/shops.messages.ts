import type { Messages } from '../../kernel/i18n/i18n.ts';

export const shopsMessages: Messages = {
  'shops.shop_gone': { zh: '店铺不存在或已暂停营业', en: 'This shop isn’t available' },
  'shops.link_code_wrong': {
    zh: '绑定码不正确或已过期，请在店铺后台重新生成',
    en: 'This code is wrong or has expired. Please make a new one in the console',
  },
  'shops.already_linked': {
    zh: '你已绑定该店铺，或该员工已绑定其他账号',
    en: 'You’re already linked to this shop, or this staff member is linked to another account',
  },
  'shops.not_linked': {
    zh: '你未绑定该店铺或没有此权限',
    en: 'You’re not linked to this shop, or don’t have permission to do this',
  },
  'shops.application_pending': {
    zh: '你的入驻申请正在审核，请耐心等待',
    en: 'Your application is already being reviewed',
  },
  'shops.application_decided': { zh: '该申请已处理', en: 'This application has already been decided' },
  'shops.document_missing': {
    zh: '请上传所需的全部证照',
    en: 'Please upload all the required documents',
  },
  'shops.licence_over': {
    zh: '证照已过期，请更新后再申请',
    en: 'The licence has expired. Please renew it before applying',
  },
  'shops.company_missing': { zh: '请填写企业名称', en: 'Please enter the company name' },
  'shops.name_taken': { zh: '该店铺名称已被使用', en: 'This shop name is already in use' },
  'shops.account_taken': { zh: '该登录账号已被使用', en: 'This account is already in use' },
  'shops.state_changed': {
    zh: '店铺状态已变化，请刷新',
    en: 'The shop has changed. Please refresh',
  },
  'shops.suspended': {
    zh: '店铺已被暂停经营，商品不能上架',
    en: 'The shop is suspended, so products can’t be listed',
  },
};
