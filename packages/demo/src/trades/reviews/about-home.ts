import type { GoodsWords } from './goods-words.ts';

/** What buyers say of devices and of what stands at home: of each goods. */
export const aboutHome: GoodsWords = {
  'sound-1':
    '地铁上一开世界安静了，一周充一次，戴眼镜不夹。|The underground goes quiet. One charge a week, and fine with glasses.',
  'sound-2': '降噪明显，键盘声收不进去，开会同事说清楚。|Hides my keyboard, and colleagues hear me clearly.',
  'sound-3': '木箱声音暖，一对摆书架上，人声很近。|Warm wooden sound, and voices feel close.',
  'sound-4': '调频旋钮有阻尼，收台清楚，蓝牙也稳。|A nice heavy dial, clear stations and steady Bluetooth.',
  'sound-5': '两支话筒没有延迟，电视上一插就能唱。|No delay between the two. Plug into the TV and sing.',
  'screen-1':
    '直出就是老照片的颜色，孩子拿着拍了一天。|Old-photo colours straight out of it. My daughter kept it all day.',
  'screen-2': '边走边拍画面稳，4K 细节够剪视频。|Steady while walking, and enough detail to edit.',
  'screen-3': '看久了眼睛不累，开机没有长广告。|Easy on the eyes and no long adverts at the start.',
  'screen-4':
    '放下就自动对好焦，晚上一百寸很清楚。|Focuses by itself, and a hundred inches at night is sharp.',
  'screen-5': '自动曝光准，十张相纸一个聚会就拍完了。|Good exposure. Ten sheets were gone in one party.',
  'screen-6':
    '第一晚就看到土星环，脚架比想象稳。|Saw the rings of Saturn the first night. The tripod is steady.',
  'computers-1':
    '一只手拎得动，屏幕细，开三十个网页不卡。|Light in one hand, a crisp screen, thirty tabs without a stutter.',
  'computers-2':
    '轴体顺，三台设备来回切，热插拔换轴很方便。|Smooth switches, three devices, and swapping them is easy.',
  'computers-3': '握着手腕不酸，点击几乎没声音。|My wrist is happy and the clicks are nearly silent.',
  'computers-4':
    '一根线又充电又显示，文字边缘很锐。|One cable for power and picture, and text is very sharp.',
  'computers-5':
    '手机直接打，扫描清楚，孩子作业全靠它。|Prints from the phone and scans well. Homework saved.',
  'phones-1': '六点三寸单手够得到，夜景不糊，一天一充。|Fits one hand, clean night shots, a day per charge.',
  'phones-2': '磁吸吸得牢，自带线省事，充手机两次没问题。|Strong magnet, its own cable, two full charges.',
  'phones-3': '三口同时充电脑和手机，比原装小一半。|Laptop and phones at once, half the size of the old one.',
  'phones-4': '同事以为真是软盘，拷电影很快。|Everyone thinks it is a real floppy. Fast with films.',
  'phones-5': '铃声够大，按键带字大，给奶奶用正好。|Loud ring and large keys. Just right for my grandmother.',
  'games-1': '摇杆不飘，震动细腻，电脑和主机都连上了。|No drift, fine rumble, and it connects to everything.',
  'games-2': '插上就能玩，按键清脆，找回街机厅的感觉。|Plug in and play. It feels like the arcade again.',
  'games-3':
    '小时候的游戏都在，屏幕小但清楚，排队时玩。|All the games I grew up with, on a small clear screen.',
  'games-4':
    '六个人玩了一晚上，骰子手感好，规则卡写得明白。|Six of us played all evening. The rule cards are clear.',
  'wearables-1':
    '跑步定位准，十二天才充电，睡眠数据有用。|Accurate routes, twelve days on a charge, useful sleep data.',
  'wearables-2':
    '不用接电脑，打拳出一身汗，看电影像包场。|No computer needed. Boxing is a workout, films are huge.',
  'wearables-3':
    '孩子自己拖积木编程，机器人真的会跟着走。|My son programs it by blocks, and it really follows him.',
  'seats-1':
    '坐感偏软，三个人不挤，套子拆下来机洗过。|Soft, room for three, and the covers went in the machine.',
  'seats-2':
    '靠背弧度贴腰，四个脚一样平，没有味道。|The back supports you, all four legs are level, no smell.',
  'seats-3': '贡缎滑，洗了三次没起球，拉链藏得好。|Smooth sateen. Three washes and no pilling.',
  'seats-4':
    '关门几乎没声音，尺寸量得准，师傅装了一小时。|Closes almost without a sound, and fitted in an hour.',
  'lighting-1': '暖光不刺眼，调到最暗也不闪。|Warm, and no flicker even at the lowest setting.',
  'lighting-2': '木芯有噼啪声，香味淡，烧完没有黑烟。|The wick crackles, a soft scent and no soot.',
  'lighting-3': '铃声真的叫得醒，走得准，夜里不算吵。|It does wake me up. Keeps time, and hardly a tick.',
  'lighting-4': '胡桃木纹好看，扫秒没声音，放床头也行。|Lovely walnut, and silent enough for the bedside.',
  'lighting-5': '宣纸透光很柔，充一次亮三晚。|Soft light through the paper, three nights on a charge.',
  'lighting-6':
    '照片颜色没偏，框角拼得密，挂钩配好了。|True colours, tight corners, and the hook is included.',
  'cookware-1': '煎蛋滑来滑去，少油也不粘，锅底受热匀。|Eggs slide around with hardly any oil. Heats evenly.',
  'cookware-2':
    '炖牛肉两小时酥烂，盖子回水明显，釉没有瑕疵。|Beef is tender in two hours, and the enamel is flawless.',
  'cookware-3':
    '切番茄不用压，重心在手里，纹路漂亮。|Goes through a tomato by its own weight. Beautiful pattern.',
  'cookware-4': '刻度清楚，底部防滑，三个套着收不占地方。|Clear marks, a grippy base, and they nest.',
  'tableware-1':
    '出水干脆不滴，胭脂釉比照片温润。|Pours cleanly without a drip, and the glaze is warmer than the photo.',
  'tableware-2': '柴烧的火痕每只不同，插一枝就够好看。|Each has its own flame marks. One branch is enough.',
  'tableware-3': '没有漆味，筷头不滑，洗碗机里用了一个月。|No lacquer smell, they grip well and wash fine.',
  'tableware-4': '哑光不留指纹，刀叉有分量，四个人刚好。|Matt, no fingerprints, and the cutlery has weight.',
  'tableware-5': '杯壁薄，碰杯声清脆，两只都没碰伤。|Thin glass that rings, and both arrived whole.',
  'tableware-6':
    '养了两周开片上了茶色，杯口不烫嘴。|The crackle has taken colour in two weeks. Comfortable rim.',
  'cleaning-1':
    '猫毛头发一推就成团，浴室的水也能刮。|Cat hair rolls into a ball, and it dries the bathroom too.',
  'cleaning-2': '吸水快，洗锅不掉渣，一片用两周。|Absorbs well, does not crumble, two weeks each.',
  'cleaning-3':
    '编得密，提手结实，野餐和放衣服都行。|Tightly woven with strong handles, for picnics or laundry.',
  'cleaning-4': '折起来三指厚，装满十升提着不变形。|Three fingers thick folded, and firm with ten litres in.',
  'cleaning-5': '厨房下水一下就通，附的胶塞贴合。|Cleared the kitchen drain in one go. The seals fit.',
  'tools-1': '五十八件都在位置上，装柜子全靠它。|All 58 pieces in place. It built our wardrobe.',
  'tools-2': '小巧有劲，一次充电装完三个柜子。|Small but strong: three cabinets on one charge.',
  'tools-3': '照得很远，低档能亮一夜，尾按好按。|Reaches far, and the low setting lasts the night.',
  'tools-4': '站上去不晃，防滑垫实在，收起来能靠墙。|No wobble, solid feet, and it folds flat to the wall.',
};
