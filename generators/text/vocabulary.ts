/** Vocabulary for place, time and manner. Words are separated by spaces; `_` stands for a space within a word. */

export interface Row<Meaning> {
  means: Meaning;
  words: string;
}

export type Feeling = 'joy' | 'sorrow' | 'fear' | 'anger' | 'wonder' | 'calm';
export type Time = 'dawn' | 'day' | 'dusk' | 'night';
export type Weather = 'rain' | 'snow' | 'fog' | 'storm' | 'sand' | 'wind';
export type Action =
  | 'chase'
  | 'motion'
  | 'walk'
  | 'reveal'
  | 'arrive'
  | 'leave'
  | 'lookUp'
  | 'lookDown'
  | 'detail'
  | 'crowd';

/** `wide`: a landscape, for long shots; `inside`: a room. */
export const PLACES: readonly Row<'wide' | 'town' | 'inside'>[] = [
  {
    means: 'wide',
    words:
      'sea deep_sea ocean wood beach coast shore harbor harbour pier island mountain mountains hill hills valley forest woods jungle desert field fields meadow lake pond stream creek brook swamp seaside river lakeside riverside waterfall sky space planet moon mars farm countryside grassland cliff snowfield ice iceberg glacier highway orchard tea_plantation tea_field tea_fields 大海 海边 海滩 沙滩 海岸 港口 码头 小岛 海岛 山上 山顶 山里 山谷 山坡 森林 树林 丛林 竹林 沙漠 田野 草原 草地 池塘 池塘边 荷塘 沼泽 溪边 小河边 湖边 河边 江边 小溪边 瀑布 天空 太空 星球 月球 农场 乡下 乡村 悬崖 雪地 冰面 冰上 冰山 冰原 冰川 北极 南极 高速公路 公路上 山路 果园 茶园 茶山 茶田 海上 深海 海底 湖面 雪山',
  },
  {
    means: 'town',
    words:
      'city town village street streets alley road square market park bridge station bus_stop airport playground garden courtyard rooftop roof lighthouse castle temple harbour_town port crossroads stadium zoo dock docks platform courtyard tower crossroad rooftops roadside fishing_village 渔村 小渔村 路边 街边 马路边 站台 月台 楼顶 城楼 渡口 古镇 城门 后院 城市 城里 小镇 镇上 村庄 村子 村里 村口 天桥下 桥下 老家 大楼 消防站 街道 街上 街头 家门口 家门 整条街 大街小巷 大街上 楼下 小巷 巷子 巷口 马路 广场 市场 集市 公园 桥上 桥头 车站 火车站 公交站 机场 操场 花园 院子 庭院 屋顶 天台 灯塔 城堡 寺庙 路口 夜市 校园 游乐园 老街 space_station 空间站 太空站 amusement_park theme_park funfair fairground campus parking_lot car_park construction_site sports_field farmers_market night_market flower_market bus_station subway_entrance 菜市场 农贸市场 早市 公交车站 汽车站 游乐场 主题公园 停车场 工地 体育场 足球场 球场 地铁口 阳台 balcony 加油站 gas_station',
  },
  {
    means: 'inside',
    words:
      '警察局 派出所 警局 garage canteen cafeteria pool swimming_pool dormitory dorm kindergarten supermarket lobby 地铁站 食堂 车库 宿舍 考场 泳池 游泳池 游泳馆 大厅 house home room bedroom kitchen living_room office classroom school library hospital shop store cafe café coffee_shop diner restaurant bakery bookshop bookstore studio workshop attic basement cellar museum theatre theater train bus car taxi boat ship plane spaceship cabin cottage hut hotel apartment gym laboratory lab corridor elevator subway palace tent cave inn tavern barn cockpit deck greenhouse church tunnel pub bar ward 客栈 酒馆 酒楼 mars_base moon_base lunar_base space_station 火星基地 月球基地 空间站 太空站 基地 太空舱 驾驶舱 驾驶室 甲板 隧道 楼道 教堂 值班室 教室里 排练厅 画室 温室 柜台 家里 家中 屋里 屋子 房间 卧室 厨房 客厅 书房 办公室 教室 学校 图书馆 医院 病房 商店 小店 店里 杂货店 便利店 超市 玩具店 花店 钟表店 药店 小卖部 豆腐坊 理发店 派出所 警察局 银行 邮局 工厂 车间 幼儿园 咖啡馆 咖啡店 咖啡厅 餐厅 饭馆 面馆 面包店 书店 工作室 工坊 阁楼 地下室 博物馆 剧院 火车上 车厢 公交车 车里 出租车 船上 小船 飞船 飞机 木屋 小屋 茅屋 酒店 公寓 健身房 实验室 走廊 电梯 地铁 宫殿 帐篷 山洞 茶馆 舞台 音乐厅 体育馆 马戏团 大篷车 caravan circus concert_hall bank hall hallway staircase stairwell stairs bathroom washroom barbershop hair_salon salon courtroom police_station post_office fire_station laundromat laundry_room karaoke_bar recording_studio dance_studio factory warehouse waiting_room gallery art_gallery cinema movie_theater prison_cell jail prison exam_room clinic meeting_room conference_room nightclub hotel_lobby 会议室 法庭 法院 电影院 影院 酒吧 浴室 卫生间 洗手间 楼梯 楼梯间 楼梯口 候诊室 候车室 候机厅 美术馆 画廊 展厅 录音棚 舞蹈室 舞蹈教室 练舞室 洗衣店 洗衣房 牢房 监狱 仓库 歌厅 ktv 大堂 前台 宾馆 寝室 急诊室 诊所 餐馆 饭店 商场 网吧 修车铺 过道 长廊 剧场 祠堂 寺里 庙里',
  },
];

