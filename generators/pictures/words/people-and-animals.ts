import { animalRows } from './animal-rows.ts';
import type { FigureMeaning } from './figure-meaning.ts';
import type { Row } from './row.ts';
import { taleRows } from './tale-people.ts';

/** People and animals that can be in a picture. */
export const beingRows: readonly Row<FigureMeaning>[] = [
  {
    means: { figure: 'person' },
    words:
      'people villager townspeople townsfolk 村民 乡亲 镇民 teenager teen youngster football_team soccer_team basketball_team volleyball_team person human figure patient traveler traveller wanderer hiker tourist 游客 观光客 backpacker 背包客 crowd friend old_friend 老朋友 someone hero athlete worker runner dancer singer barber hairdresser hairstylist customer 理发师 发型师 顾客 teacher professor 人 人物 人们 人群 旅人 行人 跑者 跑步者 运动员 朋友 舞者 老师 教授 thief robber burglar 小偷 强盗 盗贼 窃贼 英雄 足球队 篮球队 排球队 球队',
  },
  {
    means: { figure: 'person', family: true },
    words: 'family 家人 一家人 一家子 全家 全家人 一家三口 一家四口 一家五口 一家六口',
  },
  { means: { figure: 'person', outfit: 'chef' }, words: 'chef cook baker 厨师 大厨 面包师' },
  {
    means: { figure: 'person', outfit: 'firefighter' },
    words:
      'firefighter fireman firemen firewoman fire_captain fire_chief fire_brigade fire_crew fire_department fire_service 消防员 消防队长 消防队 消防队员 消防官兵',
  },
  {
    means: { figure: 'person', outfit: 'police' },
    words:
      'policeman policemen police_officer cop police_sergeant police_captain police_lieutenant police_chief police_inspector 警察 民警 交警 警长 警官',
  },
  { means: { figure: 'person', trait: 'woman', outfit: 'police' }, words: 'policewoman 女警' },
  {
    means: { figure: 'person', outfit: 'doctor' },
    words: 'doctor scientist dentist surgeon vet veterinarian 牙医 兽医 医生 大夫 科学家',
  },
  { means: { figure: 'person', outfit: 'nurse' }, words: 'nurse 护士 小护士' },
  {
    means: { figure: 'person', outfit: 'business' },
    words: 'businessperson business_person lawyer banker office_worker 律师 上班族 白领 商务人士',
  },
  {
    means: { figure: 'person', trait: 'man', outfit: 'business' },
    words: 'businessman businessmen business_man 商人 男白领',
  },
  {
    means: { figure: 'person', trait: 'woman', outfit: 'business' },
    words: 'businesswoman businesswomen business_woman 女白领 女商人 女强人',
  },
  {
    means: { figure: 'person', trait: 'man', outfit: 'fisher' },
    words: 'fisher fisherman fishermen angler 渔夫 渔民 渔家',
  },
  {
    means: { figure: 'person', trait: 'oldMan', outfit: 'fisher' },
    words: 'old_fisherman 渔翁 老渔翁 老渔夫 钓翁 蓑笠翁',
  },
  {
    means: { figure: 'person', outfit: 'worker' },
    words:
      'plumber electrician mechanic car_mechanic repairman handyman 水管工 电工 修车师傅 修车工 修理工 维修工 机修工 汽修工 技工',
  },
  {
    means: { figure: 'person', trait: 'man', outfit: 'scholar' },
    words: 'chinese_scholar ancient_scholar 书生 白面书生 秀才 穷书生',
  },
  { means: { figure: 'person', outfit: 'farmer' }, words: 'farmer 农民 农夫' },
  { means: { figure: 'person', outfit: 'wizard' }, words: 'wizard sorcerer 巫师 魔法师' },
  { means: { figure: 'person', outfit: 'magician' }, words: 'magician illusionist conjurer 魔术师' },
  { means: { figure: 'person', trait: 'woman', outfit: 'wizard' }, words: 'witch 女巫' },
  {
    means: { figure: 'person', trait: 'woman', outfit: 'royal' },
    words: 'queen princess 女王 公主 皇后 王后',
  },
  {
    means: { figure: 'person', trait: 'man', outfit: 'royal' },
    words: 'king prince 国王 王子 皇帝 皇上 陛下 太子 亲王',
  },
  { means: { figure: 'person', trait: 'oldMan', outfit: 'santa' }, words: 'santa santa_claus 圣诞老人' },
  { means: { figure: 'person', outfit: 'pirate' }, words: 'pirate pirate_captain 海盗 海盗船长' },
  {
    means: { figure: 'person', outfit: 'captain' },
    words: 'captain sea_captain ship_captain captains 船长 舰长 小船长',
  },
  {
    means: { figure: 'person', trait: 'oldMan', outfit: 'captain' },
    words: 'old_captain old_sea_captain 老船长',
  },
  { means: { figure: 'person', outfit: 'sailor' }, words: 'sailor seaman 水手 海员 小水手' },
  { means: { figure: 'person', outfit: 'knight' }, words: 'knight warrior 骑士 勇士' },
  { means: { figure: 'person', trait: 'man', outfit: 'cowboy' }, words: 'cowboy 西部牛仔 牛仔' },
  { means: { figure: 'person', trait: 'woman', outfit: 'cowboy' }, words: 'cowgirl 女牛仔' },
  { means: { figure: 'person', outfit: 'detective' }, words: 'detective 侦探' },
  {
    means: { figure: 'person', trait: 'woman', outfit: 'fairy' },
    words: 'fairy fairies pixie 小仙女 花仙子',
  },
  { means: { figure: 'person', outfit: 'angel' }, words: 'angel 天使' },
  { means: { figure: 'person', outfit: 'vampire' }, words: 'vampire dracula 吸血鬼' },
  ...taleRows,
  { means: { figure: 'skeleton' }, words: 'skeleton 骷髅 小骷髅 骷髅人' },
  { means: { figure: 'alien' }, words: 'alien extraterrestrial martian 外星人 火星人' },
  { means: { figure: 'ghost' }, words: 'ghost phantom 幽灵 鬼魂 小鬼' },
  { means: { figure: 'person', outfit: 'ninja' }, words: 'ninja 忍者' },
  { means: { figure: 'person', outfit: 'samurai' }, words: 'samurai ronin 武士 侠客 剑客 大侠' },
  { means: { figure: 'person', trait: 'woman', outfit: 'samurai' }, words: '女侠' },
  { means: { figure: 'person', trait: 'man', outfit: 'monk' }, words: 'monk 僧人 和尚' },
  {
    means: { figure: 'person', trait: 'oldMan', outfit: 'monk' },
    words: 'old_monk elderly_monk 老和尚 老方丈 方丈',
  },
  {
    means: { figure: 'child', trait: 'boy', outfit: 'monk' },
    words: 'little_monk young_monk boy_monk 小和尚 小沙弥',
  },
  { means: { figure: 'person', outfit: 'graduate' }, words: 'graduate 毕业生 毕业照' },
  { means: { figure: 'person', outfit: 'gowned' }, words: 'gowned_graduate 穿学士服的毕业生' },
  { means: { figure: 'person', outfit: 'gymnast' }, words: 'gymnast 体操运动员 体操选手 体操队员' },
  { means: { figure: 'person', outfit: 'clown' }, words: 'clown jester 小丑' },
  {
    means: { figure: 'person', trait: 'woman', outfit: 'ballerina' },
    words: 'ballerina ballet_dancer 芭蕾舞者 芭蕾舞演员',
  },
  { means: { figure: 'person', trait: 'woman', outfit: 'bride' }, words: 'bride 新娘' },
  { means: { figure: 'person', trait: 'man', outfit: 'groom' }, words: 'groom bridegroom 新郎' },
  {
    means: { figure: 'person', outfit: 'superhero' },
    words:
      'superhero superheroine super_hero superman batman spiderman spider-man 超级英雄 超人 蝙蝠侠 蜘蛛侠',
  },
  { means: { figure: 'person', pair: true }, words: 'couple lover newlyweds 情侣 恋人 夫妻 夫妇 新人' },
  {
    means: { figure: 'person', trait: 'woman' },
    words:
      'parents 父母 爸妈 双亲 woman women girlfriend 女朋友 女友 老婆 lady female mother mom goddess she her actress 她 女 女人 女性 女子 女士 妈妈 母亲 大妈 阿姨 美女 仙女 女神 姐妹 姐妹俩 母子 母女 母子俩 母女俩',
  },
  {
    means: { figure: 'person', trait: 'man' },
    words:
      'parents 父母 爸妈 双亲 小哥 外卖小哥 快递小哥 delivery_man mailman boyfriend 男朋友 男友 老公 man men guy male gentleman father dad he 他 男 男人 男性 男子 男士 爸爸 父亲 帅哥 大叔 叔叔 先生 兄弟 兄弟俩 父子 父女 父子俩 父女俩',
  },
  {
    means: { figure: 'person', trait: 'oldWoman' },
    words:
      'grandparents 祖父母 外祖父母 外公外婆 old_woman old_women old_lady elderly_woman elderly_lady grandmother grandma granny 奶奶 外婆 姥姥 老奶奶 老太太 老太婆 老婆婆 老妇人',
  },
  {
    means: { figure: 'person', trait: 'oldMan' },
    words:
      'grandparents 祖父母 外祖父母 外公外婆 old_man old_men elderly_man grandfather grandpa 爷爷 外公 姥爷 老爷爷 祖孙 祖孙俩 老头 老头儿 老头子 老大爷 老汉',
  },
  {
    means: { figure: 'person', trait: 'old' },
    words: 'elder old_person old_people elderly_person 老人 老人家',
  },
  {
    means: { figure: 'child' },
    words:
      'child children kid toddler student pupil classmate 同学 学生 小朋友 孩子 小孩 儿童 twins identical_twins triplets 双胞胎 龙凤胎 三胞胎',
  },
  {
    means: { figure: 'child', infant: true },
    words: 'baby babies infant newborn newborn_baby 宝宝 小宝宝 婴儿 小婴儿 新生儿 婴幼儿',
  },
  {
    means: { figure: 'child', trait: 'girl' },
    words:
      'girl 双胞胎姐妹 双胞胎女孩 双胞胎女儿 schoolgirl daughter granddaughter 女孩 小女孩 少女 姑娘 女儿 女生 孙女 外孙女 父女 母女 父女俩 母女俩',
  },
  {
    means: { figure: 'child', trait: 'boy' },
    words:
      'boy 双胞胎兄弟 双胞胎男孩 双胞胎儿子 schoolboy son grandson 男孩 牧童 放牛娃 小男孩 少年 儿子 男生 孙子 外孙 父子 母子 父子俩 母子俩 祖孙 祖孙俩',
  },
  { means: { figure: 'astronaut' }, words: 'astronaut cosmonaut spaceman 宇航员 航天员 太空人' },
  { means: { figure: 'robot' }, words: 'robot android mecha cyborg 机器人 机甲' },
  ...animalRows,
];
