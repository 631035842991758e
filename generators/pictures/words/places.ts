import { interiorRows } from './interior-rows.ts';
import type { Setting, TreeKind } from './plan.ts';
import type { Row } from './row.ts';
import { scriptPlaceRows } from './script-places.ts';
import { SITE_SETTING, siteRows } from './site-rows.ts';
import type { SkyThing } from './sky-things.ts';
import { storyCrops, storySettings } from './story-places.ts';
import type { Crop, Ground } from './surroundings.ts';

/** Places a picture can be in. */
export const settingRows: readonly Row<Setting>[] = [
  {
    means: 'meadow',
    words:
      'meadow field grassland savanna savannah prairie hill countryside farm ranch pampas lawn pasture grass park campus sports_field playing_field valley 草地 草场 草甸 农田 田地 草原 田野 山坡 乡村 农场 原野 牧场 公园 草坪 校园 操场 山谷 田里 田间 tundra steppe threshing_ground racecourse 大草原 打谷场 晒谷场 赛马场 边境 猪圈 羊圈 瓜田 跑道',
  },
  {
    means: 'garden',
    words:
      'garden flower_field orchard vegetable_garden 菜园 菜地 花园 花海 花田 花丛 果园 庭院 院子 小院 monastery_garden porch veranda 门廊',
  },
  {
    means: 'forest',
    words:
      'forest avenue_of_trees tree-lined_avenue tree-lined_road tree-lined_path 林荫道 林荫大道 林荫路 林荫小道 银杏林 银杏大道 银杏路 ginkgo_trees ginkgo_avenue wood woods woodland jungle rainforest bamboo bamboo_forest bamboo_grove pine_forest pine_wood pine_woods 森林 树林 丛林 竹林 雨林 林间 密林 松林 枫叶林 枫树林 枫林 樱花林 桃花林 桃林',
  },
  {
    means: 'sea',
    words:
      'sea hawaii tahiti 夏威夷 ocean beach coast shore bay cove seashore wave seaside tide 海 大海 海洋 海边 海滩 沙滩 海岸 海湾 海浪 海面 lagoon gulf 泻湖',
  },
  {
    means: 'underwater',
    words:
      'underwater deep_sea deep_ocean undersea under_the_sea under_the_ocean beneath_the_sea beneath_the_waves bottom_of_the_sea ocean_floor coral_reef coral reef seabed aquarium 水下 海底 珊瑚 深海 水族馆',
  },
  {
    means: 'city',
    words:
      'city skyline skyscraper downtown metropolis cityscape cyberpunk shanghai new_york tokyo london paris berlin vienna madrid chicago los_angeles san_francisco las_vegas hollywood seattle houston atlanta denver detroit philadelphia miami toronto vancouver montreal melbourne manchester edinburgh dublin amsterdam brussels prague munich hamburg barcelona lisbon athens cairo havana bangkok hanoi saigon jakarta manila taipei kyoto osaka dubai venice 武汉 天津 苏州 大连 厦门 台北 澳门 威尼斯 巴塞罗那 布拉格 曼谷 开罗 京都 大阪 迪拜 boston beijing hong_kong seoul singapore mumbai moscow istanbul rome sydney 城市 都市 摩天楼 高楼 天际线 大楼 市区 赛博朋克 上海 北京 东京 纽约 伦敦 巴黎 罗马 悉尼 柏林 香港 首尔 新加坡 广州 深圳 成都 重庆 南京 西安 杭州 大厦 夜景',
  },
  {
    means: 'street',
    words:
      'street_lamp street_lamps streetlamp streetlamps street_light street_lights streetlight streetlights lamppost lampposts 路灯 city_street city_streets hutong 长安城 西市 凤凰古城 江南小巷 江南古镇 江南水乡 old_town old_town_alley old_street ancient_town ancient_street town_square village_square in_the_square on_the_square of_the_square plaza piazza 广场 shops corner_shop shop_on_the_corner shop_window shop_windows storefront shopfront street road highway alley lane avenue racetrack 古城 水乡 巷子 巷 弄堂 街道 街 古镇 老街 古街 马路 公路 小巷 街头 道路 胡同 大街 店铺 橱窗 高速公路 suburb suburbs slum favela 郊区 服务区 候车亭 赛道 垃圾场 废品站 junkyard landfill',
  },
  {
    means: 'cliff',
    words:
      'cliff clifftop cliff_edge cliffside precipice sea_cliff 悬崖 悬崖边 断崖 峭壁 悬崖峭壁 崖边 山崖 海崖',
  },
  {
    means: 'mountain',
    words:
      'mountain tibet 西藏 peak alps summit hillside mesa mountain_ridge 山脊 山 山麓 山头 高山 山脉 雪山 山峰 群山 山顶 canyon gorge plateau ski_resort quarry 峡谷 高原 滑雪场 采石场',
  },
  { means: 'desert', words: 'desert dune sahara sand oasis 沙漠 荒漠 沙丘 戈壁 绿洲' },
  {
    means: 'river',
    words:
      'fishing_village fishing_town 渔村 小渔村 river lake pond stream lakeside canal brook 河 河流 湖 湖泊 湖边 小溪 江 池塘 荷花池 荷塘 lotus_pond 溪流 湖面 江面 河面 水面 江南 reservoir fish_pond 水库 鱼塘 水塘',
  },
  {
    means: 'cave',
    words:
      'cave cavern grotto dragon’s_lair 山洞 洞穴 岩洞 溶洞 石洞 石窟 洞里 龙穴 coal_mine gold_mine mineshaft mine_shaft in_the_mine in_a_mine sewer sewers catacombs crypt bunker tomb 矿井 煤矿 矿洞 下水道 防空洞 古墓 墓穴 地道 地下通道',
  },
  {
    means: 'platform',
    words:
      'station train_station railway_station subway_station metro_station underground_station tube_station subway_platform metro_platform tube_platform train_platform railway_platform station_platform on_the_platform 火车站 高铁站 地铁站 地铁站台 地铁站里 地铁口 车站 站台 月台 候车室 候车厅 站台上',
  },
  {
    means: 'pool',
    words: 'pool swimming_pool poolside 泳池 游泳池 游泳馆 hot_spring hot_springs water_park 温泉 水上乐园',
  },
  { means: 'waterfall', words: 'waterfall cascade niagara 瀑布' },
  {
    means: 'room',
    words:
      'room 床前 床边 床头 on_the_floor on_the_carpet on_the_rug living_room interior indoor sofa couch window windowsill window_sill window_ledge 房间 客厅 室内 窗 窗边 窗前 窗台 沙发 屋内 屋里 地板 地毯 workshop attic 工作室 阁楼 hall great_hall basement cellar 地下室 地窖',
  },
  ...scriptPlaceRows,
  ...storySettings,
  // each is a room that is for something
  ...interiorRows.map(({ words }): Row<Setting> => ({ means: 'room', words })),
  ...siteRows.map(({ means, words }): Row<Setting> => ({ means: SITE_SETTING[means], words })),
  { means: 'table', words: 'table tabletop desk 桌子 餐桌 圆桌 书桌 桌上 桌面 桌边 桌旁 桌前' },
  {
    means: 'moon',
    words:
      'on_the_moon moon_base lunar_base moon_colony lunar_colony lunar_station lunar lunar_surface moon_surface moonwalk moon_rover lunar_rover moon_buggy lunar_buggy 月球车 月面车 玉兔号 月球 月球上 月球基地 月球站 月球殖民地 月球表面 月亮上 月亮上面',
  },
  {
    means: 'mars',
    words:
      'mars on_mars mars_base mars_colony martian_base martian_colony mars_station mars_rover martian_rover 火星车 火星漫游车 祝融号 alien_planet alien_world strange_planet 外星球 异星 火星 火星上 火星基地 火星站 火星殖民地 火星表面',
  },
  {
    means: 'space',
    words:
      'space galaxy planet cosmos universe nebula outer_space orbit milky_way saturn jupiter 太空 宇宙 星系 行星 星球 银河 星云 外太空 土星 木星 space_station 空间站 太空站 asteroid_belt asteroid_field spacewalk space_walk zero_gravity 小行星带 太空行走 太空漫步 失重',
  },
  { means: 'sky', words: 'sky clouds above_the_clouds heaven 天空 云端 云海 云层 高空 天上' },
  {
    means: 'abstract',
    words: 'abstract pattern geometric fractal texture wallpaper 抽象 图案 几何 分形 纹理',
  },
];

