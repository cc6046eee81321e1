import type { GoodsWords } from './goods-words.ts';

/** What buyers say of food and drink, fresh or not: of each goods. */
export const aboutFood: GoodsWords = {
  'biscuits-1':
    '黄油味很正，一捏就掉渣，配红茶能吃半盒。|Real butter and very crumbly. Half the tin went with one pot of tea.',
  'biscuits-2':
    '流心真的会流，六枚礼盒送长辈很体面。|The centre really is molten. Six in a box makes a good present.',
  'biscuits-3':
    '奶油轻不腻，草莓当天的，蜡烛和刀叉都配齐了。|Light cream, fresh strawberries, and candles came with it.',
  'biscuits-4':
    '表皮有嚼劲，粗盐粒刚好，掰开全是麦香。|Chewy crust, just enough salt and a proper malty smell.',
  'sweets-1':
    '可可味很浓，不是那种发苦的苦，后面有果酸。|Deep cocoa without being harsh, with a little fruit at the end.',
  'sweets-2': '真有果汁味，独立包装，办公桌上抓着吃方便。|Tastes of actual fruit, and each sweet is wrapped.',
  'sweets-3':
    '颜色漂亮，一根没断，生日会上孩子们抢着要。|Lovely colours and none were broken. The party guests loved them.',
  'sweets-4':
    '布丁很嫩，底下的焦糖微苦，冰一下更好吃。|Silky, with slightly bitter caramel. Best straight from the fridge.',
  'nuts-1': '壳脆仁香，五香味进到里面了，没有坏的。|Crisp shells, spiced all the way through, no bad ones.',
  'nuts-2':
    '栗子仁个个完整，粉糯，微波热三十秒最香。|Whole chestnuts, soft and sweet. Thirty seconds in the microwave is perfect.',
  'nuts-3':
    '每颗都裹满焦糖，球形的不卡牙，追剧必备。|Every piece is coated, and no hulls in your teeth. Film night sorted.',
  'tea-1': '豆香清楚，第三泡还甜，茶叶条形很整齐。|Clear chestnut aroma and still sweet on the third steep.',
  'tea-2':
    '泡开是完整的小花苞，汤色清亮，晚上喝不影响睡。|Whole small buds that open in the cup. Nice in the evening.',
  'tea-3': '松烟香很正，不呛，加奶也压得住。|A real pine-smoke black tea, and it stands up to milk.',
  'tea-4':
    '三款区别很明显，肉桂香最冲，礼盒拿得出手。|Three clearly different teas. The Rougui is my favourite.',
  'coffee-1':
    '挂耳口子好撕，中烘不酸不苦，每天带一包去公司。|Easy to tear open, balanced roast. One goes to work with me daily.',
  'coffee-2': '珍珠泡两分钟真的软了，黑糖味够浓。|The pearls really are soft after two minutes.',
  'coffee-3': '油脂厚，拉花稳，豆子烘焙日期就是上周。|Thick crema, and the beans were roasted last week.',
  'beverages-1': '不加水的就是不一样，配料表只有水果。|Nothing but fruit on the label, and you can taste it.',
  'beverages-2':
    '气很足，桃味自然，零糖喝着没有怪味。|Plenty of fizz, natural peach and no odd sweetener taste.',
  'beverages-3': '醒半小时单宁就柔了，配牛排刚好。|Soft after half an hour in a decanter. Good with steak.',
  'beverages-4': '桂花香很真，微甜不上头，冰镇过更好喝。|Real osmanthus, lightly sweet. Even better chilled.',
  'meals-1':
    '面条筋道，汤包浓，加个溏心蛋就是面馆水平。|Springy noodles and rich broth. Add an egg and it is a proper bowl.',
  'meals-2':
    '皮薄馅大，荠菜味足，煮了一袋没有破的。|Thin skins, plenty of filling and not one burst in the pan.',
  'meals-3':
    '咖喱里有大块鸡腿肉，加班晚上热一下就能吃。|Big chunks of chicken. Dinner in two minutes after a late day.',
  'meals-4': '在山顶吃上热饭，加热包很给力，鸡排没烂。|A hot meal on a hilltop. The heater pack works well.',
  'staples-1':
    '揭锅满屋米香，冷了也不硬，是新米。|The kitchen smells wonderful, and it stays soft when cold.',
  'staples-2':
    '结晶细得像猪油，温水一冲就化，花香明显。|Fine crystals that melt in warm water, with a flowery smell.',
  'staples-3': '有青草和一点辣喉咙，拌沙拉够味。|Grassy with a peppery finish. Great on salad.',
  'citrus-1':
    '皮薄汁多，一箱二十几个没有坏的，比超市甜。|Thin skins and lots of juice. Not one bad orange in the box.',
  'citrus-2': '切开一股清香，汁水一挤就流，做柠檬水正好。|Fragrant and very juicy. Perfect for lemonade.',
  'citrus-3':
    '放两天软了再吃，一撕皮，汁顺着手流。|Left two days to soften, and the skin peels right off. So juicy.',
  'citrus-4': '脆甜没有渣，个头匀，孩子一天一个。|Crisp, sweet and no grit. One a day for the children.',
  'citrus-5':
    '切开真有冰糖心，泡沫网套包得好，没有磕碰。|There really is a sugar core, and they were packed without a bruise.',
  'berries-1': '奶香味很浓，最下面一层也没压坏。|Wonderfully fragrant, and even the bottom layer was whole.',
  'berries-2':
    '果子大，带果霜，脆的，早上拌酸奶。|Big, firm berries with the bloom still on. Good with yoghurt.',
  'berries-3':
    '一捏皮就掉，没有籽，冷藏后像果冻。|The skins slip off and there are no pips. Like jelly when cold.',
  'berries-4':
    '杆是绿的，果肉脆甜，个头真有宣传那么大。|Green stems, crisp and sweet, and as large as promised.',
  'tropical-1':
    '不泡盐水也不扎嘴，挖开满屋香。|No salt water needed and no sting. The whole room smells of it.',
  'tropical-2':
    '放软了再切，核小肉厚，一勺一勺挖着吃。|Let it soften, then use a spoon. Small stone, thick flesh.',
  'tropical-3': '慢慢黄的，不是催熟的味道，软糯不涩。|Ripens slowly at home and tastes like a real banana.',
  'tropical-4':
    '硬的收到，放了五天，翠绿香甜，比进口的好。|Arrived firm, perfect after five days. Better than imported ones.',
  'tropical-5': '沙瓤，皮薄到一碰就裂，快递包得像枕头。|Crisp red flesh and thin rind, packed like a pillow.',
  'roots-1': '带着叶子来的，生吃就甜，兔子也爱叶子。|Came with the leaves on. Sweet enough to eat raw.',
  'roots-2':
    '烤箱四十分钟，皮上全是糖，沙沙糯糯。|Forty minutes in the oven and the sugar runs out of the skin.',
  'roots-3': '一蒸就开花，做土豆泥不用加奶都香。|They burst open when steamed. Mash needs hardly any milk.',
  'roots-4':
    '七种菌子都认得出来，炖鸡汤鲜掉眉毛。|Seven kinds, all recognisable. The best chicken soup this year.',
  'greens-1': '小时候的番茄味，切开全是沙瓤，直接啃。|Tastes like tomatoes used to. I eat them like apples.',
  'greens-2': '生啃爆汁，煮三分钟更甜，没有虫眼。|Bursts with juice raw, even sweeter after three minutes.',
  'greens-3': '花球紧实，颜色深绿，放一周没有发黄。|Tight, dark heads that kept green for a week.',
  'greens-4': '第二天刚好能吃，切开没有黑丝。|Ready the next day, and no black threads inside.',
  'meat-1': '雪花漂亮，煎到三分熟，一刀下去很嫩。|Beautiful marbling. Medium rare and it cuts like butter.',
  'meat-2': '蛋黄橙红立得住，一个没碎，生拌饭没腥味。|Deep yolks that stand up, and not one cracked.',
  'meat-3': '撕开就能吃，皮有嚼劲，盐焗味进到骨头。|Ready to tear apart, and the flavour goes to the bone.',
  'meat-4': '坚果味重，切薄片配葡萄，孔大得可爱。|Nutty, and lovely sliced thin with grapes.',
  'seafood-1':
    '尾巴都满黄，辣度刚好，剩下的汤拌面。|Full tails and the right heat. Keep the sauce for noodles.',
  'seafood-2':
    '到家还在吐泡泡，蒸十五分钟膏满黄肥。|Still bubbling when they came. Fifteen minutes and full of roe.',
  'seafood-3': '虾壳亮，解冻没有黏液，白灼就很甜。|Bright shells, no slime after thawing, sweet just boiled.',
  'seafood-4':
    '壳重肉肥，蒸开一汪水，附的开蚝刀好用。|Heavy shells, plump inside, and the knife that comes with them works.',
};
