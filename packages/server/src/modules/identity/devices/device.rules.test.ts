import { describe, expect, it } from 'vitest';
import { detectApp, detectSystem } from './device.rules.ts';

const agents = {
  'ios safari':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'ios wechat':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.53(0x1800352f) NetType/WIFI Language/zh_CN',
  'android chrome':
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  'android samsung':
    'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
  'windows edge':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
  'macos firefox': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0',
  'linux firefox': 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
  'unknown unknown': 'curl/8.9.1',
};

describe('naming a device', () => {
  it.each(Object.entries(agents))('knows %s by what it says of itself', (name, agent) => {
    expect(`${detectSystem(agent)} ${detectApp(agent)}`).toBe(name);
  });

  it('makes nothing of a device that says nothing', () => {
    expect([detectSystem(''), detectApp('')]).toEqual(['unknown', 'unknown']);
  });
});
