import type { GoodsGroup } from '../goods-row.ts';
import { colours, pick } from '../specs.ts';

export const computing: GoodsGroup[] = [
  {
    category: 'computers',
    shop: 'shengluo',
    grams: 900,
    goods: [
      {
        photo: '💻 sun 5:4',
        title: '轻薄本 14 英寸 2.8K 屏 1.2 kg|14-inch light laptop, 2.8K, 1.2 kg',
        story:
          '一只手能托起来，电池够从早会用到晚课。屏幕出厂校过色。|Held in one hand, on battery from the first meeting to the evening class, with a calibrated screen.',
        price: 4999,
        was: 5499,
        specs: [
          colours('晴空蓝|Sky blue', '银|Silver'),
          pick('内存|Memory', '16 GB', '32 GB +600'),
          pick('硬盘|Disk', '512 GB', '1 TB +400'),
        ],
        params: ['屏幕：2.8K 120 Hz|Screen: 2.8K 120 Hz', '重量：1.2 kg|Weight: 1.2 kg'],
        tags: ['warranty', 'quick'],
        grams: 2200,
      },
      {
        photo: '⌨️ none 5:4',
        title: '75% 机械键盘 三模 热插拔|75% mechanical keyboard, three modes',
        story:
          '声音像麻将落在绒布上。轴体可换，旋钮调音量，一键切三台设备。|It sounds like mahjong on felt. Switches swap out, the knob is the volume, one key changes machine.',
        price: 329,
        was: 399,
        specs: [
          colours('奶咖|Latte', '雾紫|Mist lilac'),
          pick('轴体|Switch', '静音红轴|Silent red', '茶轴|Brown', '线性黄轴|Linear yellow'),
        ],
        params: ['键帽：PBT 热升华|Caps: PBT dye-sub', '续航：200 小时|Battery: 200 h'],
        tags: ['new'],
      },
      {
        photo: '🖱️ plinth 1:1',
        title: '人体工学无线鼠标 静音双模|Ergonomic silent mouse, two modes',
        story:
          '手自然搭上去，手腕不用拧。点击几乎没有声音，图书馆也能用。|The hand rests as it falls. Clicks quiet enough for a library.',
        price: 79,
        was: 109,
        specs: [
          colours('雾紫|Mist lilac', '石墨|Graphite'),
          pick('手型|Hand', '中小手|Small–medium', '大手|Large'),
        ],
        params: ['分辨率：800–4000 DPI|Tracking: 800–4000 DPI', '续航：12 个月|Battery: 12 months'],
      },
      {
        photo: '🖥️ none 1:1',
        title: '27 英寸 4K 显示器 附键盘 一线连|27-inch 4K monitor with a keyboard',
        story:
          '一根线接上电脑：画面、充电、网络都有了。支架能升能转。|One cable carries picture, power and network. The stand rises and turns.',
        price: 1799,
        was: 2099,
        specs: [
          pick('规格|Panel', '4K 60 Hz', '4K 144 Hz +700'),
          pick('支架|Stand', '升降|Height', '壁挂|Wall -100'),
        ],
        params: ['色域：98% P3|Gamut: 98% P3', '供电：90 W|Power: 90 W'],
        tags: ['warranty'],
        grams: 7800,
      },
      {
        photo: '🖨️ plinth 1:1',
        title: '家用打印机 无线 打印复印扫描|Home printer: print, copy, scan',
        story:
          '孩子的错题、身份证复印件、照片，手机点一下就出来。墨水是大瓶灌装，一年不用买。|Homework, papers and photos from the phone. Ink in bottles that last a year.',
        price: 699,
        was: 849,
        specs: [
          pick('类型|Type', '喷墨|Ink', '激光|Laser +200'),
          pick('墨水|Supplies', '标配|Standard', '双份|Double +90'),
        ],
        params: ['打印：A4 彩色|Prints: A4 colour', '速度：15 页/分|Speed: 15 pages/min'],
        tags: ['warranty'],
        grams: 5600,
      },
    ],
  },
  {
    category: 'phones',
    shop: 'shengluo',
    grams: 300,
    goods: [
      {
        photo: '📱 plinth 1:1',
        title: '直屏影像手机 6.3 英寸 小屏旗舰|Compact 6.3-inch camera phone',
        story:
          '一只手够得到四个角。主摄和大块头一样，续航一天半。|All four corners under one thumb, the big phones’ camera, a day and a half of battery.',
        price: 3299,
        was: 3599,
        specs: [
          colours('远空蓝|Far sky', '晨雾白|Mist white', '藤紫|Wisteria'),
          pick('存储|Storage', '12 + 256 GB', '16 + 512 GB +500'),
        ],
        params: ['电池：5200 mAh|Battery: 5200 mAh', '重量：182 g|Weight: 182 g'],
        tags: ['warranty', 'quick', 'new'],
      },
      {
        photo: '🔋 none 1:1',
        title: '电池造型移动电源 10000 mAh 自带线|Power bank shaped like a battery, 10,000 mAh',
        story:
          '一节大电池的样子，里面是一万毫安。自带的线藏在侧面，永远不会忘带。|It looks like one large battery and holds 10,000 mAh. The cable hides in the side.',
        price: 99,
        was: 139,
        specs: [colours('草绿|Grass', '雾白|White'), pick('容量|Capacity', '5000 mAh -30', '10000 mAh')],
        params: ['输出：22.5 W|Output: 22.5 W', '登机：可带|Flights: allowed'],
        tags: ['quick'],
      },
      {
        photo: '🔌 none 5:4',
        title: '编织电源线 两脚插头 加粗|Braided power cord with a two-pin plug',
        story:
          '铜芯加粗一倍，插头注塑成一体，拽不断。线身编织，猫咬也不怕。|Twice the copper, a plug moulded in one piece, and a braid that even cats give up on.',
        price: 29,
        specs: [pick('长度|Length', '1.5 m', '3 m +20', '5 m +36')],
        params: ['功率：2500 W|Power: 2500 W', '认证：3C|Certified: CCC'],
        tags: ['pair'],
      },
      {
        photo: '💾 plinth 1:1',
        title: '复古软盘造型 U 盘 高速 3.2|Fast USB stick shaped like a floppy disk',
        story:
          '长得像三十年前，里面每秒四百兆。插上电脑，同事都会问链接。|Thirty years old outside, 400 MB a second inside. Colleagues will ask where you got it.',
        price: 89,
        was: 119,
        specs: [
          pick('容量|Capacity', '64 GB -30', '128 GB', '256 GB +80'),
          colours('雾紫|Mist lilac', '石墨|Graphite'),
        ],
        params: ['读取：400 MB/s|Reads: 400 MB/s', '接口：USB-A + C|Plug: USB-A and C'],
        tags: ['warranty', 'gift'],
        grams: 60,
      },
      {
        photo: '☎️ plinth 1:1',
        title: '复古座机电话 家用固话 大铃音|Retro landline with a proper bell',
        story:
          '转盘其实是按键，铃声是真的铜铃。给奶奶装一部，她一听就知道来电话了。|The dial is really buttons, but the bell is brass. Grandma will never miss a call.',
        price: 138,
        specs: [colours('正红|Red', '象牙|Ivory')],
        params: ['铃声：机械铃|Bell: mechanical', '免提：有|Speaker: yes'],
        grams: 1200,
      },
    ],
  },
];
