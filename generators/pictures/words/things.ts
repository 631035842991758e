import type { Rgb } from '../light/colour.ts';
import { rgb } from '../light/colour.ts';
import type { Cast, FigureName, Outfit, Relation, Setting, SkyThing, Trait, TreeKind } from './plan.ts';

/** A row of the vocabulary: English words (singular; plurals are understood) and Chinese ones, split by spaces;
 * an underscore stands for a space inside a phrase. */
export interface Row<Meaning> {
  means: Meaning;
  words: string;
}

/** Things that can stand in a picture. */
export const figureRows: readonly Row<{
  figure: FigureName;
  trait?: Trait;
  outfit?: Outfit;
  pair?: boolean;
  general?: NonNullable<Cast['general']>;
  colour?: Rgb;
  tree?: TreeKind;
}>[] = [
  {
    means: { figure: 'person' },
    words:
      'people person human figure patient traveler traveller wanderer hiker samurai knight crowd friend family someone hero fisherman clown athlete worker dancer monk soldier singer teacher 人 人物 人们 人群 旅人 行人 侠客 剑客 武士 小丑 运动员 朋友 家人 一家人 舞者 僧人 老师 英雄 骑士',
  },
  { means: { figure: 'person', outfit: 'chef' }, words: 'chef cook baker 厨师 大厨 面包师' },
  {
    means: { figure: 'person', outfit: 'firefighter' },
    words: 'firefighter fireman firemen firewoman 消防员',
  },
  {
    means: { figure: 'person', outfit: 'police' },
    words: 'policeman policemen police_officer cop 警察 民警 交警',
  },
  { means: { figure: 'person', trait: 'woman', outfit: 'police' }, words: 'policewoman 女警' },
  {
    means: { figure: 'person', outfit: 'doctor' },
    words: 'doctor nurse scientist dentist surgeon vet veterinarian 牙医 兽医 医生 护士 大夫 科学家',
  },
  { means: { figure: 'person', outfit: 'farmer' }, words: 'farmer 农民 农夫' },
  { means: { figure: 'person', outfit: 'wizard' }, words: 'wizard magician sorcerer 巫师 魔法师' },
  { means: { figure: 'person', trait: 'woman', outfit: 'wizard' }, words: 'witch 女巫' },
  { means: { figure: 'person', trait: 'woman', outfit: 'royal' }, words: 'queen princess 女王 公主 皇后' },
  { means: { figure: 'person', trait: 'man', outfit: 'royal' }, words: 'king prince 国王 王子 皇帝' },
  { means: { figure: 'person', trait: 'oldMan', outfit: 'santa' }, words: 'santa santa_claus 圣诞老人' },
  { means: { figure: 'person', pair: true }, words: 'couple lover newlyweds 情侣 恋人 夫妻 夫妇 新人' },
  {
    means: { figure: 'person', trait: 'woman' },
    words:
      'woman women lady female mother mom goddess she her actress bride 她 女 女人 女性 女子 女士 妈妈 母亲 美女 仙女 新娘 女神',
  },
  {
    means: { figure: 'person', trait: 'man' },
    words: 'man men guy male gentleman father dad he 他 男 男人 男性 男子 男士 爸爸 父亲 帅哥 大叔 先生',
  },
  {
    means: { figure: 'person', trait: 'oldWoman' },
    words:
      'old_woman old_women old_lady elderly_woman elderly_lady grandmother grandma granny 奶奶 外婆 姥姥 老奶奶 老太太 老太婆 老婆婆 老妇人',
  },
  {
    means: { figure: 'person', trait: 'oldMan' },
    words:
      'old_man old_men elderly_man grandfather grandpa 爷爷 外公 姥爷 老爷爷 老头 老头儿 老头子 老大爷 老汉',
  },
  {
    means: { figure: 'person', trait: 'old' },
    words: 'elder old_person old_people elderly_person 老人 老人家',
  },
  {
    means: { figure: 'child' },
    words: 'child children kid baby toddler student pupil 学生 孩子 小孩 儿童 宝宝 婴儿',
  },
  {
    means: { figure: 'child', trait: 'girl' },
    words: 'girl schoolgirl daughter granddaughter 女孩 小女孩 少女 姑娘 女儿 女生 孙女 外孙女',
  },
  {
    means: { figure: 'child', trait: 'boy' },
    words: 'boy schoolboy son grandson 男孩 小男孩 少年 儿子 男生 孙子 外孙',
  },
  { means: { figure: 'astronaut' }, words: 'astronaut cosmonaut spaceman 宇航员 航天员 太空人' },
  { means: { figure: 'robot' }, words: 'robot android mecha cyborg 机器人 机甲' },
  {
    means: { figure: 'cat', general: 'animal' },
    words: 'animal creature beast pet wildlife 动物 野兽 宠物 小动物',
  },
  { means: { figure: 'cat' }, words: 'cat kitten kitty tabby feline 猫 小猫 猫咪 喵' },
  { means: { figure: 'lion' }, words: 'lion 狮子 雄狮 狮王 狮' },
  { means: { figure: 'lioness' }, words: 'lioness lionesses lion_cub cougar puma 母狮 小狮子 美洲狮' },
  { means: { figure: 'leopard' }, words: 'leopard jaguar 豹子 豹 花豹 金钱豹 美洲豹' },
  { means: { figure: 'snowLeopard' }, words: 'snow_leopard 雪豹' },
  { means: { figure: 'cheetah' }, words: 'cheetah 猎豹' },
  { means: { figure: 'panther' }, words: 'panther black_panther black_leopard 黑豹' },
  {
    means: { figure: 'dog' },
    words: 'dog puppy doggy hound corgi husky shiba labrador 狗 小狗 犬 柯基 哈士奇 柴犬',
  },
  { means: { figure: 'wolf' }, words: 'wolf wolves coyote 狼 野狼 灰狼 大灰狼 狼群' },
  { means: { figure: 'cow' }, words: 'cow cattle calf calves 牛 奶牛 母牛 小牛 牛群' },
  { means: { figure: 'cow', colour: rgb('#b5733c') }, words: '黄牛' },
  { means: { figure: 'bull' }, words: 'bull ox oxen buffalo yak bison 公牛 水牛 牦牛 野牛' },
  { means: { figure: 'sheep' }, words: 'sheep lamb ewe 羊 绵羊 小羊 羔羊 羊羔 羊群' },
  { means: { figure: 'goat' }, words: 'goat 山羊' },
  { means: { figure: 'pig' }, words: 'pig piglet hog 猪 小猪' },
  { means: { figure: 'pig', colour: rgb('#5c4a42') }, words: 'boar wild_boar 野猪' },
  { means: { figure: 'giraffe' }, words: 'giraffe 长颈鹿' },
  { means: { figure: 'camel' }, words: 'camel dromedary 骆驼' },
  { means: { figure: 'mouse' }, words: 'mouse mice rat 老鼠 小老鼠 鼠' },
  { means: { figure: 'mouse', colour: rgb('#d9a05c') }, words: 'hamster guinea_pig 仓鼠' },
  { means: { figure: 'squirrel' }, words: 'squirrel chipmunk 松鼠 小松鼠' },
  { means: { figure: 'hedgehog' }, words: 'hedgehog porcupine 刺猬 小刺猬 豪猪' },
  { means: { figure: 'monkey' }, words: 'monkey ape chimpanzee 猴 猴子 小猴 小猴子 猩猩' },
  { means: { figure: 'monkey', colour: rgb('#3f3c42') }, words: 'gorilla 大猩猩' },
  { means: { figure: 'frog' }, words: 'frog toad 青蛙 蛙 蟾蜍' },
  { means: { figure: 'duck' }, words: 'duck mallard 鸭子 鸭 野鸭' },
  { means: { figure: 'duck', colour: rgb('#f4d24a') }, words: 'duckling 小鸭 小鸭子' },
  { means: { figure: 'swan' }, words: 'swan 天鹅' },
  { means: { figure: 'goose' }, words: 'goose geese 鹅 大鹅' },
  { means: { figure: 'chicken' }, words: 'chicken hen rooster 鸡 母鸡 公鸡' },
  { means: { figure: 'chick' }, words: 'chick 小鸡' },
  {
    means: { figure: 'bird' },
    words:
      'bird parrot sparrow crane eagle seagull gull swallow phoenix crow raven pigeon dove flamingo 鸟 小鸟 鹦鹉 麻雀 鹤 仙鹤 老鹰 鹰 海鸥 燕子 凤凰 鸽子 乌鸦',
  },
  { means: { figure: 'penguin' }, words: 'penguin 企鹅 小企鹅' },
  { means: { figure: 'tiger' }, words: 'tiger tigress 老虎 小老虎 虎' },
  { means: { figure: 'fish' }, words: 'fish shark salmon tuna 鱼 鲨鱼 小鱼' },
  { means: { figure: 'fish', colour: rgb('#f07028') }, words: 'goldfish koi 金鱼 锦鲤' },
  { means: { figure: 'whale' }, words: 'whale dolphin orca 鲸 鲸鱼 海豚 虎鲸' },
  { means: { figure: 'turtle' }, words: 'turtle tortoise 龟 乌龟 海龟' },
  { means: { figure: 'horse' }, words: 'horse pony stallion mare 马 骏马 马儿' },
  { means: { figure: 'horse', colour: rgb('#f2efe8') }, words: '白马' },
  { means: { figure: 'unicorn' }, words: 'unicorn 独角兽' },
  { means: { figure: 'zebra' }, words: 'zebra 斑马' },
  { means: { figure: 'donkey' }, words: 'donkey mule 驴 驴子 毛驴 小驴 小毛驴' },
  { means: { figure: 'rabbit' }, words: 'rabbit bunny hare 兔 兔子 小兔' },
  { means: { figure: 'rabbit', colour: rgb('#f5f1ea') }, words: '白兔 小白兔' },
  {
    means: { figure: 'deer' },
    words: 'deer stag elk moose reindeer antelope gazelle 鹿 小鹿 麋鹿 驯鹿 羚羊',
  },
  { means: { figure: 'fox' }, words: 'fox foxes 狐狸 小狐狸 狐' },
  { means: { figure: 'bear' }, words: 'bear grizzly teddy 熊 小熊 棕熊' },
  { means: { figure: 'bear', colour: rgb('#eef0f0') }, words: 'polar_bear 北极熊' },
  { means: { figure: 'panda' }, words: 'panda 熊猫 大熊猫' },
  { means: { figure: 'elephant' }, words: 'elephant mammoth 大象 象 小象' },
  { means: { figure: 'butterfly' }, words: 'butterfly butterflies moth 蝴蝶 飞蛾' },
  { means: { figure: 'owl' }, words: 'owl 猫头鹰' },
  { means: { figure: 'dragon' }, words: 'dragon dinosaur 龙 巨龙 恐龙' },
  {
    means: { figure: 'house' },
    words:
      'house home cottage cabin hut villa farmhouse barn village town building 房子 屋 房屋 小屋 木屋 别墅 村庄 村子 村里 小镇 镇上 镇子 农舍 农家 建筑 家园',
  },
  { means: { figure: 'castle' }, words: 'castle palace fortress tower citadel 城堡 宫殿 堡垒 塔楼' },
  { means: { figure: 'pagoda' }, words: 'pagoda temple shrine 宝塔 塔 寺庙 寺 庙 神社 古寺 亭子 阁楼' },
  { means: { figure: 'lighthouse' }, words: 'lighthouse 灯塔' },
  { means: { figure: 'windmill' }, words: 'windmill 风车' },
  { means: { figure: 'bridge' }, words: 'bridge 桥 大桥 拱桥 石桥' },
  { means: { figure: 'pier' }, words: 'pier jetty wharf quay boardwalk 码头 栈桥 渡口' },
  { means: { figure: 'island' }, words: 'island isle 岛 小岛 岛屿 海岛' },
  { means: { figure: 'tent' }, words: 'tent camp campsite campfire camping 帐篷 露营 营地' },
  {
    means: { figure: 'tree' },
    words: 'tree oak 树 大树 橡树 老树',
  },
  {
    means: { figure: 'tree', tree: 'pine' },
    words: 'pine pine_tree fir fir_tree spruce christmas_tree 松树 青松 杉树 圣诞树',
  },
  { means: { figure: 'tree', tree: 'willow' }, words: 'willow willow_tree 柳树 垂柳' },
  { means: { figure: 'tree', tree: 'cherry' }, words: 'sakura cherry_tree sakura_tree 樱花树 樱树' },
  { means: { figure: 'tree', tree: 'maple' }, words: 'maple_tree 枫树' },
  { means: { figure: 'tree', tree: 'palm' }, words: 'palm palm_tree coconut_tree 棕榈 棕榈树 椰子树 椰树' },
  { means: { figure: 'car', general: 'vehicle' }, words: 'vehicle transport 交通工具 载具 车辆' },
  {
    means: { figure: 'car' },
    words:
      'car automobile taxi sedan jeep racecar sports_car suv van 车 汽车 小汽车 轿车 出租车 跑车 赛车 吉普车',
  },
  { means: { figure: 'bus' }, words: 'bus buses tram coach 公交车 巴士 电车 大巴' },
  { means: { figure: 'truck' }, words: 'truck lorry lorries 卡车 货车' },
  { means: { figure: 'fireTruck' }, words: 'fire_truck fire_engine firetruck 消防车 救火车' },
  { means: { figure: 'submarine' }, words: 'submarine 潜水艇 潜艇' },
  { means: { figure: 'diver' }, words: 'diver scuba_diver 潜水员' },
  {
    means: { figure: 'train' },
    words: 'train locomotive railway subway metro 火车 列车 高铁 地铁 动车 机车',
  },
  {
    means: { figure: 'bicycle' },
    words: 'bicycle bike cyclist motorcycle motorbike scooter 自行车 单车 摩托车 脚踏车 电动车',
  },
  {
    means: { figure: 'boat' },
    words: 'boat sailboat canoe raft kayak gondola yacht 船 小船 帆船 渔船 独木舟 木筏 舟',
  },
  { means: { figure: 'ship' }, words: 'ship vessel cruise ferry galleon 轮船 大船 邮轮 货轮 战舰 军舰' },
  {
    means: { figure: 'rocket' },
    words: 'rocket spaceship spacecraft shuttle starship 火箭 飞船 宇宙飞船 太空船 航天飞机',
  },
  {
    means: { figure: 'plane' },
    words: 'plane airplane aeroplane aircraft jet helicopter 飞机 客机 战斗机 直升机',
  },
  { means: { figure: 'balloon' }, words: 'balloon hot_air_balloon airship 气球 热气球 飞艇' },
  {
    means: { figure: 'flower' },
    words:
      'flower blossom tulip lily peony bouquet orchid petal bloom 花 花朵 鲜花 郁金香 百合 牡丹 花束 兰花',
  },
  { means: { figure: 'flower', colour: rgb('#f4c02c') }, words: 'sunflower chrysanthemum 向日葵 菊花' },
  { means: { figure: 'flower', colour: rgb('#d42a45') }, words: 'rose poppy poppies 玫瑰 罂粟' },
  { means: { figure: 'flower', colour: rgb('#f6f3ea') }, words: 'daisy daisies jasmine 雏菊 茉莉' },
  {
    means: { figure: 'lotus' },
    words: 'lotus lotus_flower lotus_pond water_lily water_lilies 莲花 荷花 荷花池 睡莲',
  },
  { means: { figure: 'umbrella' }, words: 'umbrella parasol 伞 雨伞 油纸伞' },
  { means: { figure: 'lantern' }, words: 'lantern sky_lantern lamp 灯笼 孔明灯 天灯 花灯' },
  {
    means: { figure: 'food' },
    words:
      'food meal dish dinner lunch breakfast cuisine feast steak rice salad 食物 美食 菜 饭 晚餐 午餐 早餐 大餐 牛排 米饭 沙拉 料理 佳肴',
  },
  {
    means: { figure: 'noodles' },
    words:
      'noodle ramen soup pho spaghetti pasta hotpot 面条 面 拉面 吃面 煮面 碗面 汤面 炒面 汤 热汤 牛肉面 火锅 意面 米粉',
  },
  { means: { figure: 'cake' }, words: 'cake dessert cupcake pie ice_cream 蛋糕 甜点 甜品 冰淇淋 月饼' },
  {
    means: { figure: 'fruit' },
    words: 'fruit grape strawberry strawberries watermelon fruit_basket fruit_bowl 水果 葡萄 草莓 西瓜',
  },
  { means: { figure: 'apple' }, words: 'apple 苹果' },
  { means: { figure: 'apple', colour: rgb('#f0942c') }, words: 'orange_fruit oranges tangerine 橙子 橘子' },
  { means: { figure: 'apple', colour: rgb('#f3d23b') }, words: 'lemon 柠檬' },
  { means: { figure: 'apple', colour: rgb('#f4a88c') }, words: 'peach 桃子' },
  { means: { figure: 'banana' }, words: 'banana 香蕉' },
  { means: { figure: 'candle' }, words: 'candle candlelight 蜡烛' },
  {
    means: { figure: 'coffee' },
    words: 'coffee tea cup latte cappuccino mug teapot 咖啡 茶 茶杯 奶茶 拿铁 热茶',
  },
  { means: { figure: 'pizza' }, words: 'pizza 披萨 比萨' },
  { means: { figure: 'burger' }, words: 'burger hamburger sandwich fries 汉堡 汉堡包 三明治 薯条' },
  { means: { figure: 'sushi' }, words: 'sushi sashimi dumpling 寿司 刺身 饺子 包子' },
  { means: { figure: 'bread' }, words: 'bread baguette croissant toast bakery 面包 吐司 法棍 牛角包' },
  { means: { figure: 'guitar' }, words: 'guitar violin 吉他 小提琴' },
  { means: { figure: 'book' }, words: 'book 书 书本 书籍 一本书' },
  { means: { figure: 'sofa' }, words: 'sofa couch 沙发' },
  { means: { figure: 'bench' }, words: 'bench benches 长椅 长凳 公园椅' },
  { means: { figure: 'chair' }, words: 'chair armchair stool 椅子 凳子' },
  { means: { figure: 'bed' }, words: 'bed 床' },
  { means: { figure: 'kite' }, words: 'kite 风筝' },
  { means: { figure: 'rod' }, words: 'fishing_rod 鱼竿 钓竿' },
  { means: { figure: 'wateringCan' }, words: 'watering_can 水壶 浇水壶 洒水壶' },
  { means: { figure: 'ball' }, words: 'ball soccer_ball 球 皮球 足球' },
  { means: { figure: 'ball', colour: rgb('#e8852c') }, words: 'basketball 篮球' },
  { means: { figure: 'chess' }, words: 'chess chessboard chess_board 棋盘 象棋 国际象棋 围棋' },
  { means: { figure: 'piano' }, words: 'piano grand_piano 钢琴' },
  { means: { figure: 'stove' }, words: 'stove wok cooker 灶台 炉灶 炒锅' },
  { means: { figure: 'blackboard' }, words: 'blackboard chalkboard 黑板' },
  { means: { figure: 'snowman' }, words: 'snowman snowmen 雪人' },
  { means: { figure: 'stroller' }, words: 'stroller pram baby_carriage pushchair 婴儿车' },
  { means: { figure: 'easel' }, words: 'easel 画架 画板' },
  { means: { figure: 'computer' }, words: 'computer laptop 电脑 笔记本电脑' },
  { means: { figure: 'comb' }, words: 'comb hairbrush 梳子' },
];

