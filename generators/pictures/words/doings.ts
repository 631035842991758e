import { rgb } from '../light/colour.ts';
import { boatRows } from './boat-doings.ts';
import type { Doing } from './doing.ts';
import { togetherRows } from './doings-together.ts';
import { instrumentDoings } from './instruments.ts';
import { kitchenRows } from './kitchen-doings.ts';
import type { Row } from './row.ts';
import { soughtDoings } from './sought-doings.ts';

/** Verbs that imply a thing: reading shows a book, cycling shows the bicycle under the rider. */
export const doingRows: readonly Row<Doing>[] = [
  ...togetherRows,
  ...instrumentDoings,
  ...kitchenRows,
  ...boatRows,
  {
    means: { how: 'holds', to: 'book' },
    words: 'reading reads read_a_book read_books and_read read_together 看书 读书 阅读 看着书',
  },
  {
    means: { how: 'holds', to: 'coffee' },
    words:
      'drinking_coffee drinks_coffee drinking_tea drinks_tea pouring_tea pours_tea 喝咖啡 喝茶 品茶 倒茶 敬茶 沏茶',
  },
  {
    means: { how: 'holds', to: 'honeyPot' },
    words: 'eating_honey eats_honey eat_honey 吃蜂蜜 偷吃蜂蜜 舔蜂蜜 吃着蜂蜜',
  },
  {
    means: { how: 'holds', to: 'guitar' },
    words:
      'playing_guitar playing_the_guitar plays_guitar plays_the_guitar guitar_player guitarist 吉他手 弹吉他 弹着吉他 弹起吉他',
  },
  {
    means: { how: 'holds', to: 'violin' },
    words:
      'playing_violin playing_the_violin plays_violin plays_the_violin playing_the_fiddle violin_player violinist 小提琴手 小提琴家 拉小提琴 拉着小提琴 拉起小提琴 演奏小提琴',
  },
  {
    means: { how: 'holds', to: 'drum' },
    words:
      'drumming drummer 鼓手 playing_drums playing_the_drums plays_the_drums playing_the_drum plays_the_drum 打鼓 敲鼓 击鼓 打着鼓 敲着鼓',
  },
  {
    means: { how: 'at', to: 'drumKit' },
    words: '打架子鼓 敲架子鼓 playing_a_drum_kit playing_the_drum_kit playing_a_drum_set 打爵士鼓 架子鼓手',
  },
  {
    means: { how: 'at', to: 'band' },
    words:
      'band rock_band pop_band live_band school_band girl_band boy_band music_band musical_band band_of_musicians rock_concert band_of_animals 乐队 摇滚乐队 乐团 女团 摇滚音乐会',
  },
  {
    means: { how: 'at', to: 'orchestra' },
    words:
      'orchestra symphony_orchestra symphony_concert string_orchestra classical_concert philharmonic 管弦乐团 交响乐团 管弦乐队 交响乐队 交响乐 交响音乐会',
  },
  {
    means: { how: 'at', to: 'jazzTrio' },
    words: 'jazz_trio jazz_band jazz_quartet jazz_ensemble jazz_musicians 爵士乐队 爵士三重奏 爵士乐',
  },
  { means: { how: 'at', to: 'quartet' }, words: 'string_quartet 弦乐四重奏 四重奏' },
  {
    means: { how: 'holds', to: 'microphone' },
    words:
      'singer pop_star rock_star pop_singer rock_singer opera_singer karaoke singing_karaoke sings_karaoke singing_on_stage sings_on_stage singing_on_the_stage sings_on_the_stage 歌手 女歌手 男歌手 主唱 歌星 在舞台上唱歌 舞台上唱歌 唱卡拉ok 卡拉ok',
  },
  {
    means: { how: 'holds', to: 'kite' },
    words: 'flying_a_kite flying_kites flies_a_kite fly_a_kite 放风筝 放着风筝',
  },
  {
    means: { how: 'holds', to: 'rod' },
    words:
      'fishing fishing_together go_fishing goes_fishing to_fish how_to_fish angling fisherman old_fisherman angler 钓鱼 钓着鱼 垂钓 独钓 渔翁 老渔翁 渔夫 老渔夫 钓翁 蓑笠翁',
  },
  {
    means: { how: 'holds', to: 'wateringCan' },
    words: 'watering waters_the watering_the watering_flowers watering_plants 浇花 浇水 给花浇水',
  },
  {
    means: { how: 'holds', to: 'ball' },
    words:
      'playing_football plays_football play_football playing_soccer plays_soccer play_soccer kicking_a_ball kicks_a_ball kicking_the_ball kicks_the_ball kicks_a_football scoring_a_goal scores_a_goal 射门 进球 playing_volleyball plays_volleyball play_volleyball volleyball_player football_player soccer_player footballer goalkeeper 打排球 排球运动员 足球运动员 足球队员 守门员 踢足球 踢球 踢着足球',
  },
  {
    means: { how: 'holds', to: 'ball', colour: rgb('#e8852c') },
    words:
      'playing_basketball plays_basketball play_basketball basketball_player 打篮球 打着篮球 篮球运动员 篮球队员',
  },
  {
    means: { how: 'at', to: 'chess' },
    words: 'playing_chess plays_chess play_chess chess_player 棋手 下棋 下着棋 下象棋 下围棋 下国际象棋',
  },
  {
    means: { how: 'at', to: 'piano' },
    words:
      'play_the_piano play_piano playing_piano playing_the_piano plays_piano plays_the_piano piano_player pianist 钢琴家 钢琴手 弹琴 弹着琴 弹钢琴 弹着钢琴 弹奏钢琴',
  },
  {
    means: { how: 'at', to: 'dinner' },
    words:
      'having_dinner having_lunch having_breakfast have_dinner have_lunch have_breakfast has_dinner has_lunch has_breakfast eating_dinner eating_lunch eating_breakfast eat_dinner eats_dinner 吃饭 吃晚饭 吃午饭 吃早饭 吃晚餐 吃早餐 聚餐 用餐',
  },
  {
    means: { how: 'at', to: 'picnic' },
    words: 'having_a_picnic have_a_picnic has_a_picnic picnicking picnic picnics 野餐 野炊',
  },
  {
    means: { how: 'holds', to: 'newspaper' },
    words:
      'reading_the_newspaper reads_the_newspaper reading_a_newspaper reads_a_newspaper 看报 看报纸 读报 读报纸',
  },
  {
    means: { how: 'holds', to: 'star' },
    words:
      'holding_a_star holds_a_star hugging_a_star catching_a_star catches_a_star 抱着星星 抱着一颗星星 抱着一颗星 捧着星星 捧着一颗星星 拿着星星 拿着一颗星星 摘星星 摘下星星',
  },
  {
    means: { how: 'on', to: 'convertible' },
    words:
      'driving_home driving_to driving_with driving_to_work driving_along driving_through 开车 驾车 兜风',
  },
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
    means: { how: 'holds', to: 'bubbles' },
    words: 'blowing_bubbles blows_bubbles blowing_soap_bubbles 吹泡泡 吹肥皂泡',
  },
  {
    means: { how: 'holds', to: 'flag' },
    words: 'planting_a_flag plants_a_flag raising_a_flag waving_a_flag waves_a_flag 插旗 插上旗帜 挥舞旗帜',
  },
  { means: { how: 'on', to: 'skis' }, words: 'skiing skis skier 滑雪 滑雪者 滑雪运动员' },
  {
    means: { how: 'on', to: 'ship' },
    words:
      'at_the_helm at_the_ship’s_wheel steering_the_ship 掌舵 掌着舵 on_the_bow 站在船头 坐在船头 在船头',
  },
  {
    means: { how: 'at', to: 'writingDesk' },
    words:
      'writing writes writing_a_letter writes_a_letter writing_a_book doing_homework does_homework doing_his_homework doing_her_homework practicing_calligraphy 写信 写字 写作业 做作业 写日记 写作 写毛笔字 写书法 练字 练书法 写诗 写小说 写春联 写对联',
  },
  ...soughtDoings,
  {
    means: { how: 'at', to: 'comb' },
    words:
      'combing_her combing_his combs_her combing_hair brushing_her_hair brushes_her_hair brushing_hair 给自己梳头 梳着头发 梳头 梳头发 梳辫子 扎辫子',
  },
  {
    means: { how: 'at', to: 'scissors', place: 'room' },
    words:
      'cutting_hair cutting_his_hair cutting_her_hair cuts_hair cuts_his_hair cuts_her_hair giving_a_haircut gives_a_haircut 剪头发 理发 剪发',
  },
  {
    means: { how: 'at', to: 'skippingRope' },
    words:
      'jumping_rope jump_rope jumps_rope skipping_rope playing_jump_rope skips_rope rope_skipping 跳绳 跳大绳 跳长绳 跳着绳',
  },
  {
    means: { how: 'at', to: 'hidingPlace' },
    words:
      'playing_hide_and_seek plays_hide_and_seek play_hide_and_seek playing_hide-and-seek hide_and_seek hide-and-seek 捉迷藏 玩捉迷藏 躲猫猫 玩躲猫猫',
  },
  {
    means: { how: 'holds', to: 'snowball' },
    words:
      'snowball_fight snowball_fights throwing_snowballs throws_snowballs throwing_a_snowball throws_a_snowball throw_snowballs 打雪仗 扔雪球 打雪球',
  },
  {
    means: { how: 'holds', to: 'knitting' },
    words:
      'knitting knits knitting_on knitting_in knitting_by knitting_together knitting_a_hat knitting_socks knitting_a_sweater knitting_a_scarf knits_a_sweater knits_a_scarf 织毛衣 织围巾 打毛衣 织毛线 打毛线 织着毛衣',
  },
  {
    means: { how: 'holds', to: 'firecrackers' },
    words:
      'setting_off_firecrackers lighting_firecrackers sets_off_firecrackers 放鞭炮 放着鞭炮 点鞭炮 放爆竹 放炮仗',
  },
  {
    means: { how: 'at', to: 'dumplingTable' },
    words: 'making_dumplings make_dumplings makes_dumplings wrapping_dumplings 包饺子 包着饺子 包包子 包馄饨',
  },
  {
    means: { how: 'at', to: 'zongziTable' },
    words: '包粽子 包着粽子 裹粽子 making_zongzi makes_zongzi wrapping_zongzi making_rice_dumplings',
  },
  {
    means: { how: 'at', to: 'cakeTable' },
    words:
      'blowing_out_candles blowing_out_the_candles blows_out_the_candles blowing_out_his_candles blowing_out_her_candles birthday_party birthday_parties celebrating_a_birthday celebrate_a_birthday celebrating_his_birthday celebrating_her_birthday cutting_a_cake cutting_the_cake 吹蜡烛 吹灭蜡烛 过生日 生日派对 生日聚会 庆祝生日 庆生 切蛋糕',
  },
  {
    means: { how: 'at', to: 'magicHat' },
    words:
      'performing_magic doing_magic magic_show magic_trick magic_tricks performs_magic performing_a_magic_trick doing_a_magic_trick 变魔术 表演魔术 变戏法 魔术表演',
  },
  {
    means: { how: 'at', to: 'television' },
    words:
      'watching_tv watches_tv watch_tv watching_television watches_television watching_cartoons watching_a_cartoon watching_a_movie_on_tv playing_video_games plays_video_games playing_a_video_game 看电视 看着电视 看动画片 打游戏 打电子游戏 玩电子游戏 玩游戏机',
  },
  {
    means: { how: 'at', to: 'telescope' },
    words:
      'looking_through_a_telescope looking_through_the_telescope looking_through_his_telescope looking_through_her_telescope looks_through_a_telescope with_a_telescope with_his_telescope with_her_telescope using_a_telescope 用望远镜 用天文望远镜 看望远镜',
  },
  {
    means: { how: 'at', to: 'cello' },
    words:
      'playing_cello playing_the_cello plays_the_cello plays_cello cellist cello_player 大提琴手 拉大提琴 拉着大提琴 演奏大提琴',
  },
  {
    means: { how: 'at', to: 'sandcastle' },
    words:
      'building_a_sandcastle building_sandcastles build_a_sandcastle builds_a_sandcastle build_sandcastles making_a_sandcastle making_sandcastles building_a_sand_castle building_sand_castles 堆沙堡 堆沙子 玩沙子 堆城堡 挖沙子',
  },
  {
    means: { how: 'on', to: 'swing' },
    words: 'swinging_on_a_swing playing_on_the_swings 荡秋千 荡着秋千 玩秋千 坐秋千 坐在秋千上',
  },
  {
    means: { how: 'on', to: 'slide' },
    words:
      'sliding_down_a_slide sliding_down_the_slide going_down_a_slide goes_down_the_slide playing_on_the_slide 滑滑梯 玩滑梯 坐滑梯 玩滑滑梯',
  },
  {
    means: { how: 'holds', to: 'flower' },
    words:
      'giving_flowers gives_flowers giving_a_flower gives_a_flower picking_flowers picks_flowers 送花 献花 摘花 采花',
  },
  {
    means: { how: 'at', to: 'blaze' },
    words:
      'puts_out_a_fire puts_out_the_fire putting_out_a_fire putting_out_the_fire put_out_a_fire put_out_the_fire fights_a_fire fights_the_fire fighting_a_fire fighting_the_fire fight_a_fire extinguishing_a_fire extinguishing_the_fire extinguishes_a_fire extinguishes_the_fire 灭火 扑火 救火 扑灭大火 扑灭火 扑灭了大火 扑灭烈火',
  },
  {
    means: { how: 'at', to: 'doorway' },
    words:
      'knocks_at_the_door knocks_on_the_door knocking_at_the_door knocking_on_the_door knock_at_the_door knock_on_the_door knocks_on_a_door knocking_on_a_door knocks_at_a_door opens_the_door opening_the_door opens_the_front_door rings_the_doorbell ringing_the_doorbell 敲门 敲开门 敲开了门 敲响了门 敲着门 开门 推开门 打开门 推开大门 打开大门 按门铃',
  },
  {
    means: { how: 'on', to: 'skateboard' },
    words: 'skateboarding skateboarder skateboards_down 玩滑板 滑滑板 踩滑板',
  },
  {
    means: { how: 'on', to: 'parachute' },
    words: 'parachuting parachutist skydiving skydives skydiver 跳伞 跳伞运动员',
  },
  { means: { how: 'on', to: 'paraglider' }, words: 'paragliding paraglides 玩滑翔伞 乘滑翔伞' },
  { means: { how: 'on', to: 'surfboard' }, words: 'surfing surfs surfer 冲浪者 冲浪 冲着浪' },
  { means: { how: 'on', to: 'bicycle' }, words: 'cycling bicycling biking cyclist 骑车 骑自行车 骑单车' },
  {
    means: { how: 'on', to: 'motorbike' },
    words: 'motorcycling motorcyclist motorcycle_rider 骑摩托车 骑摩托 骑机车',
  },
  {
    means: { how: 'on', to: 'scooter', place: 'street' },
    words:
      '骑电动车 骑电瓶车 riding_a_scooter rides_a_scooter 外卖小哥 外卖员 外卖骑手 送外卖 delivery_rider delivery_driver food_courier food_delivery delivering_food delivers_food',
  },
  {
    means: { how: 'holds', to: 'box', place: 'street' },
    words:
      '快递员 快递小哥 送快递 送包裹 courier delivery_man delivery_boy delivery_guy delivering_a_package delivering_packages delivers_a_package delivering_a_parcel',
  },
  {
    means: { how: 'at', to: 'cauldron' },
    words:
      'stirring_a_cauldron stirs_a_cauldron stirring_her_cauldron stirring_a_potion brewing_a_potion brews_a_potion brewing_potions making_a_potion makes_a_potion 熬药 熬魔药 煮魔药 熬制魔药 熬着魔药 搅拌魔药',
  },
  {
    means: { how: 'holds', to: 'jackOLantern', place: 'street' },
    words: 'trick-or-treating trick_or_treating trick-or-treat trick_or_treat 讨糖 要糖果',
  },
  { means: { how: 'on', to: 'tractor' }, words: '开拖拉机' },
  {
    means: { how: 'on', to: 'horse' },
    words: 'horseback horseback_riding horse_riding horse_rider horseman horsewoman jockey 骑师 骑马',
  },
];
