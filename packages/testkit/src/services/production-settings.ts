/** The settings that production requires besides a database, with values that reach no real service. */
export const productionSettings = {
  SECRET: 'f3b1c0a9-7d52-4e68-9a41-0c8e2d7b6f15',
  PASSWORD_PEPPER: '8a4e2f61-3c9d-4b70-8e15-d6a97c0b24f3',
  DATA_KEY: 'c5d90e37-1f84-4a2b-b6c8-52e7f39a0d41',
  SMS_PROVIDER: 'aliyun',
  SMS_ACCESS_KEY_ID: 'id',
  SMS_ACCESS_KEY_SECRET: 'secret',
  SMS_SIGN_NAME: '橙集',
  SMS_TEMPLATE_CODE: 'SMS_1',
  SMS_TEMPLATE_SHOP_APPROVED: 'SMS_2',
  SMS_TEMPLATE_SHOP_REJECTED: 'SMS_3',
  SMS_TEMPLATE_MOBILE_CHANGED: 'SMS_4',
  SMS_ENDPOINT: 'http://127.0.0.1:9',
} as const;
