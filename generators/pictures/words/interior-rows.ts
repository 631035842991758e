import type { Row } from './row.ts';
import { storyRooms } from './story-places.ts';
import type { Interior } from './surroundings.ts';

/** Rooms whose furniture shows what they are for. Each word is one of a room, too. */
export const interiorRows: readonly Row<Interior>[] = [
  ...storyRooms,
  { means: 'kitchen', words: 'kitchen 厨房' },
  {
    means: 'classroom',
    words:
      'classroom school exam_room exam_hall lecture_room 教室 学校 考场 自习室 university college high_school middle_school primary_school elementary_school lecture_hall 大学 中学 小学 高中 初中 阶梯教室 学堂 私塾 书院',
  },
  {
    means: 'office',
    words:
      'office meeting_room conference_room at_the_company in_the_company the_company_behind of_the_company police_station newsroom 办公室 值班室 公司 会议室 派出所 警察局 公安局 编辑部 town_hall city_hall embassy call_center 市政厅 大使馆 衙门',
  },
  { means: 'library', words: 'library study reading_room 图书馆 书房 阅览室' },
  { means: 'bookstore', words: 'bookshop bookstore book_shop book_store 书店 书屋' },
  { means: 'bakery', words: 'bakery bread_shop pastry_shop cake_shop 面包店 面包房 蛋糕店' },
  {
    means: 'shop',
    words:
      'shop store grocery_store convenience_store toy_shop clock_shop tailor_shop flower_shop supermarket pharmacy 商店 小店 店里 杂货店 小卖部 便利店 超市 商场 玩具店 钟表店 裁缝店 花店 药店 jewelry_store jewellery_shop pet_shop pet_store bike_shop antique_shop pawnshop shopping_mall in_the_mall the_mall 珠宝店 宠物店 药铺 当铺 布店 古董店 杂货铺 服装店',
  },
  {
    means: 'cafe',
    words:
      'cafe café coffee_shop coffee_house restaurant diner canteen cafeteria 咖啡馆 咖啡厅 咖啡店 餐厅 餐馆 饭馆 饭店 面馆 食堂 小吃店 food_court noodle_shop pizzeria ice_cream_parlor 大排档 火锅店 奶茶店 甜品店',
  },
  { means: 'bedroom', words: 'bedroom 卧室' },
  {
    means: 'hospital',
    words:
      'hospital in_the_ward hospital_ward clinic 医院 病房 诊所 急诊室 vet_clinic animal_hospital emergency_room 宠物医院 动物医院 卫生所',
  },
  {
    means: 'airport',
    words:
      'airport airport_terminal departure_hall departure_lounge boarding_gate 机场 航站楼 候机厅 候机室 候机大厅 登机口',
  },
  { means: 'fireside', words: 'fireplace fireside hearth 壁炉' },
  {
    means: 'stage',
    words:
      'stage theater theatre concert concert_hall spotlight 舞台 马戏团 circus_tent 剧院 剧场 演唱会 音乐会 音乐厅 聚光灯 singing_on_stage sings_on_stage singing_on_the_stage sings_on_the_stage 在舞台上唱歌 舞台上唱歌 opera opera_house auditorium puppet_theater circus in_the_circus 歌剧院 戏院 戏台 戏楼 礼堂 大礼堂',
  },
  { means: 'gym', words: 'gym fitness_center fitness_studio 健身房' },
  { means: 'garage', words: 'garage repair_shop auto_shop 车库 修车铺 修车店 修理铺 修理厂' },
  { means: 'workshop', words: 'workshop work_shed 工坊 作坊 木工房 木工坊 木匠铺' },
  { means: 'elevator', words: 'elevator in_the_lift into_the_lift lift_doors 电梯 电梯间' },
  {
    means: 'lobby',
    words:
      'lobby hotel_lobby hotel_reception reception_desk front_desk in_the_hotel 大厅 大堂 前台 酒店 宾馆 旅馆',
  },
  { means: 'corridor', words: 'corridor hallway passageway 走廊 楼道 过道 长廊' },
  {
    means: 'stairs',
    words: 'staircase stairwell stairway on_the_stairs up_the_stairs down_the_stairs 楼梯 楼梯间 楼梯口',
  },
  {
    means: 'bathroom',
    words: 'bathroom washroom shower_room 浴室 卫生间 洗手间 淋浴间 bathhouse sauna 澡堂 浴池 桑拿房',
  },
  { means: 'cinema', words: 'cinema movie_theater movie_theatre movie_house 电影院 影院 放映厅' },
  {
    means: 'museum',
    words: 'museum gallery art_gallery exhibition art_exhibition 博物馆 美术馆 画廊 展厅 展览馆 画展',
  },
  { means: 'laboratory', words: 'laboratory lab 实验室 化验室' },
  { means: 'bar', words: 'bar pub nightclub 酒吧 夜店' },
  { means: 'courtroom', words: 'courtroom court_room courthouse court_of_law in_court 法庭 法院 审判庭' },
  { means: 'bank', words: 'bank post_office 银行 邮局' },
  {
    means: 'barber',
    words:
      'barbershop barber_shop hair_salon hairdresser’s hair_studio beauty_salon 理发店 理发馆 发廊 美发店 美容院',
  },
  { means: 'laundry', words: 'laundromat laundry_room launderette 洗衣店 洗衣房' },
  { means: 'waiting', words: 'waiting_room waiting_area 候诊室 候诊区 等候区' },
  { means: 'cell', words: 'prison_cell jail_cell prison jail 牢房 监狱 囚室 地牢 dungeon' },
  {
    means: 'dormitory',
    words:
      'dormitory dorm dorm_room 宿舍 寝室 orphanage nursing_home retirement_home hostel 养老院 敬老院 孤儿院 福利院',
  },
  { means: 'karaoke', words: 'karaoke karaoke_bar karaoke_room 卡拉ok 歌厅 ktv' },
  { means: 'studio', words: 'recording_studio sound_studio 录音棚 录音室' },
  {
    means: 'dance',
    words: 'dance_studio ballet_studio dance_class rehearsal_room 舞蹈室 舞蹈教室 练舞室 练功房 排练厅',
  },
  {
    means: 'factory',
    words:
      'factory assembly_line 工厂 车间 流水线 sawmill shipyard print_shop printing_house brick_factory 锯木厂 船厂 造船厂 印刷厂 纺织厂 钢厂',
  },
  { means: 'greenhouse', words: 'greenhouse glasshouse conservatory hothouse 温室 花房 玻璃花房 暖房' },
  {
    means: 'kindergarten',
    words: 'kindergarten preschool nursery_school 幼儿园 托儿所 playroom daycare 育婴室 儿童房 早教中心',
  },
  {
    means: 'arena',
    words:
      'arena boxing_ring wrestling_ring fighting_ring boxing_match colosseum_arena 竞技场 角斗场 擂台 擂台上 拳台 拳击台 拳击场',
  },
  {
    means: 'sportsHall',
    words: 'gymnasium sports_hall sports_centre sports_center school_gym 体育馆 篮球馆 羽毛球馆 室内球场',
  },
  { means: 'mill', words: 'mill watermill water_mill flour_mill 磨坊 水磨坊 磨房 面粉厂' },
  {
    means: 'ballroom',
    words: 'ballroom banquet_hall dance_hall palace_hall 舞厅 宴会厅 舞会大厅 宴会大厅',
  },
  {
    means: 'throneRoom',
    words:
      'castle_hall great_hall hall_of_the_castle hall_of_a_castle 城堡大厅 城堡的大厅 王宫大厅 throne_room throne_hall audience_hall royal_court 王座厅 大殿 金銮殿 大殿上 朝堂 皇宫里 皇宫 王宫',
  },
  {
    means: 'stable',
    words:
      'in_the_stable in_a_stable stables cowshed cow_shed horse_stable the_stable 马厩 马棚 牛棚 马圈 谷仓里 谷仓',
  },
  { means: 'forge', words: 'forge smithy blacksmith’s_shop 铁匠铺 打铁铺' },
  {
    means: 'tvStudio',
    words:
      'television_studio tv_studio tv_station television_station news_studio 演播室 演播厅 电视台 直播间',
  },
  { means: 'observatory', words: 'observatory planetarium 天文台 天文馆' },
  {
    means: 'operating',
    words: 'operating_room operating_theatre operating_theater surgery_room 手术室 急救室',
  },
  { means: 'lockers', words: 'locker_room changing_room 更衣室' },
  {
    means: 'control',
    words:
      'control_room mission_control command_center command_centre server_room data_center 控制室 指挥中心 控制中心 机房 监控室',
  },
  {
    means: 'cellar',
    words: 'wine_cellar beer_cellar cellar brewery winery distillery 地窖 酒窖 酒厂 酒坊 酿酒厂',
  },
  { means: 'warehouse', words: 'warehouse storeroom storage_room 仓库 库房 货仓' },
  { means: 'arcade', words: 'arcade game_arcade video_arcade casino 游戏厅 电玩城 赌场' },
  {
    means: 'inn',
    words:
      'inn_of_old_china old_chinese_inn chinese_inn ancient_inn chinese_tavern chinese_teahouse old_teahouse teahouse tea_house wine_house 客栈 酒楼 酒馆 老酒馆 小酒馆 酒家 茶馆 茶楼 茶肆 茶铺',
  },
  {
    means: 'tavern',
    words: 'tavern inn roadside_inn country_inn alehouse ale_house taproom',
  },
  { means: 'rink', words: 'ice_rink skating_rink 溜冰场 滑冰场 冰场' },
  { means: 'dressing', words: 'dressing_room backstage green_room 后台 化妆间 化妆室' },
  {
    means: 'fighters',
    words: 'dojo martial_arts_hall martial_arts_school kung_fu_school 武馆 镖局 练武场 道场',
  },
];
