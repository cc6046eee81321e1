/** What production asks for besides a database, in values that reach nobody. */
export const fitForProduction = {
  SECRET: 'f3b1c0a9-7d52-4e68-9a41-0c8e2d7b6f15',
  SMS_PROVIDER: 'aliyun',
  SMS_ACCESS_KEY_ID: 'id',
  SMS_ACCESS_KEY_SECRET: 'secret',
  SMS_SIGN_NAME: '橙集',
  SMS_TEMPLATE_CODE: 'SMS_1',
  SMS_TEMPLATE_SHOP_APPROVED: 'SMS_2',
  SMS_TEMPLATE_SHOP_REJECTED: 'SMS_3',
  SMS_ENDPOINT: 'http://127.0.0.1:9',
} as const;
