/** What device and app a browser says it is. Order matters: most browsers name several others as well. */
import type { DeviceApp, DeviceSystem } from '@chengji/contract';

const systems: readonly [DeviceSystem, RegExp][] = [
  ['ios', /iPhone|iPad|iPod/],
  ['android', /Android/],
  ['windows', /Windows/],
  ['macos', /Macintosh/],
  ['linux', /Linux/],
];

const apps: readonly [DeviceApp, RegExp][] = [
  ['wechat', /MicroMessenger/i],
  ['qq', /MQQBrowser|QQ\//],
  ['samsung', /SamsungBrowser/],
  ['edge', /Edg(A|iOS)?\//],
  ['firefox', /Firefox|FxiOS/],
  ['chrome', /Chrome|CriOS/],
  ['safari', /Safari/],
];

const findFirst = <Name>(known: readonly [Name, RegExp][], agent: string): Name | undefined =>
  known.find(([, pattern]) => pattern.test(agent))?.[0];

export const detectSystem = (agent: string): DeviceSystem => findFirst(systems, agent) ?? 'unknown';
export const detectApp = (agent: string): DeviceApp => findFirst(apps, agent) ?? 'unknown';

const names = { ios: 'iOS', android: 'Android', windows: 'Windows', macos: 'macOS', linux: 'Linux' };
const appNames = {
  wechat: 'WeChat',
  qq: 'QQ',
  samsung: 'Samsung Internet',
  edge: 'Edge',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
};

/** `iOS · Safari`, the same in every language; `?` for what a browser does not reveal. */
export function toDeviceName(agent: string): string {
  const system = findFirst(systems, agent);
  const app = findFirst(apps, agent);
  const known = [
    system && system !== 'unknown' ? names[system] : undefined,
    app && app !== 'unknown' ? appNames[app] : undefined,
  ].filter((name) => name !== undefined);
  return known.join(' · ') || '?';
}
