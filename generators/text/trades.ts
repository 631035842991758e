/** What belongs to a trade: who kneads dough is the baker that was told of. */

const TRADES: readonly (readonly [trade: RegExp, things: RegExp])[] = [
  [
    /baker|面包师|糕点师/iu,
    /\b(?:dough|bread|oven|flour|loaf|loaves|cakes?|rolls?)\b|面团|面包|烤炉|烤箱|面粉|蛋糕/iu,
  ],
  [
    /fisher(?:man|woman)|渔夫|渔民|渔翁/iu,
    /\b(?:nets?|boat|row|hook|line|fish|waves?|oars?)\b|渔网|撒网|船|鱼|桨/iu,
  ],
  [
    /farmer|peasant|农夫|农民|农妇/iu,
    /\b(?:field|plough|plow|harvest|seeds?|cows?|crops?|tractor)\b|田|庄稼|收割|播种|种子|牛/iu,
  ],
  [
    /teacher|professor|老师|教师|教授/iu,
    /\b(?:blackboard|pupils|students|class|chalk|lesson)\b|黑板|学生|课|粉笔/iu,
  ],
  [
    /doctor|nurse|surgeon|医生|护士|大夫/iu,
    /\b(?:patients?|ward|stethoscope|bandage|surgery|wound)\b|病人|病房|听诊器|伤口|手术/iu,
  ],
  [/chef|cook|厨师|大厨/iu, /\b(?:pan|soup|knife|stove|kitchen|pot|sauce|dish(?:es)?)\b|锅|汤|菜|炉|刀/iu],
  [/painter|artist|画家|画师/iu, /\b(?:brush|canvas|paint\w*|colou?rs?|easel|portrait)\b|画|颜料|画布/iu],
  [/tailor|seamstress|裁缝/iu, /\b(?:sew\w*|stitch\w*|needle|thread|cloth|dress|suit)\b|缝|针|线|布|衣/iu],
  [
    /carpenter|joiner|木匠|木工/iu,
    /\b(?:wood|saw\w*|planes?|hammer|plank|bench|chair)\b|木头|锯|刨|锤|板|椅/iu,
  ],
  [/gardener|florist|园丁|花匠/iu, /\b(?:flowers?|roses?|water\w*|plant\w*|weed\w*|hedge)\b|花|浇|种|草/iu],
  [/driver|司机/iu, /\b(?:wheel|engine|road|bus|taxi|truck|brake)\b|方向盘|车|油门|刹车/iu],
  [
    /musician|violinist|pianist|guitarist|音乐家|钢琴家|小提琴手|吉他手/iu,
    /\b(?:plays?|played|tune|strings?|bow|keys|violin|piano|guitar|melody)\b|弹|拉琴|琴|曲/iu,
  ],
  [
    /watchmaker|clockmaker|钟表匠|修表匠/iu,
    /\b(?:watch(?:es)?|clocks?|gears?|springs?|tweezers)\b|表|钟|齿轮|发条/iu,
  ],
  [/writer|author|作家/iu, /\b(?:writ\w*|wrote|typewriter|page|pen|novel)\b|写|稿|笔/iu],
  [/astronaut|宇航员/iu, /\b(?:helmet|airlock|capsule|float\w*|hatch|planet|suit)\b|头盔|舱|飘|星球/iu],
  [/detective|侦探/iu, /\b(?:clues?|footprints?|magnif\w+|case|evidence)\b|线索|脚印|放大镜|案/iu],
];

/** Whether what is told is done in a trade. */
export const isOfTrade = (trade: string, told: string): boolean =>
  TRADES.some(([of, things]) => of.test(trade) && things.test(told));
