import type { Look, Mood, Season, Time, Weather } from './plan.ts';
import type { Row } from './row.ts';

export const timeRows: readonly Row<Time>[] = [
  {
    means: 'dawn',
    words:
      'dawn sunrise morning daybreak early_morning first_light 黎明 日出 清晨 早晨 早上 拂晓 晨曦 破晓 朝霞 晨光',
  },
  {
    means: 'noon',
    words:
      'noon midday day daytime daylight afternoon sunny broad_daylight bright_day 中午 正午 白天 午后 下午 白昼 日间 晴天',
  },
  {
    means: 'dusk',
    words: 'dusk sunset evening twilight golden_hour sundown 黄昏 日落 傍晚 夕阳 晚霞 落日 暮色 薄暮 余晖',
  },
  { means: 'blue', words: 'blue_hour blue-hour 蓝调时刻 蓝调时分 蓝色时刻 蓝色时分' },
  {
    means: 'night',
    words:
      'lantern_festival 元宵节 灯会 little_match_girl 卖火柴的小女孩 卖火柴的女孩 night midnight nighttime nightfall late_night nocturnal 夜晚 夜 夜市 night_market 晚上 深夜 午夜 夜里 夜间 夜色 半夜 月夜 雨夜 雪夜 雷雨夜 暴雨夜 暴风雨夜 风雨夜 风雪夜 夜景',
  },
];

export const weatherRows: readonly Row<Weather>[] = [
  { means: 'clear', words: 'clear cloudless fine_weather 晴 晴朗 万里无云' },
  // what is over
  {
    means: 'clear',
    words:
      'rain_has_stopped rain_had_stopped rain_stopped rain_stops rain_is_over after_the_rain after_rain after_a_rain storm_has_passed storm_had_passed storm_passed storm_passes storm_is_over after_the_storm 雨停 雨停了 雨后 雨过天晴 风雨过后 暴风雨过后 风暴过后',
  },
  { means: 'cloudy', words: 'cloudy overcast cloud 腾云驾雾 多云 阴天 乌云 白云 云 云朵 云彩' },
  {
    means: 'rain',
    words: 'rain rainy drizzle raining shower wet 雨 下雨 雨天 小雨 大雨 细雨 雨中 春雨 烟雨 雨夜',
  },
  {
    means: 'snow',
    words:
      'little_match_girl 卖火柴的小女孩 卖火柴的女孩 snow snowy snowing snowfall snowstorm blizzard snowflake snowball_fight snowball_fights 暴雪 风雪 雪 下雪 雪天 大雪 雪花 飘雪 雪地 雪中 雪夜 风雪夜 打雪仗 雪景 初雪 雪后 积雪',
  },
  { means: 'fog', words: 'fog foggy mist misty haze hazy smoke 雾 大雾 薄雾 雾气 迷雾 云雾 雾霾' },
  {
    means: 'sand',
    words: 'sandstorm sand_storm dust_storm duststorm 沙尘暴 沙暴 风沙 沙尘 黄沙漫天 漫天黄沙 扬沙',
  },
  {
    means: 'storm',
    words:
      'storm stormy thunder lightning thunderstorm hurricane typhoon 暴风雨 雷电 闪电 雷雨 风暴 台风 暴雨 打雷 雷雨夜 暴雨夜 暴风雨夜 风雨夜',
  },
];

export const seasonRows: readonly Row<Season>[] = [
  {
    means: 'spring',
    words:
      'spring springtime cherry_blossom sakura plum_blossom 春 春天 春季 樱花 桃花 梅花 春日 樱花林 桃花林 桃林',
  },
  { means: 'summer', words: 'summer summertime 夏 夏天 夏季 夏日 盛夏' },
  {
    means: 'autumn',
    words:
      'autumn fall maple fallen_leaves autumnal 秋 秋天 秋季 枫叶 落叶 红叶 秋日 深秋 枫叶林 枫树林 枫林',
  },
  {
    means: 'winter',
    words:
      'winter wintry christmas frozen ice icy ice_floe ice_floes melting_ice iceberg 浮冰 冰山 冬 冬天 冬季 圣诞 冰 寒冬 冬日 冰封 冰面',
  },
];

