export const zh = {
  apiMissing: 'API 接口不存在',
  apiBusy: 'API 服务器繁忙',
  loginFirst: '请先登录',
  poorNetwork: '网络状态不佳',
  requestFailed: '请求失败（{status}）',
  copied: '复制成功',
  linkCopied: '链接已复制',
  copyFailed: '复制失败',
  copyUnsupported: '浏览器不支持',
  newVersion: '发现新版本，是否立即更新？',
  updateNow: '立即更新',
  ignoreUpdate: '忽略',
} as const;
