/** Things that are somebody in tales: a lamp that sighs, 小水滴. Of each, the figure that has a face then. */
import type { Cast } from './plan.ts';
import type { Row } from './row.ts';

/** Words for things, with the figure that shows them. Chinese ones of a single character would be found in other words. */
export const facedRows: readonly Row<Pick<Cast, 'figure' | 'bloom'>>[] = [
  {
    means: { figure: 'lamp' },
    words: 'lamp floor_lamp light_bulb lightbulb 小灯 老灯 旧灯 落地灯 灯泡',
  },
  { means: { figure: 'deskLamp' }, words: 'desk_lamp table_lamp bedside_lamp 台灯 床头灯' },
  {
    means: { figure: 'streetLamp' },
    words: 'street_lamp streetlamp streetlight lamp_post lamppost 路灯',
  },
  { means: { figure: 'handLantern' }, words: 'lantern 马灯 提灯' },
  { means: { figure: 'lantern' }, words: 'paper_lantern 灯笼 小灯笼 花灯' },
  { means: { figure: 'candle' }, words: 'candle 蜡烛 小蜡烛' },
  {
    means: { figure: 'robotVacuum' },
    words:
      'robot_vacuum robot_vacuum_cleaner vacuum_robot cleaning_robot vacuum_cleaner vacuum 扫地机器人 扫地机 吸尘器',
  },
  { means: { figure: 'paperBoat' }, words: 'paper_boat paper_ship 纸船 小纸船' },
  { means: { figure: 'boat' }, words: 'boat little_boat toy_boat sailboat 小船 帆船 小帆船' },
  { means: { figure: 'ship' }, words: 'ship ferry tugboat steamboat 轮船 大轮船' },
  { means: { figure: 'snowman' }, words: 'snowman snow_man 雪人 小雪人' },
  { means: { figure: 'teapot' }, words: 'teapot tea_pot kettle 茶壶 小茶壶 老茶壶 水壶' },
  { means: { figure: 'coffee' }, words: 'cup teacup coffee_cup mug 茶杯 杯子 小杯子 咖啡杯' },
  {
    means: { figure: 'chair' },
    words: 'chair rocking_chair wooden_chair stool 椅子 木椅 木椅子 旧椅子 小椅子 摇椅 凳子 小板凳 板凳',
  },
  { means: { figure: 'sofa' }, words: 'sofa couch 沙发' },
  { means: { figure: 'bench' }, words: 'bench park_bench 长椅' },
  { means: { figure: 'bed' }, words: 'bed 小床 木床' },
  { means: { figure: 'table' }, words: 'table 桌子 书桌 木桌' },
  {
    means: { figure: 'waterDrop' },
    words:
      'drop droplet water_drop waterdrop drop_of_water drop_of_rain drop_of_dew raindrop rain_drop dewdrop teardrop 水滴 小水滴 雨滴 小雨滴 小雨点 雨点 水珠 小水珠 露珠',
  },
  { means: { figure: 'puffyCloud' }, words: 'cloud rain_cloud 云朵 小云朵 小云 白云 乌云' },
  { means: { figure: 'star' }, words: 'star 星星 小星星' },
  {
    means: { figure: 'talkingTree' },
    words:
      'tree oak oak_tree apple_tree pine_tree pine willow willow_tree sapling christmas_tree 大树 小树 老树 树爷爷 苹果树 槐树 老槐树 榕树 老榕树 柳树 松树 小树苗 圣诞树',
  },
  { means: { figure: 'flower' }, words: 'flower dandelion 小花 花朵 野花 蒲公英' },
  { means: { figure: 'flower', bloom: 'daisy' }, words: 'sunflower daisy 向日葵 雏菊' },
  { means: { figure: 'flower', bloom: 'rose' }, words: 'rose 玫瑰 玫瑰花' },
  { means: { figure: 'fallenLeaf' }, words: 'leaf autumn_leaf maple_leaf 树叶 小树叶 叶子 落叶 枫叶' },
  { means: { figure: 'mushroom' }, words: 'mushroom 蘑菇 小蘑菇' },
  { means: { figure: 'pumpkin' }, words: 'pumpkin 南瓜 小南瓜' },
  { means: { figure: 'apple' }, words: 'apple 苹果 小苹果' },
  { means: { figure: 'carrot' }, words: 'carrot 胡萝卜' },
  { means: { figure: 'egg' }, words: 'egg 鸡蛋' },
  { means: { figure: 'bread' }, words: 'bread loaf loaf_of_bread bun 面包 小面包' },
  { means: { figure: 'cake' }, words: 'cake cupcake 蛋糕 小蛋糕' },
  { means: { figure: 'book' }, words: 'book old_book dictionary 书本 旧书 老书 字典' },
  { means: { figure: 'pencil' }, words: 'pencil crayon 铅笔 小铅笔 蜡笔' },
  { means: { figure: 'clock' }, words: 'clock alarm_clock 闹钟 小闹钟 时钟 老钟' },
  { means: { figure: 'umbrella' }, words: 'umbrella 雨伞 小伞 小雨伞' },
  { means: { figure: 'kite' }, words: 'kite 风筝' },
  { means: { figure: 'balloon' }, words: 'balloon 气球 小气球 热气球' },
  { means: { figure: 'train' }, words: 'train locomotive steam_engine 火车 小火车 火车头' },
  { means: { figure: 'bus' }, words: 'bus school_bus 公交车 校车' },
  { means: { figure: 'car' }, words: 'car race_car 汽车 小汽车 赛车' },
  { means: { figure: 'truck' }, words: 'truck 卡车 小卡车' },
  { means: { figure: 'tractor' }, words: 'tractor 拖拉机' },
  { means: { figure: 'bicycle' }, words: 'bicycle bike 自行车 单车' },
  { means: { figure: 'rocket' }, words: 'rocket 火箭 小火箭' },
  { means: { figure: 'plane' }, words: 'plane paper_plane airplane 飞机 小飞机 纸飞机' },
  { means: { figure: 'house' }, words: 'house 房子 小房子 老房子' },
  { means: { figure: 'lighthouse' }, words: 'lighthouse 灯塔' },
  { means: { figure: 'windmill' }, words: 'windmill 风车' },
  { means: { figure: 'bridge' }, words: 'bridge 石桥 老桥' },
  { means: { figure: 'rock' }, words: 'stone rock pebble boulder 石头 小石头 大石头 鹅卵石' },
  { means: { figure: 'musicBox' }, words: 'music_box 音乐盒 八音盒' },
  { means: { figure: 'box' }, words: 'box cardboard_box 箱子 纸箱 盒子' },
  { means: { figure: 'suitcase' }, words: 'suitcase 行李箱 皮箱' },
  { means: { figure: 'piano' }, words: 'piano 钢琴' },
  { means: { figure: 'guitar' }, words: 'guitar 吉他' },
  { means: { figure: 'violin' }, words: 'violin 小提琴' },
  { means: { figure: 'drum' }, words: 'drum 小鼓 大鼓' },
  { means: { figure: 'television' }, words: 'television tv 电视机' },
  { means: { figure: 'key' }, words: 'key 钥匙' },
  { means: { figure: 'gift' }, words: 'gift present 礼物盒' },
  { means: { figure: 'ball' }, words: 'ball football soccer_ball 皮球 足球 小皮球' },
  { means: { figure: 'cactus' }, words: 'cactus 仙人掌' },
  { means: { figure: 'sewingMachine' }, words: 'sewing_machine 缝纫机 老机器' },
  { means: { figure: 'scarecrow' }, words: 'scarecrow 稻草人' },
];

/** Things that speak in tales and have no figure: nobody is in their place. */
export const faceless =
  'broom mirror door pillow spoon fork knife sock shoe boot hat scarf mitten glove button toothbrush fridge refrigerator stove oven washing_machine wall window road path river mountain sun moon wind puddle shadow snowflake feather coin ladder bucket wheelbarrow 扫帚 镜子 大门 木门 枕头 勺子 叉子 袜子 鞋子 旧鞋 帽子 围巾 手套 纽扣 扣子 牙刷 冰箱 炉子 洗衣机 围墙 窗户 小路 小河 大山 太阳 月亮 雪花 影子 羽毛 硬币 梯子 水桶 橡皮擦 橡皮 尺子';
