import { WORN_GOODS } from './goods.ts';
import { livingPeople } from './living-people.ts';
import { storyUndrawn } from './story-places.ts';

/**
 * Things that people ask for and the engine has no figure for, by topic. A word that is drawn must not be here, nor one that is
 * seldom a thing ("watch", "honey"): a person is told of them before paying, and told wrongly is worse than not told.
 */
const animals =
  'platypus echidna wombat possum opossum sloth anteater armadillo aardvark iguana chameleon salamander axolotl rattlesnake slug squid starfish shrimp prawn oyster clam clownfish swordfish pufferfish stingray manta_ray eel narwhal manatee skunk weasel ferret meerkat mongoose raccoon_dog hyena lynx bobcat capybara chinchilla tapir warthog lemur prairie_dog flea jackal vole newt groundhog';
const animalsZh =
  '鸭嘴兽 树懒 食蚁兽 犰狳 穿山甲 变色龙 蝾螈 娃娃鱼 鱿鱼 乌贼 海星 海牛 虾 牡蛎 蛤蜊 小丑鱼 河豚 魔鬼鱼 鳗鱼 臭鼬 黄鼠狼 雪貂 狐獴 鬣狗 猞猁 水豚 狐猴 土拨鼠';
const fowlAndBugs =
  'ostrich emu pelican stork heron toucan hummingbird woodpecker vulture kingfisher wasp hornet beetle dragonfly dragonflies grasshopper praying_mantis spider_web tarantula scorpion centipede earthworm cockroach mosquito buzzard condor';
const fowlAndBugsZh =
  '鸵鸟 鹈鹕 白鹳 鹭 白鹭 苍鹭 巨嘴鸟 蜂鸟 啄木鸟 秃鹫 翠鸟 黄蜂 马蜂 大黄蜂 甲虫 蜻蜓 蚱蜢 蝗虫 螳螂 蟋蟀 蜘蛛网 蝎子 蜈蚣 蚯蚓 蟑螂 蚊子 苍蝇';
const creatures =
  'griffin gryphon pegasus centaur minotaur werewolf werewolves demon troll goblin orc kraken cyclops godzilla dragon_dance monster devil ogre yeti bigfoot golem cerberus basilisk gargoyle pikachu pokemon pokémon totoro smurf smurfs spongebob doraemon ultraman yoda';
const creaturesZh =
  '狮鹫 飞马 半人马 牛头怪 狼人 恶魔 魔鬼 木乃伊 哥布林 哥斯拉 麒麟 貔貅 怪兽 皮卡丘 宝可梦 龙猫 小黄人 海绵宝宝 哆啦a梦 机器猫 奥特曼 葫芦娃 高达';
const vehicles =
  'excavator bulldozer forklift combine_harvester snowboard chariot rickshaw hovercraft hang_glider glider cable_car snowmobile speedboat motorboat tugboat houseboat barge unicycle tricycle pumpkin_carriage';
const vehiclesZh =
  '挖掘机 推土机 叉车 收割机 滑雪板 马车 人力车 黄包车 三轮车 滑翔机 快艇 摩托艇 缆车 坦克 南瓜马车';
const instruments =
  'viola trombone clarinet oboe tuba harmonica banjo ukulele bagpipe xylophone tambourine harpsichord pipe_organ synthesizer gong sitar';
const instrumentsZh = '长号 圆号 单簧管 双簧管 口琴 尤克里里 唢呐 葫芦丝 木琴 铃鼓 管风琴 编钟';
const food =
  'marshmallow chocolate_bar cookie popcorn lollipop pancake waffle sausage bacon taco burrito hot_dog hotdog spring_roll kebab tofu potato peanut_butter egg_roll egg_tart tomato onion garlic cucumber cabbage lettuce broccoli cauliflower eggplant aubergine pineapple mango pear cherries coconut avocado pomegranate dragon_fruit durian lychee blueberry blueberries raspberry raspberries papaya beer cocktail muffin pudding bagel caviar meatball yogurt yoghurt pretzel turnip celery mustard ketchup mayonnaise cereal glass_of_wine glasses_of_wine whiskey whisky tequila vodka milkshake casserole lasagna meatloaf curry curries';
const foodZh =
  '棉花糖 饼干 糖果 爆米花 棒棒糖 煎饼 华夫饼 香肠 培根 热狗 烤串 烤鸭 豆腐 土豆 番茄 西红柿 洋葱 大蒜 黄瓜 白菜 卷心菜 生菜 西兰花 茄子 玉米 辣椒 菠萝 芒果 梨 樱桃 椰子 牛油果 石榴 火龙果 榴莲 荔枝 蓝莓 木瓜 哈密瓜 啤酒 红酒 葡萄酒 鸡尾酒 蛋挞 汤圆 春卷 松饼 布丁 鱼子酱 肉丸 馒头 烧饼 红薯 甘蔗 豌豆 咖喱 酸奶 麦片 海带 玻璃杯';
const looks =
  'braid pigtail ponytail twintail dreadlock mohawk freckle tattoo lipstick makeup earring piercing';
const looksZh =
  '马尾 双马尾 单马尾 高马尾 马尾辫 辫子 双辫 麻花辫 羊角辫 扎辫子的 扎着辫子 扎着双马尾 扎着马尾 梳着辫子 脏辫 雀斑 纹身 口红 妆容 耳环';
