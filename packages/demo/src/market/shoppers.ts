import type { Avatar } from '../pictures/picture.ts';
import type { Tone } from '../pictures/tones.ts';

/** Shopper N logs in with 1380000000N. */
export type DemoShopper = {
  username: string;
  nickname: string;
  mobile: string;
  gender: 'female' | 'male';
  bio: string;
  level: number;
  avatar: Avatar;
  addresses: DemoAddress[];
};

/** A district's code (GB/T 2260) names its city and province too. The first address is the default. */
export type DemoAddress = {
  name: string;
  mobile: string;
  districtCode: string;
  detail: string;
  label: 'home' | 'work';
};

type Row = {
  username: string;
  nickname: string;
  name: string;
  gender: DemoShopper['gender'];
  bio: string;
  level: number;
  face: `${string} ${Tone}`;
  places: [string, string][];
};

const rows: Row[] = [
  {
    username: 'xiaolu',
    nickname: '爱喝拿铁的小鹿',
    name: '陆晓雨',
    gender: 'female',
    bio: '咖啡、跑步和一只橘猫',
    level: 3,
    face: '🦊 peach',
    places: [
      ['330106', '文三路 188 号梧桐公寓 3 幢 1202 室'],
      ['330110', '良睦路 1399 号梦想小镇 6 号楼前台'],
    ],
  },
  {
    username: 'linshen',
    nickname: '林深时见鹿',
    name: '林深',
    gender: 'male',
    bio: '周末在山里',
    level: 4,
    face: '🐻 lilac',
    places: [['510107', '科华北路 62 号 2 单元 801']],
  },
  {
    username: 'jumao',
    nickname: '橘猫咪咪',
    name: '周咪',
    gender: 'female',
    bio: '给猫打工',
    level: 2,
    face: '🐱 cream',
    places: [['320508', '平江路 45 号']],
  },
  {
    username: 'azhe',
    nickname: '阿泽 Azhe',
    name: '江泽',
    gender: 'male',
    bio: 'Mechanical keyboards, film cameras.',
    level: 3,
    face: '🐼 mint',
    places: [
      ['440305', '科技园科苑路 15 号 B 座 1806'],
      ['440106', '天河路 228 号'],
    ],
  },
  {
    username: 'xiaoman',
    nickname: '林小满',
    name: '林小满',
    gender: 'female',
    bio: '小满胜万全',
    level: 5,
    face: '👩🏻 sky',
    places: [['310104', '衡山路 880 弄 12 号 402']],
  },
  {
    username: 'tutu',
    nickname: '兔兔妈妈',
    name: '沈静',
    gender: 'female',
    bio: '两个孩子的妈妈',
    level: 4,
    face: '🐰 rose',
    places: [['320106', '中山北路 200 号 9 栋 603']],
  },
  {
    username: 'laowang',
    nickname: '老王爱做饭',
    name: '王建国',
    gender: 'male',
    bio: '退休，研究红烧肉',
    level: 2,
    face: '🐯 peach',
    places: [['110105', '建国路 93 号院 7 号楼 1501']],
  },
  {
    username: 'mochi',
    nickname: 'Mochi Chen',
    name: 'Chen Mo',
    gender: 'female',
    bio: 'Tea, books, slow weekends',
    level: 3,
    face: '🐨 sky',
    places: [['350203', '思明南路 422 号 3-501']],
  },
  {
    username: 'dashan',
    nickname: '大山的骑行日记',
    name: '高大山',
    gender: 'male',
    bio: '骑到哪算哪',
    level: 1,
    face: '🐵 sand',
    places: [
      ['420106', '中南路 7 号 1 栋 2304'],
      ['610113', '小寨东路 11 号'],
    ],
  },
];

export const shoppers: readonly DemoShopper[] = rows.map(({ face, places, name, ...row }, index) => {
  const [object = '', tone] = face.split(' ') as [string, Tone];
  const mobile = `1380000000${index + 1}`;
  return {
    ...row,
    mobile,
    avatar: { kind: 'avatar', of: 'person', object, tone },
    addresses: places.map(([districtCode, detail], index) => ({
      name,
      mobile,
      districtCode,
      detail,
      label: index === 0 ? 'home' : 'work',
    })),
  };
});