export const TIMES: readonly Row<Time>[] = [
  {
    means: 'dawn',
    words:
      'dawn sunrise daybreak morning this_morning early_morning first_light 黎明 日出 清晨 早晨 早上 天亮 天亮了 sun_rises sun_rose sun_came_up sun_comes_up 太阳升起 太阳出来 拂晓 一大早 清早 晨光',
  },
  { means: 'day', words: 'noon midday afternoon daytime lunchtime 中午 正午 白天 午后 下午 上午' },
  {
    means: 'dusk',
    words:
      'dusk sunset evening twilight nightfall after_work 黄昏 日落 傍晚 sun_sets sun_set sun_went_down 太阳下山 太阳落山 夕阳 晚霞 天黑 下班',
  },
  {
    means: 'night',
    words:
      'night midnight tonight moonlight starlight late_at_night one_in_the_morning two_in_the_morning three_in_the_morning four_in_the_morning 凌晨 夜晚 晚上 深夜 午夜 夜里 半夜 月光 当晚 那晚 夜色 星空 雨夜 雪夜 月夜 今夜 今晚 夜景 除夕 除夕夜 跨年夜 平安夜 圣诞夜 christmas_eve 一夜 整夜 通宵',
  },
];

export const WEATHERS: readonly Row<Weather>[] = [
  {
    means: 'rain',
    words: 'rain rained rains rainy raining drizzle downpour 下雨 大雨 小雨 细雨 雨中 雨天 雨水 雨夜 雨',
  },
  {
    means: 'snow',
    words: 'snow snowed snowy snowing snowfall snowstorm blizzard 下雪 大雪 雪花 飘雪 风雪 雪',
  },
  { means: 'fog', words: 'fog foggy mist misty haze 雾 大雾 薄雾 浓雾' },
  { means: 'sand', words: 'sandstorm sandstorms sand_storm dust_storm 沙尘暴 沙暴 风沙 沙尘' },
  { means: 'storm', words: 'storm stormy thunder lightning typhoon 暴风雨 雷雨 闪电 雷声 风暴 台风 暴雨' },
  { means: 'wind', words: 'wind windy breeze gust 大风 狂风 微风 寒风 海风 风' },
];

