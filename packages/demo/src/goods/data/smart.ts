import type { GoodsGroup } from '../goods-row.ts';
import { colours, pick } from '../specs.ts';

export const smart: GoodsGroup[] = [
  {
    category: 'games',
    shop: 'shengluo',
    grams: 500,
    goods: [
      {
        photo: '🎮 plinth 1:1',
        title: '霍尔摇杆无线手柄 六轴体感|Wireless controller with Hall sticks',
        story:
          '磁感摇杆，五百万次不漂移。扳机有两段阻尼，赛车和射击手感不同。|Magnetic sticks, five million turns without drift, and triggers with two weights.',
        price: 189,
        was: 239,
        specs: [
          colours('星夜紫|Night purple', '雾白|White'),
          pick('套装|Kit', '单手柄|Controller', '加充电底座|With dock +50'),
        ],
        params: ['连接：2.4G / 蓝牙 / 有线|Links: 2.4G / Bluetooth / cable', '续航：25 小时|Battery: 25 h'],
        tags: ['warranty', 'quick'],
      },
      {
        photo: '🕹️ plinth 1:1',
        title: '街机摇杆 三和结构 即插即玩|Arcade stick, plug and play',
        story:
          '咔哒一声的微动，像回到楼下的游戏厅。底座一点八公斤，搓招不跑。|Clicky switches from the arcade downstairs, on 1.8 kilos that stay where they are.',
        price: 299,
        specs: [colours('经典红|Classic red', '黑|Black'), pick('按键|Buttons', '八键|8', '十二键|12 +60')],
        params: ['接口：USB-C|Port: USB-C', '重量：1.8 kg|Weight: 1.8 kg'],
        grams: 2200,
      },
      {
        photo: '👾 none 4:5',
        title: '像素小怪兽手办 会发光的摆件|Glowing pixel monster',
        story:
          '小时候屏幕里的那一只，现在站在桌上。拍一下头，眼睛就亮。|The one from the screen of your childhood now stands on the table. Tap its head and it glows.',
        price: 129,
        was: 169,
        specs: [colours('葡萄|Grape', '复古灰|Retro grey', '奶黄|Cream')],
        params: ['高度：12 cm|Height: 12 cm', '续航：6 小时|Battery: 6 h'],
        tags: ['gift'],
      },
      {
        photo: '🎲 none 5:4',
        title: '聚会桌游合集 骰子吹牛 二十合一|Party dice set with 20 games',
        story:
          '一盒二十种玩法，规则卡一分钟看完。朋友来了，手机都放下。|Twenty games in a box, each learnt in a minute. Phones go down when friends come.',
        price: 69,
        specs: [pick('版本|Edition', '基础|Basic', '豪华木盒|Wooden box +50')],
        params: ['人数：2–8 人|Players: 2–8', '年龄：8 岁以上|Age: 8 and up'],
        tags: ['gift'],
        shop: 'jiushu',
      },
    ],
  },
  {
    category: 'wearables',
    shop: 'shengluo',
    grams: 200,
    goods: [
      {
        photo: '⌚ sun 4:5',
        title: '运动智能手表 指针表盘 双频定位 14 天续航|Sports watch with hands, dual-band GPS, 14 days',
        story:
          '跑步看配速，睡觉看呼吸，抬腕就亮。充一次电够出差两周。|Pace while running, breath while sleeping. Two weeks on a charge.',
        price: 349,
        was: 449,
        specs: [
          colours('海蓝|Sea blue', '曜石黑|Obsidian', '樱粉|Cherry'),
          pick('表带|Strap', '硅胶|Silicone', '编织|Woven +30', '真皮|Leather +60'),
        ],
        params: ['防水：5 ATM|Water resistance: 5 ATM', '屏幕：1.43 英寸 AMOLED|Screen: 1.43-inch AMOLED'],
        tags: ['warranty', 'new'],
      },
      {
        photo: '🥽 none 5:4',
        title: '智能泳镜 实时配速 防雾|Smart swim goggles that show your pace',
        story:
          '配速、趟数、心率就浮在水面前方。两小时续航，够游一万米。|Pace, laps and pulse float just ahead of you. Two hours of battery, enough for ten kilometres.',
        price: 999,
        was: 1199,
        specs: [
          pick('镜片|Lens', '透明|Clear', '偏光|Polarised +100'),
          pick('套装|Kit', '标准|Standard', '加泳帽耳塞|Cap and plugs +59'),
        ],
        params: ['防水：10 m|Water resistance: 10 m', '重量：65 g|Weight: 65 g'],
        tags: ['warranty'],
        grams: 200,
      },
      {
        photo: '🤖 plinth 1:1',
        title: '编程陪伴机器人 会走会说|Walking, talking coding robot',
        story:
          '积木式编程，孩子拖一拖它就动。会讲故事，也会承认自己不知道。|Children drag blocks and it moves. It tells stories, and admits what it does not know.',
        price: 459,
        specs: [
          colours('银灰|Silver', '薄荷|Mint'),
          pick('课程|Lessons', '基础|Basic', '进阶|Advanced +120'),
        ],
        params: ['年龄：6–12 岁|Age: 6–12', '续航：3 小时|Battery: 3 h'],
        tags: ['gift', 'warranty'],
        shop: 'yunduo',
        grams: 1600,
      },
    ],
  },
];
