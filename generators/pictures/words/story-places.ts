/** Further places in which stories happen: of everyday life, work, history and tales, each as what it looks most like. */
import type { Setting } from './plan.ts';
import type { Row } from './row.ts';
import type { Crop, Interior, Site } from './surroundings.ts';

/** A row with its apostrophes in both forms. */
const spelled = <Means>(row: Row<Means>): Row<Means> => ({ ...row, words: bothForms(row.words) });
const bothForms = (words: string): string =>
  words
    .split(' ')
    .flatMap((word) => (word.includes('’') ? [word, word.replaceAll('’', "'")] : [word]))
    .join(' ');

const rooms: readonly Row<Interior>[] = [
  { means: 'stairs', words: 'stairs' },
  { means: 'control', words: 'spaceport 基地' },
  { means: 'shop', words: '柜台 butcher_shop butcher’s_shop bridal_shop 肉铺 肉店 婚纱店 裁缝铺' },
  {
    means: 'barber',
    words: 'salon nail_salon tattoo_parlor tattoo_parlour tattoo_studio 美甲店 纹身店',
  },
  {
    means: 'arcade',
    words: 'internet_cafe internet_café esports_arena gaming_room 网吧 电竞馆 电竞房 游戏房',
  },
  {
    means: 'hospital',
    words:
      'delivery_room maternity_ward dentist’s_office dental_clinic field_hospital morgue 太平间 产房 妇产科 卫生院 牙科诊所 停尸间',
  },
  {
    means: 'office',
    words:
      'polling_station registry_office community_center community_centre driving_school staff_room 警局 投票站 民政局 村委会 社区中心 驾校',
  },
  { means: 'bank', words: 'ticket_office customs_office 售票厅 海关' },
  { means: 'kitchen', words: '豆腐坊 restaurant_kitchen galley pantry 后厨 灶台边' },
  { means: 'warehouse', words: 'cargo_hold cargo_bay granary silo 货舱 粮仓' },
  { means: 'factory', words: 'boiler_room engine_room garment_factory 锅炉房 轮机舱 制衣厂 缝纫车间' },
  {
    means: 'stable',
    words:
      'chicken_coop hen_house pigsty pig_pen hayloft cowshed sheepfold milking_parlor milking_parlour 养鸡场 挤奶厅',
  },
  { means: 'library', words: 'scriptorium archive 抄经室 藏经阁 档案室' },
  { means: 'church', words: 'belfry choir_loft' },
  { means: 'dormitory', words: 'barracks bunkhouse 兵营' },
  { means: 'bar', words: 'jazz_club night_club music_club blues_club 爵士俱乐部 夜总会' },
  { means: 'stage', words: 'orchestra_pit 乐池' },
  { means: 'ballroom', words: 'wedding_hall wedding_venue 婚礼现场' },
  { means: 'lockers', words: 'cloakroom 衣帽间' },
  { means: 'lobby', words: 'motel motel_room 汽车旅馆' },
  { means: 'tavern', words: 'in_the_inn the_inn caravanserai post_house saloon' },
  { means: 'inn', words: '驿站 酒肆' },
  { means: 'laboratory', words: 'research_station 科考站' },
];

export const storyRooms = rooms.map(spelled);

export const storySites: readonly Row<Site>[] = [
  { means: 'market', words: 'marketplace 西市' },
  { means: 'parking', words: 'drive-in' },
  { means: 'ruins', words: 'monument' },
  { means: 'camp', words: 'refugee_camp 难民营 安置点' },
  {
    means: 'stadium',
    words:
      'bleachers grandstand touchline penalty_area penalty_spot goalmouth football_ground in_the_stands 球场 看台 替补席 禁区 点球点 球门前',
  },
  { means: 'playground', words: 'sandbox sand_pit sandpit 沙坑' },
  { means: 'gasStation', words: 'rest_stop truck_stop' },
];

export const storySettings: readonly Row<Setting>[] = [
  { means: 'room', words: 'funeral_home dollhouse press_box 阁楼 殡仪馆 木工坊 祠堂 炕上 病床边' },
  {
    means: 'cave',
    words:
      'tunnel 隧道 rabbit_hole burrow anthill air_raid_shelter air-raid_shelter bomb_shelter 地堡 兔子洞 蚂蚁窝 树洞 洞口 井底 地府',
  },
  { means: 'garden', words: 'barnyard farmyard allotment hedge_maze beehives apiary 农家院 养蜂场' },
  {
    means: 'meadow',
    words:
      'meadowland schoolyard school_yard school_playground running_track border_crossing border_post at_the_border 田埂 cornfield corn_field potato_patch wind_farm 玉米地 玉米田 草垛 风电场',
  },
  {
    means: 'street',
    words: 'roadside crosswalk promenade 路边 街边 马路边 长安城 underpass overpass tollbooth hutong 立交桥',
  },
  {
    means: 'mountain',
    words:
      'hilltop mountaintop mountain_top on_the_ice iceberg ice_floe ice_floes melting_ice monastery 浮冰 冰山 冰原 北极 南极 ski_slope ski_run rice_terrace rice_terraces 雪道 滑雪道',
  },
  { means: 'waterfall', words: '跃龙门' },
  { means: 'desert', words: '大漠' },
  { means: 'sea', words: 'shoreline oil_rig 钻井平台' },
  { means: 'river', words: 'riverbank river_bank 河岸 河堤 桥头 swimming_hole watering_hole 小河 河里' },
  { means: 'underwater', words: '龙宫' },
  { means: 'sky', words: '云里 云端 天宫 飞天 敦煌飞天 飞天仙女 among_the_clouds in_the_clouds' },
];

/** Places of a kind of field. */
export const storyCrops: readonly Row<Crop>[] = [{ means: 'rice', words: 'rice_terrace rice_terraces 梯田' }];

/** Of these the place is shown, and what stands there is named as not drawn. */
export const storyUndrawn =
  'oil_rig ski_lift cornfield labyrinth maze hedge_maze minaret 钻井平台 迷宫 立交桥 殡仪馆 祠堂';

/** The same places for the writer, by how wide they are. */
export const storyPlaces = {
  inside: [
    ...storyRooms.map(({ words }) => words),
    bothForms(
      'funeral_home dollhouse press_box repair_shop bicycle_repair_shop bike_shop 炕上 病床边 灶台边 escape_pod ship’s_bridge starship_bridge teahouse hostel 殡仪馆 木工坊 舰桥 机舱 兔子洞 蚂蚁窝 龙穴 dragon’s_lair rabbit_hole burrow air_raid_shelter air-raid_shelter bomb_shelter 树洞 地堡',
    ),
  ],
  town: [
    ...storySites.map(({ words }) => words),
    'barnyard farmyard allotment yurt shrine watchtower hutong colosseum skate_park 农家院 蒙古包 瞭望塔 钟楼 cowshed underpass overpass tollbooth 立交桥 迷宫 labyrinth maze hedge_maze spaceport 角斗场',
  ],
  wide: [
    'cornfield corn_field potato_patch border_crossing border_post bamboo_grove dam oil_rig wind_farm ski_slope ski_run rice_terrace rice_terraces swimming_hole watering_hole 玉米地 玉米田 菜地 菜园 麦地 草垛 水塘 小溪 小河 河里 云里 云端 天宫 龙宫 地府 井底 洞口 风电场 钻井平台 雪道 滑雪道 养蜂场 beehives apiary vegetable_garden',
  ],
} as const;
