/** Nouns for people and animals, with gender and age. */
import { isFalseFriend } from '../pictures/words/false-friends.ts';
import { TRADES } from '../pictures/words/trades.ts';
import { finderOf } from './find-words.ts';
import { MORE_PLACES } from './more-places.ts';
import { PLACES, type Row } from './vocabulary.ts';

export interface Kind {
  gender: 'she' | 'he' | 'it' | null;
  age: 'old' | 'child' | 'adult' | 'animal' | null;
}

export const KINDS: readonly Row<Kind>[] = [
  {
    means: { gender: null, age: 'adult' },
    words: `${TRADES.anybody} ${TRADES.keepers} ${TRADES.ranks} ${TRADES.soldiers} ${TRADES.officersAtSea} ${TRADES.archers} ${TRADES.warriors} ${TRADES.vikings} general army_general`,
  },
  { means: { gender: 'she', age: 'adult' }, words: `${TRADES.women} 王后 织女 卖花女` },
  { means: { gender: 'he', age: 'adult' }, words: TRADES.men },
  { means: { gender: 'he', age: 'old' }, words: TRADES.oldMen },
  { means: { gender: null, age: 'child' }, words: `${TRADES.children} 牧童` },
  {
    means: { gender: null, age: 'adult' },
    words:
      'burglar veterinarian flutist saxophonist trumpeter harpist accordionist sorcerer 巫师 武士 潜水员 渔民 修鞋匠 外科医生 漫画家 插画师 动画师 环卫工人 码头工人 滑雪者 店老板 修理工 擦鞋匠 敲钟人 打更人 采药人 糖画师傅 航天员 精灵 巨人 骑行者 背包客 农民 农民工 cop coder vet',
  },
  {
    means: { gender: 'she', age: 'old' },
    words:
      '太奶奶 曾祖母 太姥姥 grandmother grandma granny old_woman old_lady 奶奶 外婆 姥姥 老奶奶 老太太 婆婆 老婆婆 老妇人 大娘 阿婆',
  },
  {
    means: { gender: 'he', age: 'old' },
    words:
      '盲人老人 太爷爷 曾祖父 太姥爷 grandfather grandpa old_man 爷爷 外公 姥爷 老爷爷 老头 老头儿 老伯 大爷 老人 老人家 老渔夫 渔翁 老渔翁 老和尚 老方丈 老道士 老猎人 老铁匠 老裁缝 老木匠 老船长 老汉 阿公',
  },
  {
    means: { gender: 'she', age: 'adult' },
    words:
      'bridesmaid 伴娘 ballerina widow fairy 仙女 狐妖 孕妇 寡妇 校花 舞女 舞姬 歌女 宫女 侍女 丫鬟 阿妈 女拳手 大妈 大婶 女演员 女歌手 女老师 女医生 女司机 女船长 女消防员 女记者 女护士 女学生 女教师 女宇航员 女画家 女作家 女主持人 姑妈 小姑 大姑 姨妈 小姨 大姨 舅妈 婶婶 伯母 表姐 堂姐 嫂子 儿媳 mother mom mum mama aunt wife girlfriend 女朋友 女友 老婆 未婚妻 闺蜜 岳母 queen princess woman young_woman lady waitress bride witch empress goddess actress mermaid landlady stewardess saleswoman barmaid maid nun countess duchess policewoman 房东太太 空姐 女仆 修女 女警 妈妈 母亲 娘亲 阿姨 姑姑 妻子 女王 皇后 公主 女人 女士 新娘 老板娘 姐姐 女巫 魔女 女侠 师姐 女子 小姐 小仙女 嫦娥 观音 观音菩萨 王母娘娘 白骨精 铁扇公主 白雪公主 灰姑娘 睡美人 美人鱼 小美人鱼',
  },
  {
    means: { gender: 'he', age: 'adult' },
    words:
      'best_man groomsman samurai 太监 homeless_man delivery_man 外卖小哥 快递小哥 新郎 新郎官 伴郎 santa santa_claus 圣诞老人 醉汉 阿爸 爹爹 小伙子 小伙 小伙儿 大伯 伯伯 伯父 姑父 姨父 姐夫 表哥 堂哥 女婿 father dad papa uncle husband boyfriend 男朋友 男友 老公 未婚夫 岳父 king prince man young_man gentleman waiter knight fisherman postman policeman emperor monk wizard groom lord dwarf gnome landlord priest butcher blacksmith milkman mailman salesman barman steward 神父 牧师 铁匠 屠夫 小矮人 矮人 爸爸 父亲 叔叔 舅舅 丈夫 国王 皇帝 王子 男人 先生 骑士 渔夫 邮递员 警察 老板 哥哥 大叔 船夫 和尚 书生 将军 师父 师兄 侠客 道士 男子 樵夫 猎人 店小二 如来佛祖 如来 佛祖 唐僧 唐三藏 沙僧 沙和尚 玉皇大帝 玉帝 太上老君 阎王 龙王',
  },
  {
    means: { gender: null, age: 'adult' },
    words:
      'private_eye private_detective spy secret_agent barista office_worker pickpocket gambler security_guard flight_attendant archaeologist tourist backpacker hitchhiker accountant banker rapper composer actor reporter novelist barber hairdresser surgeon prisoner tenant rival lifeguard park_ranger refugee immigrant angel genie con_artist 上班族 打工仔 白领 灯塔守护人 灯塔管理员 图书管理员 守护人 编剧 网红 租客 同桌 旅行者 神仙 天使 会计 舞蹈家 研究生 考古学家 志愿者 护林员 收藏家 驯兽师 兽医 药剂师 古董商 雕塑家 骗子 扒手 囚犯 狱警 盲人 veteran gamer streamer programmer designer architect plumber electrician busker street_musician shepherd explorer inventor wanderer paramedic fortune_teller puppeteer undertaker bookseller locksmith shoemaker glassblower mapmaker storyteller hacker zombie time_traveler time_traveller bodyguard assassin hitman bounty_hunter private_detective 间谍 特工 咖啡师 调酒师 养蜂人 老兵 退伍兵 主播 建筑师 水管工 电工 街头艺人 流浪歌手 流浪汉 牧羊人 探险家 发明家 纹身师 木偶师 守墓人 摆渡人 锁匠 鞋匠 说书人 黑客 僵尸 高手 武林高手 杀手 刺客 保镖 团长 队长 诗人 词人 舞者 护工 保洁员 保姆 月嫂 老大 老二 老三 老四 老幺 拳手 拳击手 裁判 台柱子 年轻人 青年 boxer botanist biologist chemist physicist historian translator umpire radio_operator operator potter weaver cobbler miner sculptor poet clown intern 实习生 刑警 警员 民警 conductor sheriff herder graduate peasant keeper lighthouse_keeper clerk secretary receptionist bartender beggar florist dentist pharmacist lawyer professor 房东 秘书 前台 酒保 乞丐 花匠 牙医 律师 教授 保安 门卫 photographer postwoman passenger neighbour neighbor owner shopkeeper tailor carpenter guard stranger teacher assistant janitor usher caretaker director manager producer doctor nurse farmer baker painter singer writer scientist captain first_mate sailor soldier driver chef cook gardener librarian astronaut detective inspector engineer musician violinist pianist clockmaker watchmaker robot rover android rover customer boss colleague traveller traveler judge thief pirate ninja superhero cowboy firefighter vampire elf merchant pilot mayor journalist dancer artist student_teacher courier ranger coach hunter butler commander mechanic barista runner climber diver roommate 室友 tour_guide guide 向导 导游 referee player football_player soccer_player basketball_player volleyball_player guitar_player piano_player violin_player cello_player chess_player athlete swimmer skier skater surfer skateboarder cyclist biker motorcyclist motorcycle_rider rider horse_rider horseman horsewoman jockey boxer wrestler gymnast goalkeeper golfer footballer drummer guitarist cellist acrobat cheerleader magician 小丑 毕业生 大学生 画师 药师 教师 院长 船员 演员 矿工 木工 琴师 指挥家 指挥 牧民 警长 校长 班长 队长 村长 店长 服务员 售货员 清洁工 环卫工 建筑工人 理发师 设计师 魔术师 老师 医生 护士 农夫 面包师 画家 歌手 作家 科学家 船长 大副 二副 水手长 水手 士兵 司机 厨师 园丁 宇航员 侦探 工程师 音乐家 钟表匠 机器人 顾客 同事 快递员 木匠 裁缝 守塔人 守林人 摄影师 调音师 乘客 店主 工人 邻居 陌生人 守夜人 修表匠 记者 法官 小偷 商人 飞行员 教练 掌柜 徒弟 管家 舰长 指挥官 外卖员 程序员 经理 店员 导演 运动员 篮球运动员 排球运动员 足球运动员 足球队员 篮球队员 球员 守门员 选手 鼓手 吉他手 棋手 钢琴家 小提琴手 小提琴家 大提琴手 冲浪者 骑手 骑师 舞者 旅人 海盗 忍者 超级英雄 消防员 魔法师 吸血鬼 牛仔 海盗船长 剑客 刀客',
  },
  {
    means: { gender: 'she', age: 'child' },
    words:
      '女生 哑女 小女生 表妹 堂妹 外甥女 侄女 girl little_girl schoolgirl granddaughter little_sister younger_sister baby_sister little_daughter little_red_riding_hood 小红帽 小魔女 小女巫 女孩 小女孩 妹妹 少女 姑娘 小姑娘 孙女 外孙女',
  },
  {
    means: { gender: 'he', age: 'child' },
    words:
      '男生 小男生 表弟 堂弟 外甥 侄子 boy little_boy schoolboy 少年剑客 少年侠客 nezha 哪吒 little_monk grandson little_brother younger_brother baby_brother little_son 小和尚 男孩 小男孩 弟弟 少年 孙子 外孙 外孙子',
  },
  {
    means: { gender: 'she', age: null },
    words:
      'daughter sister 女儿 eldest_daughter eldest_sister eldest_princess oldest_daughter oldest_sister oldest_princess elder_daughter elder_sister elder_princess older_daughter older_sister older_princess first_daughter first_sister first_princess second_daughter second_sister second_princess middle_daughter middle_sister middle_princess third_daughter third_sister third_princess youngest_daughter youngest_sister youngest_princess younger_daughter younger_sister younger_princess 大女儿 二女儿 三女儿 小女儿 长女 次女 幼女 大姐 二姐 三姐 二妹 三妹 小妹 大公主 二公主 三公主 小公主',
  },
  {
    means: { gender: 'he', age: null },
    words:
      'son brother 儿子 eldest_son eldest_brother eldest_prince oldest_son oldest_brother oldest_prince elder_son elder_brother elder_prince older_son older_brother older_prince first_son first_brother first_prince second_son second_brother second_prince middle_son middle_brother middle_prince third_son third_brother third_prince youngest_son youngest_brother youngest_prince younger_son younger_brother younger_prince 大儿子 二儿子 三儿子 小儿子 长子 次子 幼子 大哥 二哥 三哥 二弟 三弟 小弟 大王子 二王子 三王子 小王子',
  },
  {
    means: { gender: null, age: 'child' },
    words:
      '留守儿童 儿童 orphan 学霸 孤儿 eldest_child oldest_child middle_child second_child third_child youngest_child teenager 小学生 中学生 初中生 高中生 child kid grandchild grandchildren student pupil baby apprentice 孩子 小孩 学生 婴儿',
  },
  { means: { gender: 'he', age: 'animal' }, words: '孙悟空 美猴王 齐天大圣 悟空 猪八戒 八戒' },
  {
    means: { gender: 'it', age: 'animal' },
    words:
      '凤凰 pup mutt doggie mongrel steed filly heifer bullock serpent viper nightingale skylark mockingbird bluebird blackbird baboon chimp trout 夜莺 狒狒 cow bull ox ram ewe turkey reindeer moose canary guinea_pig cheetah panther 奶牛 绵羊 母牛 公牛 大雁 金丝雀 八哥 猎豹 cat kitten dog puppy beagle poodle terrier corgi labrador retriever golden_retriever dalmatian husky spaniel dachshund bulldog collie chihuahua greyhound german_shepherd pug sheepdog fox rabbit hare polar_bear brown_bear 北极熊 棕熊 黑熊 bear wolf dragon bird owl horse pony deer lion tiger elephant whale turtle tortoise seal mouse panda monkey crow raven snail frog duck hedgehog squirrel penguin dinosaur koala dolphin octopus crocodile parrot peacock alpaca hippo rhino kangaroo goose gosling swan hen rooster goat pig donkey camel gorilla chimpanzee leopard hamster raccoon badger beaver otter mole lizard snake spider ant bee butterfly caterpillar ladybug firefly sparrow seagull pigeon dove eagle hawk crab shark goldfish little_fish jellyfish lobster seahorse tadpole giraffe zebra unicorn ghost alien cub duckling piglet lamb chick calf foal 小猫 猫咪 小猫咪 猫 水獭 小水獭 小狗 狗 黄狗 狐狸 小狐狸 兔子 小兔 小兔子 白兔 野兔 灰兔 熊 小熊 狼 大灰狼 龙 小鸟 猫头鹰 马 白马 小鹿 狮子 老虎 大象 鲸鱼 乌龟 老鼠 小老鼠 熊猫 猴子 乌鸦 蜗牛 青蛙 鸭子 刺猬 小刺猬 松鼠 小松鼠 橘猫 黑猫 白猫 企鹅 小企鹅 小鸡 小鸭 小羊 小猪 小马 小马驹 马驹 老鹰 恐龙 小恐龙 考拉 海豚 小海豚 海豹 小海豹 章鱼 鳄鱼 鹦鹉 孔雀 羊驼 河马 犀牛 袋鼠 长颈鹿 斑马 独角兽 猴 白猴 小猴 小猴子 老猴 猴王 猕猴 金丝猴 大猩猩 小象 小乌龟 海龟 小海龟 老龟 天鹅 丑小鸭 大白鹅 母鸡 公鸡 大公鸡 山羊 老牛 水牛 黄牛 小牛 毛驴 小毛驴 驴子 骆驼 小骆驼 仓鼠 小仓鼠 浣熊 小浣熊 豹子 小豹子 白狐 白狐狸 白鹿 梅花鹿 麋鹿 驯鹿 仙鹤 白鹤 麻雀 小麻雀 喜鹊 鸽子 白鸽 海鸥 燕子 小燕子 蝴蝶 小蝴蝶 蜜蜂 小蜜蜂 蚂蚁 小蚂蚁 蜘蛛 小蜘蛛 毛毛虫 萤火虫 瓢虫 蝌蚪 小蝌蚪 白蛇 青蛇 小蛇 螃蟹 小螃蟹 鲨鱼 小鱼 金鱼 小金鱼 鲤鱼 小鲤鱼 幽灵 外星人',
  },
];