/** Places a picture can be in. */
export const settingRows: readonly Row<Setting>[] = [
  {
    means: 'meadow',
    words:
      'meadow field grassland savanna savannah prairie hill countryside farm lawn pasture grass park valley 草地 草原 田野 山坡 乡村 农场 原野 牧场 公园 稻田 麦田 草坪 山谷',
  },
  {
    means: 'garden',
    words: 'garden flower_field lavender orchard 花园 花海 花田 花丛 薰衣草 果园 庭院 院子 小院',
  },
  {
    means: 'forest',
    words:
      'forest wood woods woodland jungle rainforest bamboo bamboo_forest bamboo_grove pine_forest pine_wood pine_woods 森林 树林 丛林 竹林 雨林 林间 密林 松林',
  },
  {
    means: 'sea',
    words:
      'sea ocean beach coast shore bay harbor harbour wave seaside tide 海 大海 海洋 海边 海滩 沙滩 海岸 海湾 港口 海浪 海面',
  },
  {
    means: 'underwater',
    words: 'underwater undersea coral_reef coral reef seabed aquarium 水下 海底 珊瑚 深海 水族馆',
  },
  {
    means: 'city',
    words:
      'city skyline skyscraper downtown metropolis cityscape cyberpunk shanghai new_york tokyo 城市 都市 摩天楼 高楼 天际线 大楼 市区 赛博朋克 上海 北京 东京 纽约 大厦 夜景',
  },
  {
    means: 'street',
    words:
      'street road highway alley lane avenue racetrack 街道 街 马路 公路 小巷 街头 道路 胡同 大街 高速公路',
  },
  {
    means: 'mountain',
    words: 'mountain peak alps cliff summit volcano hillside 山 高山 山脉 雪山 山峰 群山 火山 悬崖 山顶',
  },
  { means: 'desert', words: 'desert dune sahara sand oasis 沙漠 沙丘 戈壁 绿洲' },
  {
    means: 'river',
    words:
      'river lake pond stream lakeside canal brook 河 河流 湖 湖泊 湖边 小溪 江 池塘 荷花池 lotus_pond 溪流 湖面 水面 江南',
  },
  { means: 'waterfall', words: 'waterfall cascade 瀑布' },
  {
    means: 'room',
    words:
      'room bedroom living_room interior indoor office study kitchen library sofa couch window windowsill window_sill window_ledge cafe classroom 房间 卧室 客厅 室内 办公室 书房 厨房 图书馆 窗 窗边 窗前 窗台 沙发 咖啡馆 咖啡厅 教室 屋内 屋里 teahouse coffee_shop coffee_house school theater 学校 restaurant bookshop hospital theatre workshop attic 茶馆 餐厅 饭馆 面馆 书店 面包店 医院 病房 剧院 工作室 阁楼',
  },
  { means: 'table', words: 'table tabletop desk picnic 桌子 餐桌 桌上 桌面 野餐' },
  {
    means: 'space',
    words:
      'space galaxy planet cosmos universe nebula outer_space orbit mars milky_way saturn jupiter 太空 宇宙 星系 行星 星球 银河 星云 火星 外太空 土星 木星 on_the_moon moon_base lunar 月球 月球基地 space_station 空间站 太空站',
  },
  { means: 'sky', words: 'sky clouds above_the_clouds heaven 天空 云端 云海 云层 高空 天上' },
  {
    means: 'abstract',
    words: 'abstract pattern geometric fractal texture wallpaper 抽象 图案 几何 分形 纹理',
  },
];

