import type { GoodsGroup } from '../goods-row.ts';
import { colours, pick } from '../specs.ts';

export const audio: GoodsGroup[] = [
  {
    category: 'sound',
    shop: 'shengluo',
    grams: 600,
    goods: [
      {
        photo: '🎧 sun 4:5',
        title: '声洛 A7 头戴式主动降噪耳机 40 小时续航|Shengluo A7 noise-cancelling headphones, 40 hours',
        story:
          '最深 −48 dB 的自适应降噪，地铁里像关上一扇门。耳罩是记忆棉，戴四小时不夹头。|Adaptive cancelling down to −48 dB: like closing a door on the underground. Memory foam for four easy hours.',
        price: 369,
        was: 429,
        specs: [
          colours('雾紫|Mist lilac', '岩灰|Stone grey', '冰蓝|Ice blue'),
          pick('版本|Version', '标准版|Standard', '收纳盒版|With case +40'),
        ],
        params: ['蓝牙：5.4|Bluetooth: 5.4', '续航：40 小时（降噪）|Battery: 40 h with ANC'],
        tags: ['warranty', 'quick'],
      },
      {
        photo: '🎙️ plinth 1:1',
        title: '桌面主播麦克风 电容降噪|Desktop condenser microphone',
        story:
          '心形指向，键盘声进不来。顶上拍一下就静音，灯会变红。|A heart-shaped field keeps the keyboard out. Tap the top to mute: the ring turns red.',
        price: 219,
        was: 259,
        specs: [colours('银灰|Silver', '雾紫|Mist lilac'), pick('接口|Plug', 'USB-C', 'USB-C + XLR +120')],
        params: ['采样：48 kHz / 24 bit|Sampling: 48 kHz / 24 bit', '指向：心形|Pattern: cardioid'],
        tags: ['warranty'],
        grams: 900,
      },
      {
        photo: '📣 none 1:1',
        title: '手持扩音喇叭 蓝牙音箱两用|Megaphone with Bluetooth speaker',
        story:
          '带队喊话用它，野餐放歌也用它。四寸低音，五百米外听得清。|It calls the group together and plays the songs at the picnic, clear at five hundred metres.',
        price: 499,
        was: 599,
        specs: [colours('灰|Grey', '烈焰红|Flame'), pick('功率|Power', '40 W', '80 W +200')],
        params: [
          '频响：55 Hz–20 kHz|Response: 55 Hz–20 kHz',
          '输入：蓝牙、光纤、AUX|Inputs: Bluetooth, optical, AUX',
        ],
        tags: ['warranty'],
        grams: 1200,
      },
      {
        photo: '📻 plinth 1:1',
        title: '复古收音机音箱 调频蓝牙二合一|Retro radio and Bluetooth speaker',
        story:
          '旋钮转起来有阻尼，调到台的那一下沙沙声没有了。早上做饭时开着。|A knob with the right resistance, and that moment when the hiss clears. Best while cooking breakfast.',
        price: 189,
        specs: [colours('奶油|Cream', '墨绿|Dark green')],
        params: ['续航：12 小时|Battery: 12 h', '波段：FM / AM|Bands: FM / AM'],
        tags: ['gift'],
        grams: 1100,
      },
      {
        photo: '🎤 fly 1:1',
        title: '无线家庭 K 歌话筒 双支|Wireless karaoke microphones, a pair',
        story:
          '插上电视就能唱，自带混响和修音。周末家里变成小型演唱会。|Plug in and sing, with echo and tuning built in. Your weekend concert hall.',
        price: 159,
        was: 219,
        specs: [colours('玫瑰金|Rose gold', '黑|Black')],
        params: ['续航：8 小时|Battery: 8 h', '距离：20 m|Range: 20 m'],
      },
    ],
  },
  {
    category: 'screen',
    shop: 'shengluo',
    grams: 800,
    goods: [
      {
        photo: '📷 plinth 1:1',
        title: '随拍复古 CCD 相机 学生入门|Pocket CCD camera with the old look',
        story:
          '老 CCD 的肤色，直出就是电影感。机身一百二十克，挂在脖子上没感觉。|The skin tones of old sensors, straight from the camera. 120 g, forgotten around the neck.',
        price: 529,
        was: 659,
        specs: [
          colours('银黑|Silver', '奶油|Cream'),
          pick('套装|Kit', '单机|Camera', '加 64 G 卡|With 64 GB card +49'),
        ],
        params: ['像素：1600 万|Pixels: 16 MP', '变焦：3×|Zoom: 3×'],
        tags: ['quick', 'new'],
      },
      {
        photo: '📹 none 1:1',
        title: '手持 4K 摄像机 防抖|Handheld 4K camcorder, stabilised',
        story:
          '追着孩子跑，画面也稳。翻转屏可以自己看着自己拍。|Steady even when running after a child; the screen flips for talking to yourself.',
        price: 1299,
        was: 1499,
        specs: [colours('灰|Grey', '蓝|Blue'), pick('存储|Storage', '64 GB', '128 GB +80')],
        params: ['视频：4K 60 帧|Video: 4K 60 fps', '续航：150 分钟|Battery: 150 min'],
        tags: ['warranty'],
      },
      {
        photo: '📺 sun 5:4',
        title: '55 英寸 4K 智慧屏 护眼低蓝光|55-inch 4K screen, low blue light',
        story:
          '三边窄框，挂墙只有七厘米厚。老人模式一键回到直播，不用学。|Thin on three sides and 7 cm off the wall. One button brings back live channels for grandparents.',
        price: 2199,
        was: 2699,
        specs: [
          pick('尺寸|Size', '43 英寸|43 inch -600', '55 英寸|55 inch', '65 英寸|65 inch +900'),
          pick('安装|Mounting', '底座|Stand', '挂墙|Wall +80'),
        ],
        params: ['刷新率：120 Hz|Refresh: 120 Hz', '接口：HDMI 2.1 × 3|Ports: 3 × HDMI 2.1'],
        tags: ['warranty'],
        grams: 16000,
      },
      {
        photo: '📽️ none 1:1',
        title: '复古胶片投影仪 八毫米 静音|Film projector, 8 mm, quiet',
        story:
          '胶片一格一格走过去，沙沙的。白墙就是一百英寸的电影院。|Frame after frame with a soft rustle. Any white wall is a hundred-inch cinema.',
        price: 999,
        was: 1299,
        specs: [
          pick('亮度|Brightness', '650 流明|650 lm', '1100 流明|1100 lm +600'),
          pick('套装|Kit', '单机|Projector', '加支架|With stand +99'),
        ],
        params: ['胶片：8 mm|Film: 8 mm', '噪音：≤ 26 dB|Noise: ≤ 26 dB'],
        grams: 2300,
      },
      {
        photo: '📸 plinth 4:5',
        title: '闪光胶片相机 自动曝光 送十张底片|Film camera with a flash and ten frames',
        story:
          '按下快门，闪一下，等冲出来的那天看着人影。每一张都只有一张。|Press, flash, and wait for the day the film comes back. Each picture is the only one.',
        price: 469,
        specs: [
          colours('奶黄|Cream', '薄荷|Mint', '樱粉|Cherry'),
          pick('底片|Film', '10 张|10', '40 张|40 +130'),
        ],
        params: ['画幅：36 × 24 mm|Picture: 36 × 24 mm', '闪光：自动|Flash: automatic'],
        tags: ['gift'],
      },
      {
        photo: '🔭 arch 3:4',
        title: '入门天文望远镜 看见土星环|Beginner’s telescope: see Saturn’s rings',
        story:
          '口径八十毫米，十分钟装好。月亮上的环形山一清二楚，天好能看见土星的环。|80 mm across, ready in ten minutes. Craters on the moon, and on a good night the rings.',
        price: 599,
        was: 799,
        specs: [pick('口径|Aperture', '70 mm -150', '80 mm', '90 mm +260')],
        params: ['焦距：900 mm|Focal length: 900 mm', '附：手机支架|Includes: phone mount'],
        tags: ['gift'],
        grams: 4800,
      },
    ],
  },
];
