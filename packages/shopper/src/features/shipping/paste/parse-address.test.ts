import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAddress } from './parse-address.ts';
import type { Regions } from './region-in-text.ts';

/** `省 市 区…` a line, with made-up codes. */
const table = `
浙江省 杭州市 西湖区 上城区
浙江省 金华市 义乌市
北京市 北京市 朝阳区 东城区
辽宁省 朝阳市 双塔区
上海市 上海市 静安区 黄浦区
江苏省 南京市 鼓楼区 玄武区
江苏省 徐州市 鼓楼区
广东省 东莞市 东莞市
湖北省 省直辖县级行政区划 仙桃市
湖北省 恩施土家族苗族自治州 恩施市
河北省 石家庄市 赵县
新疆维吾尔自治区 乌鲁木齐市 天山区
内蒙古自治区 呼和浩特市 新城区
陕西省 西安市 新城区
广西壮族自治区 南宁市 青秀区
四川省 阿坝藏族羌族自治州 汶川县
青海省 海南藏族自治州 共和县
重庆市 重庆市 渝中区
`;

function readTable(): Regions {
  const regions: Regions = [];
  for (const line of table.trim().split('\n')) {
    const [province = '', city = '', ...districts] = line.split(' ');
    let inProvince = regions.find(({ name }) => name === province);
    if (!inProvince) {
      inProvince = { code: province, name: province, children: [] };
      regions.push(inProvince);
    }
    const children = districts.map((name) => ({ code: `${city}${name}`, name }));
    inProvince.children.push({ code: city, name: city, children });
  }
  return regions;
}
const regions = readTable();

const xihu = '浙江省杭州市西湖区';