/** What may be in the sky. */
export const skyRows: readonly Row<SkyThing>[] = [
  { means: 'moon', words: 'moon moonlight full_moon crescent 月亮 月光 明月 满月 月色 月' },
  { means: 'stars', words: 'star starry starlight constellation 星星 星空 繁星 群星 星光' },
  { means: 'aurora', words: 'aurora northern_lights 极光' },
  { means: 'rainbow', words: 'rainbow 彩虹' },
  { means: 'sun', words: 'sun sunshine sunlight 太阳 阳光' },
  { means: 'fireworks', words: 'firework 烟花 焰火' },
  { means: 'birds', words: 'flock_of_birds seabirds 飞鸟 鸟群 群鸟' },
  { means: 'meteor', words: 'meteor shooting_star comet 流星 彗星 流星雨' },
];

/** Trees that a forest can be of. */
export const groveRows: readonly Row<TreeKind>[] = [
  { means: 'bamboo', words: 'bamboo bamboo_forest bamboo_grove 竹林 竹子 竹海' },
  { means: 'pine', words: 'pine_forest pine_wood pine_woods 松林' },
];

/** Verbs that imply a thing: reading shows a book, cycling shows the bicycle under the rider. */
export const doingRows: readonly Row<Omit<Relation, 'who'>>[] = [
  { means: { how: 'holds', to: 'book' }, words: 'reading reads read_a_book 看书 读书 阅读 看着书' },
  {
    means: { how: 'holds', to: 'coffee' },
    words: 'drinking_coffee drinks_coffee drinking_tea drinks_tea 喝咖啡 喝茶 品茶',
  },
  {
    means: { how: 'holds', to: 'guitar' },
    words: 'playing_guitar playing_the_guitar plays_guitar plays_the_guitar 弹吉他 弹着吉他 弹起吉他',
  },
  {
    means: { how: 'holds', to: 'kite' },
    words: 'flying_a_kite flying_kites flies_a_kite fly_a_kite 放风筝 放着风筝',
  },
  { means: { how: 'holds', to: 'rod' }, words: 'fishing go_fishing goes_fishing angling 钓鱼 垂钓' },
  {
    means: { how: 'holds', to: 'wateringCan' },
    words: 'watering waters_the watering_the watering_flowers watering_plants 浇花 浇水 给花浇水',
  },
  {
    means: { how: 'holds', to: 'ball' },
    words:
      'playing_football plays_football play_football playing_soccer plays_soccer play_soccer kicking_a_ball 踢足球 踢球 踢着足球',
  },
  {
    means: { how: 'at', to: 'chess' },
    words: 'playing_chess plays_chess play_chess 下棋 下着棋 下象棋 下围棋 下国际象棋',
  },
  {
    means: { how: 'at', to: 'piano' },
    words: 'playing_piano playing_the_piano plays_piano plays_the_piano 弹钢琴 弹着钢琴 弹奏钢琴',
  },
  {
    means: { how: 'at', to: 'dinner' },
    words:
      'having_dinner having_lunch having_breakfast eating_dinner eating_lunch eating_breakfast eat_dinner eats_dinner 吃饭 吃晚饭 吃午饭 吃早饭 吃晚餐 吃早餐 聚餐 用餐',
  },
  { means: { how: 'at', to: 'stove' }, words: 'cooking 炒菜 做饭 做菜 煮饭 烧饭 烹饪 下厨' },
  {
    means: { how: 'at', to: 'blackboard' },
    words: 'teaching_a_class teaching_students giving_a_lesson 上课 讲课 教书',
  },
  {
    means: { how: 'at', to: 'snowman' },
    words: 'building_a_snowman builds_a_snowman build_a_snowman making_a_snowman 堆雪人 堆着雪人 堆一个雪人',
  },
  {
    means: { how: 'at', to: 'easel' },
    words:
      'painting_a_picture paints_a_picture painting_on_a_canvas drawing_a_picture draws_a_picture 画画 绘画 作画 写生',
  },
  { means: { how: 'at', to: 'computer' }, words: 'typing coding programming 打字 编程 写代码 玩电脑 用电脑' },
  {
    means: { how: 'at', to: 'comb' },
    words:
      'combing_her combing_his combs_her combing_hair brushing_her_hair brushes_her_hair brushing_hair 梳头 梳头发 梳辫子 扎辫子',
  },
  {
    means: { how: 'at', to: 'embrace' },
    words:
      'embracing embrace hugging_each_other hug_each_other hugging_tightly 拥抱 相拥 抱在一起 搂在一起 拥抱着',
  },
  { means: { how: 'on', to: 'bicycle' }, words: 'cycling bicycling biking 骑车 骑自行车 骑单车' },
  { means: { how: 'on', to: 'horse' }, words: 'horseback horseback_riding 骑马' },
  { means: { how: 'on', to: 'boat' }, words: 'rowing 划船' },
];
