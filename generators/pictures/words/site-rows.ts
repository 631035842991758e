import type { Setting } from './plan.ts';
import type { Row } from './row.ts';
import { storySites } from './story-places.ts';
import type { Site } from './surroundings.ts';

/** Outdoor places that are for something. Each word is one of the setting it is in, too. */
export const siteRows: readonly Row<Site>[] = [
  ...storySites,
  {
    means: 'market',
    words:
      'market farmers_market fish_market vegetable_market flower_market night_market street_market market_street market_square 市场 菜市场 菜场 农贸市场 早市 夜市 集市 市集 摊位 鱼摊 菜摊 水果摊 fish_stall fruit_stall vegetable_stall market_stall',
  },
  { means: 'playground', words: 'playground 游乐场 儿童乐园' },
  {
    means: 'funfair',
    words: 'amusement_park theme_park funfair fairground carnival 游乐园 主题公园 嘉年华',
  },
  {
    means: 'busStop',
    words: 'bus_stop bus_station bus_shelter tram_stop 公交站 公交车站 公交站台 巴士站 汽车站',
  },
  { means: 'building', words: 'construction_site building_site 工地 建筑工地 施工现场' },
  { means: 'parking', words: 'parking_lot car_park parking_garage 停车场' },
  {
    means: 'stadium',
    words:
      'stadium ballpark football_stadium sports_stadium football_match soccer_match 体育场 运动场 足球赛 足球比赛',
  },
  { means: 'graveyard', words: 'graveyard cemetery churchyard 墓地 公墓 坟地 墓园 陵园' },
  { means: 'gasStation', words: 'gas_station petrol_station filling_station 加油站' },
  {
    means: 'fireStation',
    words: 'fire_station firehouse fire_house 消防站 消防局 消防队里 消防队门口 在消防队',
  },
  { means: 'vineyard', words: 'vineyard 葡萄园' },
  { means: 'teaGarden', words: 'tea_plantation tea_garden tea_field 茶园 茶山 茶田' },
  { means: 'ruins', words: 'ruins ruined_temple ruined_castle ruined_city 废墟 遗址 断壁残垣' },
  { means: 'battlefield', words: 'battlefield trench trenches front_line 战场 战壕 前线 阵地' },
  {
    means: 'camp',
    words:
      'campsite camp_site campground camping_ground army_camp military_camp base_camp 营地 露营地 军营 大本营',
  },
  { means: 'zoo', words: 'zoo at_the_zoo in_the_zoo 动物园' },
  { means: 'court', words: 'basketball_court 篮球场' },
  { means: 'courtyard', words: 'courtyard 院子 院里 院中 小院 庭院 四合院 后院 屋檐下' },
  {
    means: 'harbor',
    words:
      'harbor harbour seaport fishing_port old_port the_port a_port quay quayside docks dockside dockyard wharf marina 港口 码头 海港 港湾 渔港',
  },
  {
    means: 'landing',
    words:
      'dock boat_dock wooden_dock landing_stage boat_landing ferry_landing ferry_crossing 渡口 渡头 古渡口 小码头 江边码头 湖边码头',
  },
  {
    means: 'pitch',
    words:
      'football_field soccer_field football_pitch soccer_pitch on_the_pitch school_pitch goalposts 足球场 足球场上 足球场里 绿茵场',
  },
  {
    means: 'cityGate',
    words:
      'city_gate town_gate gate_of_the_city gates_of_the_city gate_tower city_wall old_city_wall 城楼 玉门关的城楼 玉门关 嘉峪关 雁门关 山海关 城门 城门口 城门外 城门下 城门前 城墙 城墙下 城墙边 城墙根',
  },
  {
    means: 'cityWall',
    words:
      'on_the_city_wall on_the_city_walls on_top_of_the_city_wall on_the_gate_tower 城楼上 登上城楼 城墙上 登上城墙 城头 城头上',
  },
  { means: 'pier', words: 'pier old_pier wooden_pier jetty' },
  { means: 'backyard', words: 'backyard back_yard front_yard' },
];

/** Where each of them is. */
export const SITE_SETTING: Record<Site, Setting> = {
  market: 'street',
  playground: 'meadow',
  funfair: 'meadow',
  busStop: 'street',
  building: 'meadow',
  parking: 'street',
  stadium: 'meadow',
  graveyard: 'meadow',
  gasStation: 'street',
  fireStation: 'street',
  vineyard: 'meadow',
  teaGarden: 'meadow',
  ruins: 'meadow',
  battlefield: 'meadow',
  camp: 'meadow',
  zoo: 'meadow',
  court: 'meadow',
  metroExit: 'street',
  courtyard: 'garden',
  backyard: 'garden',
  metro: 'platform',
  harbor: 'sea',
  landing: 'river',
  pier: 'sea',
  pitch: 'meadow',
  base: 'mars',
  cityGate: 'street',
  cityWall: 'street',
};