export const FEELINGS: readonly Row<Feeling>[] = [
  {
    means: 'joy',
    words:
      'smile smiled smiles smiling laugh laughed laughs laughing happy happily joy glad delighted cheered proud grinned hugged threw_his_arms_around threw_her_arms_around threw_their_arms_around 笑 微笑 大笑 高兴 开心 快乐 幸福 欢呼 喜悦 骄傲 拥抱 兴奋',
  },
  {
    means: 'sorrow',
    words:
      'cry cried cries crying tear tears wept sad sadly sobbed lonely grief missed sigh sighed heartbroken tired weary 哭 哭泣 流泪 眼泪 泪水 伤心 难过 悲伤 孤独 想念 思念 叹气 疲惫 失望 委屈',
  },
  {
    means: 'fear',
    words:
      'afraid scared fear feared frightened trembled trembling terrified nervous worried panic 害怕 恐惧 发抖 颤抖 紧张 担心 惊慌 恐慌 吓',
  },
  { means: 'anger', words: 'angry anger shouted yelled furious rage glared slammed 生气 愤怒 怒 发火 瞪 吼' },
  {
    means: 'wonder',
    words:
      'surprised surprise amazed astonished wonder gasped suddenly stared discovered unbelievable 惊讶 惊喜 吃惊 惊呆 突然 忽然 竟然 发现 不敢相信 愣住',
  },
  {
    means: 'calm',
    words: 'quiet quietly calm peaceful silent silence gently softly 安静 平静 宁静 静静 轻轻 温柔 默默',
  },
];

export const ACTIONS: readonly Row<Action>[] = [
  {
    means: 'chase',
    words:
      'chase chased chases chasing flee fled flees escape escaped escapes pursued fight fought fights fighting attacked attacks crashed explosion exploded 追 追赶 追来 追上 逃 逃跑 逃走 逃命 打斗 交手 厮杀 爆炸 撞上',
  },
  {
    means: 'motion',
    words:
      'run ran runs running rush rushed rushes raced race races fly flew flies flying jump jumped jumps drove drive drives rode ride rides climbed climb climbs swam swim swims danced dance dances sail sails sailed row rows rowed 跑 奔跑 飞 飞翔 跳 冲 骑 爬 游 跳舞 赛跑 开车 奔 划船 驶',
  },
  {
    means: 'walk',
    words:
      'walk walks walked walking step steps stepped stroll strolls strolled wander wanders wandered follow follows followed crossed crosses crept creeps carried carries 走 走向 走过 走在 散步 穿过 跟着 沿着 踱步 迈',
  },
  {
    means: 'reveal',
    words:
      'sees saw notices noticed finds found discovers discovered appears appeared stands_before opened opens reveals revealed glows glowed 看见 看到 发现 出现 打开 露出 映入 浮现 亮起',
  },
  {
    means: 'arrive',
    words:
      'arrived arrives arrive came comes entered enters returned returns reached reaches 来到 到达 走进 回到 回家 进入 赶到 抵达',
  },
  {
    means: 'leave',
    words:
      'left leaves leave walked_away departed set_off set_out goodbye farewell disappeared 离开 出发 告别 走远 远去 启程 消失 再见',
  },
  {
    means: 'lookUp',
    words: 'looked_up looks_up raised_his_head raised_her_head above overhead 抬头 仰望 仰起 望向天空',
  },
  {
    means: 'lookDown',
    words: 'looked_down looks_down bent_down lowered kneeled knelt 低头 俯身 弯腰 蹲下 跪',
  },
  {
    means: 'detail',
    words:
      'letter key ring photo photograph envelope watch clock phone diary map necklace 信 信封 钥匙 戒指 照片 纸条 怀表 时钟 手机 日记 地图 项链',
  },
  {
    means: 'crowd',
    words:
      'crowd everyone everybody people villagers together children neighbours neighbors audience 人群 大家 所有人 人们 村民 孩子们 观众 邻居们 一起',
  },
];