/** What may be in the sky. */
export const skyRows: readonly Row<SkyThing>[] = [
  {
    means: 'moon',
    words:
      'blood_moon 血月 血色月亮 红月亮 moon moonlight full_moon crescent 月亮 月光 明月 满月 月色 月 嫦娥 嫦娥奔月 嫦娥仙子',
  },
  { means: 'stars', words: 'star starry starlight constellation 星星 星空 繁星 群星 星光' },
  { means: 'aurora', words: 'aurora northern_lights 极光' },
  { means: 'rainbow', words: 'rainbow 彩虹' },
  { means: 'sun', words: 'sun sunshine sunlight 太阳 阳光' },
  { means: 'fireworks', words: 'firework 烟花 焰火' },
  { means: 'birds', words: 'flock_of_birds seabirds 飞鸟 鸟群 群鸟' },
  { means: 'meteor', words: 'meteor shooting_star comet 流星 彗星 流星雨' },
  { means: 'fireflies', words: 'firefly fireflies lightning_bug glowworm 萤火虫' },
];

/** Streets of an old town; all of them are among the words of a street too. */
export const oldTownWords =
  'hutong 长安城 西市 凤凰古城 江南小巷 江南古镇 江南水乡 old_town old_town_alley old_street ancient_town ancient_street alley 古城 水乡 巷子 巷 弄堂 古镇 老街 古街 小巷 胡同';

