/** Further places in which stories happen, beside those of the vocabulary. Words are separated by spaces; `_` stands for a space. */
import { storyPlaces } from '../pictures/words/story-places.ts';
import { CITIES, SIGHTS } from './named-places.ts';
import type { Row } from './vocabulary.ts';

export const MORE_PLACES: readonly Row<'wide' | 'town' | 'inside'>[] = [
  {
    means: 'wide',
    words:
      'battlefield campsite campground vineyard tea_plantation ruins lagoon oasis canyon gorge quarry plateau prairie tundra rainforest volcano reservoir ski_resort hot_spring hot_springs rice_field rice_fields rice_paddy wheat_field sunflower_field pasture meadowland dunes sand_dunes riverbank river_bank hilltop mountaintop mountain_top summit shoreline savanna savannah bamboo_forest forest_clearing 战场 战壕 营地 露营地 军营 葡萄园 茶园 茶山 废墟 遗址 海湾 绿洲 峡谷 高原 大草原 雨林 火山 水库 滑雪场 温泉 稻田 麦田 油菜花田 牧场 沙丘 戈壁 鱼塘 瓜田 打谷场 晒谷场 梯田 河滩 河岸 田埂 林间空地 边境 大漠 border',
  },
  {
    means: 'town',
    words:
      'mill watermill windmill graveyard cemetery gas_station petrol_station fire_station basketball_court tennis_court wharf porch veranda shipyard racetrack racecourse monastery pagoda suburb suburbs slum drive-in junkyard landfill shopping_street marketplace market_square town_square village_square plaza fountain_square pyramid schoolyard school_yard school_playground backyard front_yard driveway doorstep sidewalk pavement crosswalk boardwalk promenade running_track airfield runway launch_pad water_park cathedral_square monument 墓地 公墓 墓园 篮球场 网球场 井边 门廊 屋檐下 赛道 赛马场 寺院 寺庙里 道观 宝塔 郊区 垃圾场 废品站 大排档 美食街 水上乐园 大坝 渔村 城墙 城墙上 烽火台 长城 胡同 四合院 弄堂 天桥 地下通道 候车亭 收费站 服务区 发射场 跑道 猪圈 羊圈 鸡舍 戏台 戏楼 皇宫 御花园 金字塔 加油站 动物园 校门口 校门外 人行道 村头 后山 码头上 西市 长安城 河堤 步行街 鱼摊 菜摊 水果摊 小吃摊 面摊 书摊 早餐摊 fish_stall fruit_stall market_stall food_stall football_field football_pitch soccer_field soccer_pitch 足球场 球场',
  },
  {
    means: 'inside',
    words:
      'arena boxing_ring opera_house opera stage gymnasium sports_hall stable stables sauna ballroom throne_room banquet_hall ice_rink skating_rink observatory planetarium wine_cellar coal_mine gold_mine mineshaft dungeon operating_room emergency_room pharmacy auditorium university college lecture_hall nursing_home orphanage town_hall city_hall embassy backstage dressing_room locker_room changing_room treehouse tree_house forge smithy submarine ferry tram cathedral chapel mosque casino arcade game_arcade sewer sewers bunker sawmill brewery print_shop call_center mission_control control_room server_room shopping_mall food_court crypt tomb catacombs nursery playroom bathhouse newsroom television_studio tv_studio storeroom pet_shop jewelry_store flower_shop toy_shop grocery_store hangar igloo dojo monastery_hall dining_room study_room waiting_hall hotel_room 竞技场 擂台 擂台上 拳台 磨坊 水磨坊 歌剧院 戏院 体育馆 谷仓 马厩 马棚 牛棚 澡堂 舞厅 宴会厅 大殿 大殿上 溜冰场 滑冰场 演播室 演播厅 电视台 天文台 酒窖 矿井 煤矿 地牢 手术室 急救室 药铺 当铺 珠宝店 宠物店 礼堂 大学 大学里 中学 小学 养老院 敬老院 孤儿院 福利院 市政厅 后台 化妆间 更衣室 树屋 潜艇 潜水艇 船厂 铁匠铺 陶艺坊 清真寺 赌场 游戏厅 保龄球馆 下水道 防空洞 锯木厂 酒厂 印刷厂 机房 控制室 指挥中心 渡轮 救护车 直升机 电车 雪屋 古墓 密室 育婴室 儿童房 学堂 私塾 书院 衙门 武馆 镖局 海洋馆 水族馆 太平间 自习室 阅览室 电影院里 酒窖里 洞房 灶房 柴房 厢房 堂屋 修理铺 修车行 驿站 奶茶店 甜品店 火锅店 服装店 布店 古董店 拉面馆',
  },
  { means: 'town', words: CITIES },
  { means: 'wide', words: SIGHTS },
  { means: 'inside', words: storyPlaces.inside.join(' ') },
  { means: 'town', words: storyPlaces.town.join(' ') },
  { means: 'wide', words: storyPlaces.wide.join(' ') },
];