export const moodRows: readonly Row<Mood>[] = [
  { means: 'warm', words: 'warm cozy cosy happy golden joyful cheerful 温暖 温馨 幸福 快乐 欢乐 金色 暖色' },
  {
    means: 'cold',
    words: 'cold lonely melancholy calm quiet serene chilly 寒冷 孤独 忧郁 平静 宁静 安静 冷色 清冷',
  },
  { means: 'neon', words: 'neon cyberpunk synthwave vaporwave futuristic 霓虹 赛博朋克 蒸汽波 未来 科幻' },
  { means: 'pastel', words: 'pastel soft cute kawaii gentle sweet 柔和 可爱 粉嫩 甜美 清新' },
  {
    means: 'gloomy',
    words: 'gloomy dark sad horror scary sinister mysterious 阴暗 悲伤 恐怖 黑暗 神秘 压抑 阴森',
  },
  {
    means: 'dreamy',
    words: 'dreamy dream magic magical fantasy surreal ethereal fairy 梦幻 梦 魔法 奇幻 超现实 仙境 童话',
  },
  { means: 'vintage', words: 'vintage retro nostalgic old_film sepia 复古 怀旧 老照片 胶片' },
  {
    means: 'ink',
    words: 'ink ink_wash monochrome black_and_white sumi sketch 水墨 黑白 国画 山水画 素描 单色',
  },
  { means: 'vivid', words: 'vivid colorful colourful bright vibrant 鲜艳 多彩 缤纷 五彩 彩色 明亮' },
];

export const lookRows: readonly Row<Look>[] = [
  {
    means: 'animation',
    words:
      'animation anime cartoon manga comic illustration ghibli 2d cel_shaded 动画 动漫 卡通 漫画 插画 二次元 吉卜力',
  },
  {
    means: 'realistic',
    words:
      'realistic photo photograph photography photorealistic cinematic film_still 写实 照片 摄影 真实 逼真 电影感 实拍',
  },
];

/** Words for a portrait rather than a figure in a landscape. */
export const closeUpWords =
  'portrait face headshot selfie avatar close-up close_up bust 肖像 头像 脸 面孔 特写 自拍 半身像 证件照 人像';

/** Shot sizes in scripts, which imply a person. */
export const somebodyWords =
  '全身入镜 半身 胸部以上 脸部 in_full_figure from_the_waist_up from_the_chest_up the_face_of';

export const sillWords = 'windowsill window_sill window_ledge 窗台';

export const balconyWords = 'balcony balconies 阳台 露台';

export const roofWords = 'roof rooftop housetop 屋顶 房顶 楼顶 天台 屋檐';