const objects =
  'in_a_bottle menorah light_bulb lightbulb candelabra dandelion laser_pointer rock_climbing rock_climber keyboard game_controller game_console frisbee sneaker shoe boot high_heel sandal glove bathing taking_a_bath having_a_bath logo logotype app_icon emblem infographic microscope binoculars telephone phone_booth typewriter washing_machine refrigerator fridge shield spear axe hammer screwdriver gun rifle pistol cannon knife knives magic_wand hourglass handbag barrel ladder tree_stump tank fish_tank house_of_cards playing_cards playing_card tray fence milking boxing yoga hockey rugby bowling wrestling judo karate brass_band marching_band ice_skates trampoline seesaw hammock bathtub toilet wardrobe chandelier doll puppet dice trophy trophies mailbox traffic_light fire_hydrant vending_machine gravestone tombstone coffin skull ice_skate tennis_racket baseball_bat golf_club dumbbell tennis badminton baseball golf ping_pong table_tennis bomb shotgun revolver handgun grenade hand_grenade missile torpedo dagger hatchet bullet dynamite';
const objectsZh =
  '灯泡 烛台 瓶中船 瓶子里的船 蒲公英 激光笔 撒网 攀岩 键盘 手柄 舞龙 春联 红包 飞盘 运动鞋 球鞋 高跟鞋 鞋子 皮鞋 靴子 凉鞋 手套 采蜂蜜 挤奶 挤牛奶 洗澡 泡澡 跳水 标志 标志设计 商标 徽标 图标 应用图标 显微镜 电话 电话亭 打字机 洗衣机 冰箱 盾牌 长矛 斧头 锤子 手枪 步枪 大炮 菜刀 魔杖 沙漏 手提包 梯子 树桩 鱼缸 纸牌屋 扑克牌 纸牌 托盘 篱笆 栅栏 拳击 瑜伽 冰球 橄榄球 保龄球 柔道 空手道 蹦床 跷跷板 吊床 浴缸 马桶 衣柜 吊灯 洋娃娃 木偶 积木 魔方 骰子 奖杯 邮筒 红绿灯 消防栓 墓碑 棺材 骷髅头 铃铛 溜冰鞋 网球拍 哑铃 网球 羽毛球 乒乓球 棒球 高尔夫 机枪 火炮 炮弹 刺刀 炸药 航母 炸弹 导弹 子弹 匕首 猎枪';
const household =
  'church_bell bell birdcage wine_glass anvil stethoscope wheelbarrow compass quill abacus kaleidoscope horseshoe slingshot boomerang catapult toaster blender radiator faucet toothbrush wallet banknote calculator stapler paperclip padlock snow_globe sleeping_bag flashlight ashtray periscope pitchfork scythe sickle plough beehive birdhouse doghouse spinning_top shovel spade crowbar briefcase jewelry jewellery handkerchief rudder propeller magnet hula_hoop hoop bandage jukebox thermometer slipper dishwasher goggles seaweed kelp crucifix trapeze cassette cassette_tape urn casket cigarette cigar garden_hose fire_hose purse razor potion wand hand_mirror magic_mirror wall_mirror in_the_mirror in_a_mirror mirror_on_the_wall an_anchor tornado cyclone avalanche whirlpool film_camera old_camera vintage_camera holding_a_camera laundry graffiti doorbell';
const householdZh =
  '铁砧 听诊器 指南针 地球仪 钢笔 毛笔 算盘 磁铁 挂锁 陀螺 弹弓 马蹄铁 拖把 吸尘器 熨斗 微波炉 水龙头 牙刷 肥皂 钱包 邮票 计算器 调色板 船桨 轮滑鞋 手电筒 打火机 烟斗 收音机 音箱 镰刀 蜂箱 鸟笼 公文包 珠宝 药水 魔药 剃刀 磁带 呼啦圈 绷带 贴纸 水管 点唱机 温度计 拖鞋 涂鸦 洗碗机 泳镜 护目镜 螺旋桨 十字架 雪茄 香烟 照相机 筷子 首饰 珍珠 瓷器 陶器 玉器 勋章 奖章 金牌 石碑 牌坊 匾额 喇叭 铁链 扇子 轿子 空调 毒药 龙卷风 飓风 雪崩 漩涡 照镜子 魔镜 一面镜子 铲子 铁锹 天平 风铃 留声机 黑胶唱片 火柴 打印机 梳妆台';
const landmarks =
  'mosque escalator ambulance caravan treehouse tree_house airfield launch_pad runway hangar power_station sphinx obelisk parthenon candy_house gingerbread_house mushroom_house mushroom_houses';
const landmarksZh =
  '清真寺 树屋 救护车 大篷车 自动扶梯 收费站 发射场 机库 大坝 烽火台 狮身人面像 方尖碑 帕特农神庙 糖果屋 姜饼屋 蘑菇屋 蘑菇房子';

/** Animals without a figure, of whom nobody else is drawn in their place. */
export const undrawnAnimals: ReadonlySet<string> = new Set(
  [animals, animalsZh, fowlAndBugs, fowlAndBugsZh].flatMap((words) =>
    words.split(' ').map((word) => word.replaceAll('_', ' ')),
  ),
);

/** A list of words for each topic and language. */
export const undrawnWords: readonly string[] = [
  WORN_GOODS,
  animals,
  animalsZh,
  fowlAndBugs,
  fowlAndBugsZh,
  creatures,
  creaturesZh,
  vehicles,
  vehiclesZh,
  instruments,
  instrumentsZh,
  food,
  foodZh,
  looks,
  looksZh,
  objects,
  objectsZh,
  household,
  householdZh,
  landmarks,
  landmarksZh,
  storyUndrawn,
  ...livingPeople,
];