/** What the ground can be wet with. */
export const groundRows: readonly Row<Ground>[] = [
  {
    means: 'mud',
    words:
      'mud muddy mud_bath mud_pit mud_puddle muddy_puddle quagmire 泥地 泥潭 泥坑 泥浆 泥泞 泥巴 烂泥 泥塘 泥水',
  },
  { means: 'puddle', words: 'puddle rain_puddle 水坑 水洼 积水 小水坑' },
];

/** Plants of which whole fields are. */
export const cropRows: readonly Row<Crop>[] = [
  ...storyCrops,
  {
    means: 'lavender',
    words:
      'lavender lavender_field lavender_farm field_of_lavender fields_of_lavender 薰衣草 薰衣草田 薰衣草花田 薰衣草花海 薰衣草庄园',
  },
  {
    means: 'sunflowers',
    words:
      'sunflower_field sunflower_farm field_of_sunflowers fields_of_sunflowers field_full_of_sunflowers 向日葵田 向日葵花田 向日葵花海 向日葵地 葵花田',
  },
  {
    means: 'wheat',
    words:
      'wheat wheat_field wheatfield field_of_wheat fields_of_wheat golden_wheat barley_field 麦田 麦浪 麦地 麦子 小麦 金色麦田',
  },
  {
    means: 'rice',
    words: 'rice_field rice_paddy rice_paddies paddy_field 稻田 稻浪 水稻 稻谷 稻子',
  },
  {
    means: 'tulips',
    words: 'tulip_field tulip_farm field_of_tulips fields_of_tulips 郁金香花田 郁金香花海 郁金香田',
  },
  {
    means: 'canola',
    words:
      'canola canola_field canola_fields field_of_canola rapeseed rapeseed_field rapeseed_fields field_of_rapeseed rapeseed_flowers canola_flowers 油菜花 油菜花田 油菜花海 油菜花地 油菜田',
  },
  {
    means: 'tea',
    words:
      'tea_plantation tea_plantations tea_field tea_fields tea_garden tea_gardens tea_farm tea_terraces tea_bushes pick_tea picks_tea picking_tea picked_tea pick_tea_leaves picks_tea_leaves picking_tea_leaves picked_tea_leaves tea_picker tea_pickers 茶园 茶山 茶田 茶场 茶树 茶林 采茶 采茶叶 摘茶叶 采茶女',
  },
];

/** Trees that a forest can be of. */
export const groveRows: readonly Row<TreeKind>[] = [
  { means: 'bamboo', words: 'bamboo bamboo_forest bamboo_grove 竹林 竹子 竹海' },
  { means: 'pine', words: 'pine_forest pine_wood pine_woods 松林' },
  { means: 'maple', words: '枫叶林 枫树林 枫林' },
  {
    means: 'ginkgo',
    words: 'ginkgo gingko ginkgoes ginkgo_trees gingko_trees 银杏 银杏林 银杏大道 银杏路 银杏叶',
  },
  { means: 'cherry', words: '樱花林 桃花林 桃林' },
];