/** Words that contain another row's word but have another meaning: matched first, and ignored. */
export const emptyWords =
  'lavender_oil lavender_soap lavender_tea lavender_latte lavender_dress lavender_shirt lavender_hair lavender_color lavender_wall lavender_walls wheat_bread whole_wheat wheat_beer 小麦色 小麦粉 薰衣草精油 薰衣草色 标志性 标志着 rock_music rock_star rock_and_roll rock_song box_office inbox juice_box 石头剪刀布 石头小路 石头路 石头墙 think_tank gas_tank water_tank tank_engine bottle_green bottle_cap bottleneck as_a_gift as_gifts 写作业本 出门 专门 部门 热门 上门 入门 澳门 厦门 天安门 掌门 闭门 car_door bubble_gum bubble_wrap letter_a letter_b capital_letter writing_on_the_wall handwriting 侧面 正面 平面 雪面 墙面 镜面 见面 面对 海报 大海报 花费 马上 山寨 人工 人工智能 机会 面前 前面 后面 里面 外面 上面 下面 表面 画面 对面 月份 汤匙 光圈 书法 ' +
  'book_cover cover_of_a_book book_jacket 书的封面 书封 书封面 封面 等车 候车 下车 一车 半车 春节 起床 张全家福 和面 on_the_wood 花样 一个人 背景 one_day a_day each_day every_day some_day book_your book_a book_now old_wood school_of still_life look like_a flower_bed river_bed between_the_beds high_quality masterpiece 8k 4k fall_asleep snakes_through snakes_along snakes_between phone_wallpaper 手机壁纸 ' +
  '无人机航拍 无人机视角 无人机拍摄 drone_shot drone_view drone_footage fairy_tale fairy-tale fairytale fairy_story fairy_stories fairy_storybook fairy_light fairy_dust 牛仔裤 牛仔布 牛仔风 surfing_the_web surfing_the_internet ghost_town angel_hair ninja_turtle 超人气 天使投资 dwarf_planet dwarf_star white_dwarf red_dwarf 红矮星 白矮星 矮星 ' +
  // a verb, and what is no figure of its own
  'branch_office branch_manager olive_branch step_on_a_branch steps_on_a_branch stepped_on_a_branch stepping_on_a_branch step_on_a_twig steps_on_a_twig on_a_dry_branch 踩到一根树枝 踩到树枝 踩断树枝 踩断了树枝 踩断一根树枝 踩断了一根树枝 踩在树枝上 摘菜 种菜 洗菜 买菜 择菜 baking_soda building_a building_an building_the swing_dance swing_music swing_from swings_from swings_at swings_his swings_her slide_show slides_across slides_into power_plant nuclear_plant factory_plant plant_a plant_the plant_some plant_trees tv_news tv_remote plants_a plants_trees steam_plant tv_show tv_series tv_tower tank_top backbone bone_white vine_swing ' +
  // smoke that rises from something is no fog
  'smoke_from smoke_rises smoke_rising smoke_coming smoke_curls smoke_curling smoke_out chimney_smoke smoking_chimney gun_smoke smoke_signal ' +
  // a seal on a letter, a bat for a ball and the city of 剑桥 are no figures
  "o'clock o’clock 写字楼 " +
  'pool_of pools_of pool_table pool_hall car_pool tide_pool tide_pools rock_pool rock_pools gene_pool pool_cue ' +
  'nut_brown nuts_and_bolts chestnut_hair chestnut_horse chestnut_brown say_cheese 栗色 芝士蛋糕 cheese_cake 花生酱 ' +
  'egg_white egg_yolk egg_shape egg_shaped egg-shaped egg_chair egg_timer 笨蛋 坏蛋 混蛋 脸蛋 脸蛋儿 蛋白 蛋黄 蛋清 皮蛋 hatch_a_plan the_hatch a_hatch escape_hatch hatchback ' +
  'rubber_band rubber_bands elastic_band wedding_band hair_band arm_band head_band wrist_band watch_band band_aid band_aids band_saw frequency_band band_of_light band_of_lights band_of_color band_of_clouds band_of_gold band_of_brothers band_of_thieves band_of_robbers band_of_outlaws jazz_hands ' +
  'wax_seal royal_seal seal_of official_seal seal_the cricket_bat wooden_bat at_bat bat_and_ball swinging_a_bat swings_a_bat skeleton_key skeleton_crew eagle_eye eagle-eye 鹰眼 鹰钩鼻 mushroom_cloud 蘑菇云 pumpkin_spice fiddle_leaf fiddle-leaf 击剑 剑桥 oil_drum steel_drum around_the_clock clockwork clock_in clock_out food_pyramid 金字塔骗局 ' +
  // camera terms: a bird's-eye view has no bird in it
  "bird's-eye bird's_eye bird’s-eye bird’s_eye birds-eye worm's-eye worm’s-eye fish-eye cowboy_shot crane_shot crane_up crane_down drone_shot drone_view drone_footage 鸟瞰 鱼眼 航拍";