/** The text, and what comes of it: name, mobile, region, street. */
const forms: [text: string, name: string, mobile: string, area: string, detail: string][] = [
  [
    '张三 13800138000 浙江省杭州市西湖区文三路 123 号 2 幢',
    '张三',
    '13800138000',
    xihu,
    '文三路 123 号 2 幢',
  ],
  ['张三，138-0013-8000，浙江省 杭州市 西湖区 文三路123号', '张三', '13800138000', xihu, '文三路123号'],
  ['+86 138 0013 8000 张三 浙江杭州西湖区文三路123号', '张三', '13800138000', xihu, '文三路123号'],
  ['(+86)13800138000，张三，杭州市西湖区文三路 1 号', '张三', '13800138000', xihu, '文三路 1 号'],
  [
    '１３８００１３８０００ 张三 浙江省杭州市西湖区文三路１２３号',
    '张三',
    '13800138000',
    xihu,
    '文三路123号',
  ],
  [
    '收货人：张三\n手机号码：13800138000\n所在地区：浙江省杭州市西湖区灵隐街道\n详细地址：文三路123号',
    ...(['张三', '13800138000', xihu, '灵隐街道 文三路123号'] as const),
  ],
  [
    '收货人: 张三 手机号码: 13800138000 所在地区: 浙江省杭州市西湖区 详细地址: 文三路123号',
    ...(['张三', '13800138000', xihu, '文三路123号'] as const),
  ],
  [
    '【收货人】张三【手机】13800138000【地址】浙江省杭州市西湖区文三路3号',
    '张三',
    '13800138000',
    xihu,
    '文三路3号',
  ],
  ['张三13800138000浙江省杭州市西湖区文三路123号', '张三', '13800138000', xihu, '文三路123号'],
  ['张三浙江省杭州市西湖区文三路123号13800138000', '张三', '13800138000', xihu, '文三路123号'],
  [
    '浙江省杭州市西湖区文三路123号2幢303室张三13800138000',
    '张三',
    '13800138000',
    xihu,
    '文三路123号2幢303室',
  ],
  ['浙江省杭州市西湖区 黄龙时代 3 幢 张三', '张三', '', xihu, '黄龙时代 3 幢'],
  ['中国浙江省杭州市西湖区文三路123号 张三 13800138000', '张三', '13800138000', xihu, '文三路123号'],
  ['杭州西湖 文三路 5 号 张三 13800138000', '张三', '13800138000', xihu, '文三路 5 号'],
  ['杭州西湖路 5 号 张三 13800138000', '张三', '13800138000', '', '杭州西湖路 5 号'],
  ['张三（收）13800138000 浙江省杭州市西湖区文三路 3 号', '张三', '13800138000', xihu, '文三路 3 号'],
  ['张先生 13800138000 重庆市渝中区解放碑 1 号', '张先生', '13800138000', '重庆市渝中区', '解放碑 1 号'],
  ['小林 13800138000 杭州市西湖区文三路', '小林', '13800138000', xihu, '文三路'],
  ['北京市朝阳区建国路 88 号 李四 13900139000', '李四', '13900139000', '北京市朝阳区', '建国路 88 号'],
  ['北京北京市朝阳区SOHO现代城,李四,13900139000', '李四', '13900139000', '北京市朝阳区', 'SOHO现代城'],
  ['北京市市辖区朝阳区建国路88号 李四', '李四', '', '北京市朝阳区', '建国路88号'],
  ['辽宁朝阳双塔区新华路 1 号 李四', '李四', '', '辽宁省朝阳市双塔区', '新华路 1 号'],
  ['上海市静安区南京西路 100 号 王五 13700137000', '王五', '13700137000', '上海市静安区', '南京西路 100 号'],
  ['北京 13800138000 上海市黄浦区人民大道 200 号', '北京', '13800138000', '上海市黄浦区', '人民大道 200 号'],
  ['广东省东莞市南城街道鸿福路 1 号 赵六', '赵六', '', '广东省东莞市', '南城街道鸿福路 1 号'],
  ['浙江省义乌市北门街 8 号 孙七 13500135000', '孙七', '13500135000', '浙江省金华市义乌市', '北门街 8 号'],
  ['河北石家庄赵县永通路 2 号 钱八 13500135000', '钱八', '13500135000', '河北省石家庄市赵县', '永通路 2 号'],
  ['湖北恩施州恩施市舞阳大道 9 号，周八', '周八', '', '湖北省恩施土家族苗族自治州恩施市', '舞阳大道 9 号'],
  ['广西南宁青秀区民族大道 100 号 郑十', '郑十', '', '广西壮族自治区南宁市青秀区', '民族大道 100 号'],
  ['内蒙古呼和浩特新城区 中山路 1 号 吴九', '吴九', '', '内蒙古自治区呼和浩特市新城区', '中山路 1 号'],
  [
    '新疆乌鲁木齐市天山区光明路 5 号 阿依古丽·买买提 13500135000',
    ...(['阿依古丽·买买提', '13500135000', '新疆维吾尔自治区乌鲁木齐市天山区', '光明路 5 号'] as const),
  ],
  [
    '四川省阿坝州汶川县威州镇 3 号 13800138000 扎西',
    '扎西',
    '13800138000',
    '四川省阿坝藏族羌族自治州汶川县',
    '威州镇 3 号',
  ],
  ['文三路123号, 西湖区, 杭州市, 浙江省, 张三, 13800138000', '张三', '13800138000', xihu, '文三路123号'],
  [
    'San Zhang, Room 303, 123 Wensan Road, 西湖区, 杭州市, 浙江省, +86 138 0013 8000',
    ...(['San Zhang', '13800138000', xihu, 'Room 303, 123 Wensan Road'] as const),
  ],
  [
    'Name: San Zhang\nPhone: +86-13800138000\nAddress: 123 Wensan Road, 西湖区, 杭州',
    ...(['San Zhang', '13800138000', xihu, '123 Wensan Road'] as const),
  ],
  [
    'San Zhang, 123 Wensan Road, Xihu District, Hangzhou 310012, China, 13800138000',
    ...(['San Zhang', '13800138000', '', '123 Wensan Road, Xihu District, Hangzhou 310012, China'] as const),
  ],
  ['江苏省鼓楼区中山路 1 号 张三', '张三', '', '', '江苏省鼓楼区中山路 1 号'],
  ['浙江省杭州市文三路 123 号 张三', '张三', '', '', '浙江省杭州市文三路 123 号'],
  ['张三 0571-88886666 浙江省杭州市西湖区文三路', '张三', '', xihu, '0571-88886666 文三路'],
  ['张三 138****8000 浙江省杭州市西湖区文三路', '张三', '', xihu, '138****8000 文三路'],
  ['张三 13800138000 13900139000 杭州西湖区文三路', '张三', '13800138000', xihu, '13900139000 文三路'],
  ['明天下午送到门口', '', '', '', '明天下午送到门口'],
  ['13800138000', '', '13800138000', '', ''],
];

describe('a pasted address', () => {
  it.each(forms)('%j is taken apart', (text, name, mobile, area, detail) => {
    const parsed = parseAddress(text, regions);
    expect({ ...parsed, region: parsed.region?.area ?? '' }).toEqual({ name, mobile, region: area, detail });
  });

  it('names the codes of its region', () => {
    expect(parseAddress('杭州市西湖区', regions).region).toMatchObject({
      province_code: '浙江省',
      city_code: '杭州市',
      district_code: '杭州市西湖区',
    });
  });

  it('loses no word, in any order and between any separators', () => {
    const words = [
      '张三',
      '13800138000',
      '文三路 9 号',
      '0571-8888',
      'Room 303',
      '黄龙时代',
      '鼓楼区',
      '请放门口',
    ];
    const texts = fc.tuple(
      fc.shuffledSubarray(words, { minLength: 1 }),
      fc.constantFrom(' ', '，', ', ', '\n', '；', ' | '),
    );
    fc.assert(
      fc.property(texts, ([chosen, separator]) => {
        const { name, mobile, detail } = parseAddress(chosen.join(separator), regions);
        const found = [name, mobile, detail].join(' ');
        expect(chosen.filter((word) => !found.includes(word))).toEqual([]);
      }),
    );
  });
});
