/** Whom people tell of by their trade or standing alone; those whom clothes or tools show are rows of their own. */
import type { FigureMeaning } from './figure-meaning.ts';
import type { Row } from './row.ts';

/** Words for a grown-up; in a story too. */
export const TRADES = {
  anybody:
    'stonemason peddler street_vendor concierge bellboy doorman lamplighter town_crier minstrel troubadour juggler tightrope_walker lion_tamer ringmaster deckhand curator museum_curator auctioneer screenwriter diplomat snowboarder coachman rancher sheepherder goatherd embroiderer dressmaker milliner influencer blogger cartoonist illustrator animator projectionist ticket_collector air_traffic_controller meteorologist volcanologist mathematician philosopher psychologist geologist oceanographer entomologist paleontologist garbage_collector dustman welder roofer bricklayer landscaper winemaker cheesemaker chocolatier confectioner pastry_chef ice_cream_seller fruit_seller flower_seller shoe_shiner stationmaster station_master postmaster druid shaman monarch archer swordsman gladiator viking barbarian crusader bandit outlaw highwayman mercenary bounty_hunter prospector stowaway castaway pensioner retiree tutor gatekeeper groundskeeper gamekeeper bookkeeper timekeeper beekeeper housekeeper innkeeper zookeeper perfumer luthier night_watchman watchman miller brewer woodcutter lumberjack toymaker candlemaker chimney_sweep astronomer cartographer mapmaker ferryman bell_ringer trapper falconer jeweler jeweller goldsmith silversmith bookbinder antique_dealer piano_tuner organ_grinder gondolier mountaineer stuntman ventriloquist hermit nomad smuggler gravedigger scribe alchemist apothecary herbalist babysitter fishmonger greengrocer racing_driver racecar_driver 石匠 银匠 金匠 糕点师 邮差 调香师 制琴师 修琴师 磨坊主 陶艺家 陶匠 酿酒师 茶农 茶艺师 茶商 登山者 登山家 天文学家 植物学家 动物学家 气象学家 火山学家 生物学家 物理学家 化学家 数学家 历史学家 语言学家 哲学家 心理学家 地质学家 海洋学家 昆虫学家 古生物学家 地图师 制图师 玩具匠 玩偶师 织布工 织工 剃头匠 磨刀匠 补锅匠 篾匠 瓦匠 泥瓦匠 船匠 造船匠 乐师 镖师 捕快 书法家 赛车手 拾荒者 博士 机械师 送奶工 郎中 货郎 小贩 摊贩 长笛手 竖琴手 舵手 巡逻员 管理员 馆长 拍卖师 鉴宝师 外交官 市长 族长 酋长 镇长 县令 衙役 马夫 车夫 马车夫 轿夫 纤夫 船家 艄公 麻醉师 验光师 按摩师 美甲师 化妆师 造型师 模特 博主 作曲家 编曲师 录音师 灯光师 道具师 电影放映员 放映员 检票员 列车员 乘务员 空乘 机长 塔台管制员 清道夫 搬运工 焊工 油漆工 园艺师 花艺师 插花师 布商 米商 珠宝商 书商 更夫 剑圣',
  women:
    'seamstress washerwoman fisherwoman huntress sorceress enchantress baroness governess midwife nanny 绣娘 洗衣妇 女佣 奶妈 接生婆 助产士',
  men: 'duke baron earl squire headmaster',
  children: 'newsboy paperboy match_girl 报童 放羊娃',
} as const;

export const tradeRows: readonly Row<FigureMeaning>[] = [
  { means: { figure: 'person' }, words: TRADES.anybody },
  { means: { figure: 'person', trait: 'woman' }, words: TRADES.women },
  { means: { figure: 'person', trait: 'man' }, words: TRADES.men },
  { means: { figure: 'child' }, words: TRADES.children },
];
