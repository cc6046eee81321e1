/** WeChat's JS-SDK, as far as it is used, and its script. */
type Asked<Answer> = {
  success: (answer: Answer) => void;
  fail: (fault: { errMsg: string }) => void;
  cancel?: () => void;
};
type Shared = { title: string; link: string; imgUrl: string };
type Spot = { latitude: number; longitude: number };

/** An address as the app's own picker hands it over; `countryName` is the district. */
export type WxAddress = {
  userName: string;
  telNumber: string;
  provinceName: string;
  cityName: string;
  countryName: string;
  detailInfo: string;
};

export type Wx = {
  config: (options: object) => void;
  ready: (then: () => void) => void;
  error: (then: (fault: { errMsg: string }) => void) => void;
  chooseImage: (
    asked: Asked<{ localIds: string[] }> & { count: number; sizeType: string[]; sourceType: string[] },
  ) => void;
  getLocalImgData: (asked: Asked<{ localData: string }> & { localId: string }) => void;
  getLocation: (asked: Asked<Spot> & { type: 'wgs84' | 'gcj02' }) => void;
  openLocation: (asked: Asked<unknown> & Spot & { name: string; address: string; scale: number }) => void;
  openAddress: (asked: Asked<WxAddress>) => void;
  updateAppMessageShareData: (asked: Asked<unknown> & Shared & { desc: string }) => void;
  updateTimelineShareData: (asked: Asked<unknown> & Shared) => void;
};

declare global {
  interface Window {
    wx?: Wx;
  }
}

const SCRIPT = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';

/** Resolves to null when the script does not come. */
export function loadWx(): Promise<Wx | null> {
  if (window.wx) return Promise.resolve(window.wx);
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onload = () => resolve(window.wx ?? null);
    script.onerror = () => resolve(null);
    document.head.append(script);
  });
}
