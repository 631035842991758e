/** Whom people tell of by their trade or standing alone; those whom clothes or tools show are rows of their own. */
import type { FigureMeaning } from './figure-meaning.ts';
import type { Row } from './row.ts';

/** In pictures, and as roles of a story; some have their own clothes. */
export const TRADES = {
  anybody:
    'stonemason peddler street_vendor concierge bellboy doorman lamplighter town_crier minstrel troubadour juggler tightrope_walker lion_tamer ringmaster deckhand curator museum_curator auctioneer screenwriter diplomat snowboarder coachman rancher sheepherder goatherd embroiderer dressmaker milliner influencer blogger cartoonist illustrator animator projectionist ticket_collector air_traffic_controller meteorologist volcanologist mathematician philosopher psychologist geologist oceanographer entomologist paleontologist garbage_collector dustman welder roofer bricklayer landscaper winemaker cheesemaker chocolatier confectioner pastry_chef ice_cream_seller fruit_seller flower_seller shoe_shiner stationmaster station_master postmaster druid shaman monarch swordsman crusader bandit outlaw highwayman mercenary bounty_hunter prospector stowaway castaway pensioner retiree tutor gatekeeper groundskeeper gamekeeper bookkeeper timekeeper beekeeper housekeeper innkeeper zookeeper perfumer luthier night_watchman watchman miller brewer woodcutter lumberjack toymaker candlemaker chimney_sweep astronomer cartographer mapmaker ferryman bell_ringer trapper falconer jeweler jeweller goldsmith silversmith bookbinder antique_dealer piano_tuner organ_grinder gondolier mountaineer stuntman ventriloquist hermit nomad smuggler gravedigger scribe alchemist apothecary herbalist babysitter fishmonger greengrocer racing_driver racecar_driver 石匠 银匠 金匠 糕点师 邮差 调香师 制琴师 修琴师 磨坊主 陶艺家 陶匠 酿酒师 茶农 茶艺师 茶商 登山者 登山家 天文学家 植物学家 动物学家 气象学家 火山学家 生物学家 物理学家 化学家 数学家 历史学家 语言学家 哲学家 心理学家 地质学家 海洋学家 昆虫学家 古生物学家 地图师 制图师 玩具匠 玩偶师 织布工 织工 剃头匠 磨刀匠 补锅匠 篾匠 瓦匠 泥瓦匠 船匠 造船匠 乐师 镖师 捕快 书法家 赛车手 拾荒者 博士 机械师 送奶工 郎中 货郎 小贩 摊贩 长笛手 竖琴手 舵手 巡逻员 管理员 馆长 拍卖师 鉴宝师 外交官 市长 族长 酋长 镇长 县令 衙役 马夫 车夫 马车夫 轿夫 纤夫 船家 艄公 麻醉师 验光师 按摩师 美甲师 化妆师 造型师 模特 博主 作曲家 编曲师 录音师 灯光师 道具师 电影放映员 放映员 检票员 列车员 乘务员 空乘 机长 塔台管制员 清道夫 搬运工 焊工 油漆工 园艺师 花艺师 插花师 布商 米商 珠宝商 书商 更夫 剑圣',
  ranks:
    'president senator governor minister ambassador politician commissioner cadet officer bishop pastor preacher rabbi imam pilgrim attorney prosecutor psychiatrist therapist physician coroner comedian bouncer cashier trainer foreman instructor quarterback criminal gangster mobster convict inmate fugitive millionaire billionaire hippie technician analyst broker schoolteacher scholar messenger 总统 部长 政治家 元帅 主教 拉比 朝圣者 检察官 收银员 出纳 工头 罪犯 富翁 百万富翁 嬉皮士 摄像师 天气预报员 技术员 分析师 文员 信使 学者 总裁 摇滚明星 总理 官员 大臣 总督 贵族 平民 奴隶 奴才 武将 文官 将领 骑兵 卫兵 卫士 侍卫 使者 教主 掌门 弟子 土匪 流氓 特务 难民 瞎子 哑巴 傻子 疯子 伙计 小厮 驾驶员 首领 科长 局长 厂长 州长 县长 知县 知府 巡抚 刺史 状元 进士 宰相 丞相 御史 钦差 研究员 院士 导师 大师',
  soldiers:
    'sergeant corporal lieutenant colonel brigadier trooper infantryman rifleman paratrooper army_captain 上校 中校 少校 大校 上尉 中尉 少尉 大尉 上士 中士 下士 军士 军士长 士官 步兵 炮兵 哨兵 新兵 伞兵 特种兵 侦察兵 军官 解放军 志愿军 红军 连长 排长 营长 指挥官 司令官 司令员',
  officersAtSea: 'admiral commodore naval_officer 海军上将 海军军官',
  warriors: 'legionary legionnaire centurion gladiator spartan 角斗士 罗马士兵 斯巴达人 百夫长',
  vikings: 'viking barbarian norseman 维京人 维京战士 蛮族人',
  archers: 'archer bowman bowmen 弓箭手 弓手 弓兵 神箭手 神射手',
  keepers:
    'principal playwright construction_worker street_sweeper mail_carrier bike_messenger 看守人 灯塔看守人 灯塔守护者 守灯人 守门人 送信人 点灯人 捏面人 皮影艺人 剃头师傅 造梦师 果农 猎户',
  women:
    '尼姑 花旦 seamstress washerwoman fisherwoman huntress sorceress enchantress baroness governess midwife nanny mommy momma auntie niece milady maiden hostess housewife matriarch geisha cavewoman 绣娘 洗衣妇 女佣 奶妈 接生婆 助产士 艺伎 家庭主妇 少妇 女郎 妹子 大嫂 媳妇 娘子 太太 娘娘 贵妃 嫔妃 师妹 师姐 奴婢 生母',
  men: 'widower 奶爸 武生 duke baron earl squire headmaster daddy nephew lad fella bloke pharaoh sultan patriarch pope archbishop caveman gunman cameraman weatherman 法老 苏丹 教皇 公子 少爷 老爷 汉子 好汉 义父 师弟 师兄',
  oldMen: 'grandad granddad 老寿星 祖父',
  children: 'newsboy paperboy match_girl 报童 放羊娃 顽童 丫头 学徒 小学徒',
} as const;

