/** Where the shops of each city take goods back. */
const districts: Readonly<Record<string, string>> = {
  杭州: '330110',
  上海: '310115',
  深圳: '440306',
  广州: '440111',
  成都: '510112',
  赣州: '360702',
  佛山: '440605',
  宁波: '330212',
  苏州: '320506',
  温州: '330304',
  南平: '350702',
  昆明: '530114',
  北京: '110105',
  景德镇: '360203',
};

/** The codes of a city's district, and what lies in it. */
export function getReturnArea(city: string) {
  const district_code = districts[city];
  if (!district_code) throw new Error(`no return address in ${city}`);
  return {
    province_code: `${district_code.slice(0, 2)}0000`,
    city_code: `${district_code.slice(0, 4)}00`,
    district_code,
  };
}