const findListed = finderOf(KINDS);
const findPlaceWords = finderOf([...PLACES, ...MORE_PLACES]);
/** Compound nouns for occupations: boatman, lampmaker. */
const MADE =
  /(?<![\w'])(?!(?:wo)?man\b|human\b|talisman\b|gentleman\b)\w{3,}(?:man|woman|keeper|master| ?maker|seller|smith|herd|monger)(?!\w)/gi;
const ADULT: Kind = { gender: null, age: 'adult' };
const madeOf = (word: string): Kind =>
  /woman$/i.test(word)
    ? { gender: 'she', age: 'adult' }
    : /man$/i.test(word)
      ? { gender: 'he', age: 'adult' }
      : ADULT;

/** Words that start with an animal or a calling, but are neither: 马蹄, 龙舟, 牛仔裤. */
const NO_ANIMAL =
  /^(?:马[尾蹄路车上灯戏桶术达力群]|龙[舟门头卷井虾]|熊[熊市]|狼[狈藉]|猫[眼腻]|狗[屋窝]|凤凰[古山县花木男]|牛仔[裤布衣外夹衬裙帽服风])$/u;

/** Where somebody works, or what is named after them: 警察局, 教师节. */
const NOT_THEM =
  /^(?:警察[局署]|护士[站节]|校长[办室]|教师[节办]|老师办|经理[办室]|院长[办室]|记者[会招]|[二三]姐妹|少年[宫班]|[二三]兄弟|警长[办室])/u;

/** Nouns that are verbs as well, and what stands before them then: "must cook", "they guard". */
const VERBS = /^(?:cook|guard|judge|coach|pilot|bear|duck|boss|nurse|groom|butcher|hawk)$/i;
const ACTS =
  /\b(?:to|must|can|could|will|would|shall|should|may|might|cannot|['’]ll|n['’]t|not|I|you|we|they|who|and|let['’]?s|help|helps|helped)\s$/i;

/** "One job: guard the lab". */
const isOrder = (text: string, start: number, word: string): boolean =>
  /:\s$/.test(text.slice(0, start)) &&
  /^\s(?:the|an?|his|her|my|our|your)\s/.test(text.slice(start + word.length));

export interface FoundKind {
  means: Kind;
  word: string;
  start: number;
}

/** Nouns that combine with an occupation: 机器人园丁 and "robot gardener" are one person. */
const BEING = /^(?:robot|rover|android|ghost|alien|机器人|外星人)$/i;

/** What an animal can be dressed up as: "a pirate parrot", "the frog prince", 小猫消防员 are one animal each. */
const DRESSED =
  /^(?:pirate|cop|vet|农民|精灵|astronaut|knight|warrior|king|queen|prince|princess|wizard|magician|witch|chef|cook|baker|detective|policeman|policewoman|sheriff|firefighter|fireman|firewoman|doctor|nurse|scientist|superman|batman|spiderman|ninja|superhero|cowboy|captain|sailor|seaman|vampire|farmer|dentist|teacher|fisherman|elf|samurai|monk|little monk|soldier|general|army general|legionary|legionnaire|centurion|gladiator|spartan|viking|barbarian|norseman|将军|大将军|女将军|角斗士|罗马士兵|斯巴达人|百夫长|维京人|维京战士|蛮族人|clown|ballerina|bride|groom|santa|santa claus|圣诞老人|民警|graduate|businessman|businesswoman|lawyer|plumber|electrician|mechanic|repairman|handyman|surgeon|veterinarian|sorcerer|banker|office worker|gymnast|体操运动员|体操选手|体操队员|fairy|angel|兽医|渔民|修理工|王后|上班族|白领|天使|水管工|电工|书生|秀才|律师|商人|毕业生|海盗|宇航员|骑士|国王|女王|王子|公主|巫师|魔术师|女巫|魔法师|厨师|面包师|侦探|警察|女警|警长|消防员|医生|牙医|护士|忍者|超级英雄|白雪公主|灰姑娘|睡美人|船长|老船长|老渔翁|老渔夫|舰长|水手|海员|吸血鬼|科学家|老师|农夫|渔夫|渔翁|皇后|皇帝|小仙女|武士|侠客|剑客|和尚|老和尚|老方丈|小和尚|士兵|小丑|新娘|新郎|女侠|勇士|牛仔|海盗船长)$/i;

/** Of a family of animals: "mother bear", 小猫妈妈. */
export const KIN =
  /^(?:mother|mom|mum|mama|father|dad|papa|grandmother|grandma|granny|grandfather|grandpa|baby|brother|sister|妈妈|爸爸|母亲|父亲|奶奶|爷爷|外婆|外公|哥哥|姐姐|弟弟|妹妹|宝宝|阿姨|叔叔|伯伯|婆婆|大婶|大叔|大哥|大姐)$/i;
/** The same with an animal of one character, which alone may be a part of any word: 兔妈妈, 鸭爸爸. */
const KIN_ZH =
  /[兔鸭鸡鹿鸟狐虎狮象猴鼠羊牛猪马鹅鱼蛙鹰](?:(妈妈|奶奶|姐姐|妹妹)|(爸爸|爷爷|哥哥|弟弟)|宝宝)/gu;

/** 大象妈妈 is the mother of 大象, and no 象妈妈. */
const endsThere = (found: readonly FoundKind[], at: number): boolean =>
  found.some(
    ({ start, word, means }) => means.age === 'animal' && start < at && start + word.length === at + 1,
  );
/** 爹 and 娘 alone, which are parts of other words too. */
const PARENT_ZH = /(?<![姑新大老伴厨舞干婆奶师爷爹娘])(?:娘(?![家子娘胎亲们])|爹(?![爹地妈]))/gu;
const PARENTS = /^[爹娘]$/u;

/** An animal by its place in its family. */
const kinOf = (animal: Kind, { gender }: Kind): Kind => ({ ...animal, gender: gender ?? animal.gender });

/** Who somebody with a calling is besides: 盲人摄影师 and 少年侦探 are one each. */
const OF_PEOPLE = /^(?:盲人|聋人|聋哑人|残疾人|孤儿|(少年|少女))$/u;
const isHuman = ({ means }: FoundKind): boolean => means.age !== 'animal';

/** What two nouns beside each other are, if they mean one. */
function oneOf(last: FoundKind, next: FoundKind): Kind | undefined {
  const besides = OF_PEOPLE.exec(last.word);
  if (besides && isHuman(next))
    return {
      age: (besides[1] ? last : next).means.age,
      gender: next.means.gender ?? last.means.gender,
    };
  if (KIN.test(last.word) && next.means.age === 'animal') return kinOf(next.means, last.means);
  if (last.means.age === 'animal' && KIN.test(next.word)) return kinOf(last.means, next.means);
  if (BEING.test(last.word) && (next.means.age === 'adult' || next.means.age === 'animal')) return next.means;
  if (last.means.age === 'animal' && DRESSED.test(next.word)) return last.means;
  return next.means.age === 'animal' && DRESSED.test(last.word) ? next.means : undefined;
}

function joinTrades(found: readonly FoundKind[], text: string): FoundKind[] {
  const joined: FoundKind[] = [];
  for (const one of found) {
    const last = joined.at(-1);
    const gap = last && text.slice(last.start + last.word.length, one.start);
    const means = last && (gap === '' || gap === ' ') ? oneOf(last, one) : undefined;
    if (last && means)
      joined[joined.length - 1] = { means, word: `${last.word}${gap}${one.word}`, start: last.start };
    else joined.push(one);
  }
  return joined;
}

/** The nouns of the last long texts: each rule about a story asks for those of the whole story. */
const known = new Map<string, readonly FoundKind[]>();
const LONG = 200;
const MOST_KNOWN = 4;

/** All nouns for people and animals in a text, in order. */
export function findKinds(text: string): readonly FoundKind[] {
  if (text.length < LONG) return readKinds(text);
  const before = known.get(text);
  if (before) return before;
  const found = readKinds(text);
  if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value ?? '');
  known.set(text, found);
  return found;
}

function readKinds(text: string): FoundKind[] {
  const places = findPlaceWords(text);
  const lower = text.toLowerCase();
  const found: FoundKind[] = findListed(text).filter(
    ({ word, start }) =>
      // nobody is in 铁匠铺 or 马厩 because of its name
      !places.some(
        (place) =>
          place.word.length > word.length &&
          start >= place.start &&
          start + word.length <= place.start + place.word.length,
      ) &&
      !isFalseFriend(lower, { start, end: start + word.length }) &&
      !NO_ANIMAL.test(text.slice(start, start + word.length + 1)) &&
      !NOT_THEM.test(text.slice(start, start + word.length + 2)) &&
      !(VERBS.test(word) && isOrder(text, start, word)) &&
      !(VERBS.test(word) && ACTS.test(text.slice(Math.max(0, start - 12), start))),
  );
  const kin = [
    ...[...text.matchAll(KIN_ZH)].filter(({ index }) => !endsThere(found, index)),
    ...text.matchAll(PARENT_ZH),
  ].map(
    ({ 0: word, 1: she, 2: he, index }): FoundKind => ({
      means: PARENTS.test(word)
        ? { age: 'adult', gender: word === '娘' ? 'she' : 'he' }
        : { age: 'animal', gender: she ? 'she' : he ? 'he' : 'it' },
      word,
      start: index,
    }),
  );
  const listed = found.filter(
    (one) => !kin.some(({ start, word }) => one.start >= start && one.start < start + word.length),
  );
  const covered = (at: number) => listed.some(({ start, word }) => at >= start && at < start + word.length);
  const made = [...text.matchAll(MADE)]
    .filter(({ index }) => !covered(index))
    .map(({ 0: word, index }) => ({ means: madeOf(word), word, start: index }));
  const all = [...listed, ...made, ...kin].sort((a, b) => a.start - b.start);
  return joinTrades(all, text);
}

const SAME = [
  '孙悟空 悟空 美猴王 齐天大圣',
  '猪八戒 八戒',
  '唐僧 唐三藏',
  '沙僧 沙和尚',
  '如来佛祖 如来 佛祖',
  'grandmother grandma granny',
  'grandfather grandpa',
  'mother mom mum mama',
  'father dad papa',
  'child kid',
  'cat kitten',
  'dog puppy',
  'neighbour neighbor',
  'traveller traveler',
  '奶奶 老奶奶',
  '爷爷 老爷爷',
  '妈妈 母亲 娘亲',
  '爸爸 父亲',
  '孩子 小孩',
  '兔子 小兔 小兔子 白兔',
  '狐狸 小狐狸',
  '狗 小狗 黄狗',
  '猫 小猫 橘猫 黑猫 白猫',
  '老人 老头 老头儿 老人家 老汉',
].map((words) => words.split(' '));

/** Whether two nouns can refer to the same person: "mum" and "mother", "little girl" and "girl". */
export const isSameKind = (a: string, b: string): boolean =>
  endsAs(a, b) ||
  endsAs(b, a) ||
  isDressed(a, b) ||
  isDressed(b, a) ||
  SAME.some((words) => words.includes(a) && words.includes(b));

/** The "pirate" and the "parrot" are the "pirate parrot". */
const isDressed = (whole: string, part: string): boolean =>
  whole.startsWith(part) &&
  whole !== part &&
  (DRESSED.test(part) || DRESSED.test(whole.slice(part.length).trim()));

/** A "little girl" is a girl, but a "woman" is not a "man". */
const endsAs = (whole: string, end: string): boolean =>
  whole === end || whole.endsWith(/\p{Script=Han}/u.test(end) ? end : ` ${end}`);

/** General nouns, which can refer to any named person of that gender and age. */
export const isGeneralKind = (word: string): boolean =>
  /^(?:(?:little |old |young )?(?:girl|boy|woman|man)|child|kid|old lady|lady|女孩|小女孩|男孩|小男孩|姑娘|小姑娘|少年|少女|孩子|小孩|女人|男人|老人|老人家|女子|男子)$/.test(
    word,
  );
