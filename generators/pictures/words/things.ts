import { rgb } from '../light/colour.ts';
import { breedRows } from './breeds.ts';
import type { FigureMeaning } from './figure-meaning.ts';
import { fireRows } from './fires.ts';
import { foodRows } from './food-rows.ts';
import { goodsRows } from './goods.ts';
import { instrumentRows } from './instruments.ts';
import { keepsakeRows } from './keepsakes.ts';
import { loadRows } from './loads.ts';
import { beingRows } from './people-and-animals.ts';
import type { Row } from './row.ts';
import { sightRows } from './sights.ts';
import { spaceRows } from './space-things.ts';
import { taleThingRows } from './tale-things.ts';
import { tradeRows } from './trades.ts';
import { treeRows } from './tree-rows.ts';
import { wishRows } from './wishes.ts';

/** Everything that can stand in a picture. */
export const figureRows: readonly Row<FigureMeaning>[] = [
  ...beingRows,
  ...tradeRows,
  ...breedRows,
  ...spaceRows,
  ...loadRows,
  ...keepsakeRows,
  ...goodsRows,
  ...sightRows,
  ...treeRows,
  ...wishRows,
  ...instrumentRows,
  ...fireRows,
  ...taleThingRows,
  {
    means: { figure: 'house' },
    words:
      'village_street village_lane fishing_village fishing_town 渔村 小渔村 house home 家门 家门口 cottage cabin hut villa farmhouse mansion manor manor_house chateau bungalow hotel motel 豪宅 village town building 房子 屋 房屋 小屋 木屋 别墅 村庄 村子 村里 小镇 镇上 镇子 农舍 农家 建筑 家园',
  },
  {
    means: { figure: 'castle' },
    words: 'castle palace fortress tower clock_tower watchtower citadel 瞭望塔 城堡 宫殿 堡垒 塔楼 钟楼',
  },
  {
    means: { figure: 'pagoda' },
    words: 'pagoda temple shrine 宝塔 塔 寺庙 寺院 道观 寺 庙 神社 鼓楼 古寺 亭子',
  },
  { means: { figure: 'lighthouse' }, words: 'lighthouse 灯塔' },
  { means: { figure: 'church' }, words: 'church churches chapel cathedral abbey 教堂 大教堂 小教堂' },
  { means: { figure: 'bridge' }, words: 'bridge 桥 大桥 拱桥 石桥' },
  { means: { figure: 'pier' }, words: 'boardwalk 栈桥' },
  { means: { figure: 'island' }, words: 'island isle 岛 小岛 岛屿 海岛' },
  { means: { figure: 'picnic' }, words: 'picnic picnic_blanket picnic_basket 野餐 野餐垫 野餐布 野餐篮' },
  { means: { figure: 'tent' }, words: 'tent camp camping yurt 帐篷 露营 蒙古包' },
  { means: { figure: 'car', general: 'vehicle' }, words: 'vehicle transport 交通工具 载具 车辆' },
  {
    means: { figure: 'car' },
    words:
      'fixing_a_car fixes_a_car fixing_the_car fixing_his_car fixes_the_car repairing_a_car repairs_a_car repairing_the_car repairs_the_car 修车 修汽车 修理汽车 car automobile sedan jeep racecar sports_car suv van limousine limo minivan hatchback land_rover range_rover 车 汽车 小汽车 轿车 跑车 赛车 吉普车',
  },
  {
    means: { figure: 'car', taxi: true, colour: rgb('#f2be2c') },
    words: 'taxi taxicab taxi_cab 出租车 的士 计程车',
  },
  {
    means: { figure: 'bus', decks: 2, colour: rgb('#c8302c') },
    words:
      'double_decker_bus double-decker_bus double_decker double-decker double_decker_buses double-decker_buses 双层巴士 双层公交车 双层公交 双层大巴',
  },
  { means: { figure: 'bus' }, words: 'bus buses tram coach streetcar trolleybus 公交车 巴士 电车 大巴' },
  {
    means: { figure: 'truck' },
    words:
      'truck food_truck pickup_truck pickup ice_cream_truck ice_cream_van lorry lorries 卡车 货车 餐车 皮卡',
  },
  { means: { figure: 'fireTruck' }, words: 'fire_truck fire_engine firetruck 消防车 救火车' },
  { means: { figure: 'submarine' }, words: 'submarine 潜水艇 潜艇' },
  { means: { figure: 'diver' }, words: 'diver scuba_diver 潜水员' },
  { means: { figure: 'mermaid' }, words: 'mermaid 美人鱼 人鱼 小美人鱼' },
  {
    means: { figure: 'train' },
    words:
      'train locomotive railway subway subway_train metro metro_train underground_train tube_train subway_car subway_carriage metro_car metro_carriage tube_carriage underground_carriage 地铁车厢 地铁列车 火车 列车 高铁 地铁 动车 机车 车厢',
  },
  {
    means: { figure: 'bicycle' },
    words: 'bicycle bike cyclist 自行车 单车 脚踏车',
  },
  {
    means: { figure: 'motorbike' },
    words: 'motorbike motorcycle motor_bike 摩托车',
  },
  { means: { figure: 'tractor' }, words: 'tractor 拖拉机' },
  {
    means: { figure: 'rover' },
    words:
      'rover mars_rover martian_rover moon_rover lunar_rover space_rover moon_buggy lunar_buggy 火星车 月球车 火星探测车 月球探测车 火星漫游车 月面车 祝融号 玉兔号',
  },
  {
    means: { figure: 'boat' },
    words: 'boat sailboat yacht 船 小船 帆船',
  },
  {
    means: { figure: 'rowboat' },
    words:
      'fishing_village fishing_town 渔村 小渔村 rowboat lifeboat rowing_boat row_boat canoe raft kayak gondola dinghy fishing_boat wooden_boat sampan 渔船 小渔船 渔舟 独木舟 木筏 竹筏 舟 小舟 孤舟 扁舟 一叶扁舟 轻舟 木船 小木船 划艇 乌篷船',
  },
  { means: { figure: 'tallShip', pirate: true }, words: 'pirate_ship pirate_boat 海盗船' },
  { means: { figure: 'tallShip' }, words: 'viking_ship sailing_ship tall_ship galleon 大帆船 古帆船' },
  {
    means: { figure: 'box' },
    words: 'box cardboard_box parcel package 包裹 快递 carton 箱子 纸箱 纸箱子 盒子 纸盒 纸盒子',
  },
  { means: { figure: 'lilyPad' }, words: 'lily_pad lilypad lotus_leaf lotus_leaves 荷叶 睡莲叶 莲叶' },
  {
    means: { figure: 'skyIsland' },
    words: 'floating_island sky_island flying_island 浮空岛 悬浮岛 空中岛屿 悬空岛 漂浮的岛 悬浮的岛',
  },
  { means: { figure: 'rock' }, words: 'rock boulder 石头 大石头 岩石 礁石 巨石' },
  {
    means: { figure: 'ship' },
    words:
      'ship vessel cruise ferry freighter steamship steamboat battleship warship tanker 轮船 渡轮 大船 邮轮 货轮 战舰 军舰 驱逐舰 护卫舰 巡洋舰',
  },
  {
    means: { figure: 'plane' },
    words: 'plane airplane aeroplane aircraft jet 飞机 客机 战斗机 轰炸机 运输机 侦察机',
  },
  { means: { figure: 'balloon' }, words: 'balloon hot_air_balloon 气球 热气球' },
  { means: { figure: 'toyBalloon' }, words: 'toy_balloon party_balloon birthday_balloon helium_balloon' },
  {
    means: { figure: 'flower' },
    words: 'flower blossom lily peony orchid petal bloom 花 花朵 鲜花 百合 牡丹 兰花',
  },
  {
    means: { figure: 'flower', bloom: 'daisy', colour: rgb('#f4c02c') },
    words: 'sunflower chrysanthemum 向日葵 菊花',
  },
  { means: { figure: 'flower', bloom: 'rose', colour: rgb('#d42a45') }, words: 'rose 玫瑰 玫瑰花' },
  { means: { figure: 'flower', colour: rgb('#d42a45') }, words: 'poppy poppies 罂粟' },
  { means: { figure: 'flower', bloom: 'tulip' }, words: 'tulip 郁金香' },
  {
    means: { figure: 'bouquet' },
    words:
      'bouquet flower_bouquet bouquet_of_flowers bunch_of_flowers 花束 捧花 一束花 一束鲜花 一捧花 一捧鲜花',
  },
  {
    means: { figure: 'flower', bloom: 'daisy', colour: rgb('#f6f3ea') },
    words: 'daisy daisies jasmine 雏菊 茉莉',
  },
  {
    means: { figure: 'lotus' },
    words: 'lotus lotus_flower lotus_pond water_lily water_lilies 莲花 荷花 荷花池 荷塘 睡莲',
  },
  { means: { figure: 'umbrella' }, words: 'umbrella parasol 伞 雨伞 油纸伞' },
  ...foodRows,
  { means: { figure: 'candle' }, words: 'candle candlelight 蜡烛 烛光' },
  { means: { figure: 'guitar' }, words: 'guitar 吉他' },
  { means: { figure: 'violin' }, words: 'violin fiddle 小提琴' },
  { means: { figure: 'book' }, words: 'book diary notebook 书 书本 书籍 一本书 日记 日记本' },
  { means: { figure: 'skateboard' }, words: 'skateboard 滑板' },
  { means: { figure: 'surfboard' }, words: 'surfboard 冲浪板' },
  { means: { figure: 'flyingCar' }, words: 'flying_car hovercar hover_car 飞行汽车 飞车' },
  { means: { figure: 'ufo' }, words: 'ufo flying_saucer alien_spaceship alien_ship 飞碟 不明飞行物' },
  { means: { figure: 'sword' }, words: 'sword excalibur 剑 宝剑 长剑 石中剑' },
  {
    means: { figure: 'treasureChest' },
    words: 'treasure_chest treasure_box treasure 宝箱 藏宝箱 百宝箱 宝藏',
  },
  { means: { figure: 'drum' }, words: 'drum snare_drum 鼓 大鼓 小鼓' },
  { means: { figure: 'acorn' }, words: 'acorn 橡果 橡子 松果 pine_cone pinecone' },
  {
    means: { figure: 'nut' },
    words: 'nut walnut hazelnut chestnut almond peanut 坚果 核桃 榛子 栗子 花生 杏仁',
  },
  {
    means: { figure: 'cheese' },
    words: 'cheese piece_of_cheese slice_of_cheese wedge_of_cheese cheddar swiss_cheese 奶酪 芝士 乳酪',
  },
  { means: { figure: 'egg' }, words: 'egg chicken_egg bird_egg boiled_egg 鸡蛋 蛋 鸭蛋 鸟蛋 鹅蛋 煮鸡蛋' },
  {
    means: { figure: 'easterEgg' },
    words: 'easter_egg painted_egg easter_egg_hunt egg_hunt 复活节彩蛋 彩蛋',
  },
  {
    means: { figure: 'greatEgg' },
    words: "dragon_egg dragon's_egg dragon’s_egg dinosaur_egg giant_egg 龙蛋 恐龙蛋 巨蛋",
  },
  {
    means: { figure: 'brokenEgg' },
    words:
      'hatching hatches hatched hatch eggshell egg_shell cracked_egg broken_egg 破壳 破壳而出 孵化 出壳 蛋壳 孵出 孵出来',
  },
  { means: { figure: 'nest' }, words: 'nest bird_nest birdnest bird’s_nest 鸟巢 鸟窝 燕窝 巢' },
  {
    means: { figure: 'friedEggs' },
    words: 'fried_egg sunny_side_up_egg omelette omelet scrambled_eggs 煎蛋 荷包蛋 太阳蛋 煎鸡蛋',
  },
  { means: { figure: 'drumKit' }, words: 'drum_kit drum_set 架子鼓 爵士鼓' },
  {
    means: { figure: 'magicHat' },
    words:
      "out_of_a_hat out_of_a_top_hat out_of_the_hat out_of_the_top_hat out_of_his_hat out_of_his_top_hat out_of_her_hat out_of_her_top_hat out_of_its_hat out_of_its_top_hat from_a_hat from_a_top_hat from_the_hat from_the_top_hat from_his_hat from_his_top_hat from_her_hat from_her_top_hat from_its_hat from_its_top_hat out_of_a_magic_hat out_of_a_magician's_hat 帽子里变 帽子里 礼帽里 高帽里 帽子中",
  },
  { means: { figure: 'clock' }, words: 'clock alarm_clock 时钟 闹钟 钟表 挂钟' },
  {
    means: { figure: 'vase' },
    words: 'vase flower_vase vase_of_flowers vase_with_flowers 花瓶 一瓶花 瓶花',
  },
  {
    means: { figure: 'pottedPlant' },
    words:
      'smart_pot flowerpot flower_pot plant_pot 花盆 智能花盆 potted_plant pot_plant houseplant house_plant plant 盆栽 绿植 植物 盆景 绿萝',
  },
  { means: { figure: 'cactus' }, words: 'cactus cactuses cacti 仙人掌 仙人球' },
  {
    means: { figure: 'basket' },
    words: 'basket wicker_basket apple_basket flower_basket 篮子 竹篮 菜篮 菜篮子 花篮 果篮 小篮子',
  },
  { means: { figure: 'iceCream' }, words: 'ice_cream ice_cream_cone ice_creams 冰淇淋 冰激凌 雪糕 甜筒' },
  { means: { figure: 'dumplings' }, words: 'dumpling steamed_bun baozi 饺子 包子 小笼包 馄饨 汤包' },
  { means: { figure: 'zongzi' }, words: 'zongzi rice_dumpling sticky_rice_dumpling 粽子' },
  { means: { figure: 'mooncake' }, words: 'mooncake moon_cake 月饼' },
  { means: { figure: 'bone' }, words: 'dog_bone big_bone bone 骨头 肉骨头' },
  { means: { figure: 'cello' }, words: 'cello violoncello 大提琴' },
  { means: { figure: 'telescope' }, words: 'telescope 望远镜 天文望远镜' },
  { means: { figure: 'television' }, words: 'television television_set tv tv_set 电视 电视机' },
  { means: { figure: 'swing' }, words: 'swing swing_set playground_swing 秋千' },
  { means: { figure: 'slide' }, words: 'slide playground_slide 滑梯 滑滑梯' },
  { means: { figure: 'sandcastle' }, words: 'sandcastle sand_castle 沙堡 沙滩城堡 沙城堡' },
  { means: { figure: 'snowball' }, words: 'snowball 雪球' },
  { means: { figure: 'skippingRope' }, words: 'skipping_rope jump_rope jumprope 跳绳子' },
  { means: { figure: 'yarn' }, words: 'yarn ball_of_yarn balls_of_yarn 毛线 毛线球 线团' },
  { means: { figure: 'firecrackers' }, words: 'firecracker 鞭炮 爆竹 炮仗' },
  { means: { figure: 'sofa' }, words: 'sofa couch 沙发' },
  { means: { figure: 'bench' }, words: 'bench benches 长椅 长凳 公园椅' },
  { means: { figure: 'chair' }, words: '摇椅 chair armchair stool 椅子 凳子' },
  { means: { figure: 'bed' }, words: 'bed mattress 床 床垫' },
  { means: { figure: 'cradle' }, words: 'cradle crib baby_bed bassinet 摇篮 婴儿床' },
  { means: { figure: 'christmasTree' }, words: 'christmas_tree xmas_tree 圣诞树' },
  {
    means: { figure: 'gift' },
    words:
      'gift gift_box presents a_present birthday_present christmas_present wrapped_present 礼物 礼盒 礼品 圣诞礼物 生日礼物',
  },
  { means: { figure: 'flag' }, words: 'flag 旗 旗帜 旗子 红旗 国旗 小旗' },
  { means: { figure: 'bubbles' }, words: 'bubbles soap_bubble soap_bubbles 泡泡 肥皂泡' },
  {
    means: { figure: 'door' },
    words: 'door doorway front_door wooden_door doorstep gate gateway 门 大门 木门 房门 门口 铁门 石门',
  },
  { means: { figure: 'volcano' }, words: 'volcano volcanoes erupting_volcano 火山' },
  { means: { figure: 'kite' }, words: 'kite dragon_kite butterfly_kite fish_kite 风筝 龙风筝' },
  { means: { figure: 'rod' }, words: 'fishing_rod 鱼竿 钓竿' },
  { means: { figure: 'wateringCan' }, words: 'watering_can 水壶 浇水壶 洒水壶' },
  { means: { figure: 'ball' }, words: 'ball soccer_ball volleyball 球 皮球 足球 排球' },
  { means: { figure: 'ball', colour: rgb('#e8852c') }, words: 'basketball 篮球' },
  { means: { figure: 'chess' }, words: 'chess chessboard chess_board 棋盘 象棋 国际象棋 围棋' },
  { means: { figure: 'piano' }, words: 'piano grand_piano 钢琴' },
  { means: { figure: 'stove' }, words: 'stove wok cooker 灶台 炉灶 炒锅' },
  { means: { figure: 'blackboard' }, words: 'blackboard chalkboard 黑板' },
  { means: { figure: 'snowman' }, words: 'snowman snowmen 雪人' },
  { means: { figure: 'easel' }, words: 'easel 画架 画板' },
  { means: { figure: 'computer' }, words: 'computer laptop 电脑 笔记本电脑' },
];