/** In pictures alone: in a story they are often a part, and nobody's name. */
const PARTS =
  'citizen leader visitor guest hostage nerd guardian fighter bystander commuter pedestrian contestant competitor cousin fiancee executive entrepreneur founder volunteer protester activist fencer weightlifter bodybuilder youtuber vlogger dj popstar fashionista shopper bather sunbather beachgoer camper picnicker birdwatcher filmmaker mentor maestro octogenarian centenarian 市民 访客 人质 守护者 通勤者 参赛者 购物者 啦啦队员 百姓 老百姓 队员 球迷 胖子 老者 老妇 警卫 学员';

export const tradeRows: readonly Row<FigureMeaning>[] = [
  { means: { figure: 'person' }, words: `${TRADES.anybody} ${TRADES.keepers} ${TRADES.ranks} ${PARTS}` },
  {
    means: { figure: 'person', outfit: 'soldier' },
    words: `${TRADES.soldiers} general army_general soldier 士兵 军人 战士 官兵 将士`,
  },
  {
    means: { figure: 'person', trait: 'man', outfit: 'soldier' },
    words: '将军 大将军 大将 将领 元帅',
  },
  {
    means: { figure: 'person', trait: 'woman', outfit: 'soldier' },
    words: 'female_general female_soldier woman_soldier 女将军 女兵 女士兵 女军官 女军人',
  },
  { means: { figure: 'person', trait: 'oldMan', outfit: 'soldier' }, words: 'old_general 老将军 老将 老兵' },
  { means: { figure: 'person', outfit: 'captain' }, words: TRADES.officersAtSea },
  {
    means: { figure: 'person', outfit: 'oldSoldier' },
    words:
      'chinese_general chinese_warrior ancient_soldier ancient_general ancient_warrior imperial_guard 古代将军 古代士兵 御林军 禁军',
  },
  { means: { figure: 'person', outfit: 'legionary' }, words: TRADES.warriors },
  { means: { figure: 'person', outfit: 'viking' }, words: TRADES.vikings },
  { means: { figure: 'person', outfit: 'archer' }, words: TRADES.archers },
  { means: { figure: 'person', trait: 'woman' }, words: TRADES.women },
  { means: { figure: 'person', trait: 'man' }, words: TRADES.men },
  { means: { figure: 'person', trait: 'oldMan' }, words: TRADES.oldMen },
  { means: { figure: 'child' }, words: TRADES.children },
];
