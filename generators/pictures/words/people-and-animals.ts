import { rgb } from '../light/colour.ts';
import type { FigureMeaning } from './figure-meaning.ts';
import type { Row } from './row.ts';

/** People and animals that can be in a picture. */
export const beingRows: readonly Row<FigureMeaning>[] = [
  {
    means: { figure: 'person' },
    words:
      'people person human figure patient traveler traveller wanderer hiker samurai knight crowd friend family someone hero fisherman clown athlete worker dancer monk soldier singer teacher 人 人物 人们 人群 旅人 行人 侠客 剑客 武士 小丑 运动员 朋友 家人 一家人 舞者 僧人 老师 英雄 骑士',
  },
  { means: { figure: 'person', outfit: 'chef' }, words: 'chef cook baker 厨师 大厨 面包师' },
  {
    means: { figure: 'person', outfit: 'firefighter' },
    words: 'firefighter fireman firemen firewoman 消防员',
  },
  {
    means: { figure: 'person', outfit: 'police' },
    words: 'policeman policemen police_officer cop 警察 民警 交警',
  },
  { means: { figure: 'person', trait: 'woman', outfit: 'police' }, words: 'policewoman 女警' },
  {
    means: { figure: 'person', outfit: 'doctor' },
    words: 'doctor nurse scientist dentist surgeon vet veterinarian 牙医 兽医 医生 护士 大夫 科学家',
  },
  { means: { figure: 'person', outfit: 'farmer' }, words: 'farmer 农民 农夫' },
  { means: { figure: 'person', outfit: 'wizard' }, words: 'wizard magician sorcerer 巫师 魔法师' },
  { means: { figure: 'person', trait: 'woman', outfit: 'wizard' }, words: 'witch 女巫' },
  { means: { figure: 'person', trait: 'woman', outfit: 'royal' }, words: 'queen princess 女王 公主 皇后' },
  { means: { figure: 'person', trait: 'man', outfit: 'royal' }, words: 'king prince 国王 王子 皇帝' },
  { means: { figure: 'person', trait: 'oldMan', outfit: 'santa' }, words: 'santa santa_claus 圣诞老人' },
  { means: { figure: 'person', pair: true }, words: 'couple lover newlyweds 情侣 恋人 夫妻 夫妇 新人' },
  {
    means: { figure: 'person', trait: 'woman' },
    words:
      'woman women lady female mother mom goddess she her actress bride 她 女 女人 女性 女子 女士 妈妈 母亲 美女 仙女 新娘 女神',
  },
  {
    means: { figure: 'person', trait: 'man' },
    words: 'man men guy male gentleman father dad he 他 男 男人 男性 男子 男士 爸爸 父亲 帅哥 大叔 先生',
  },
  {
    means: { figure: 'person', trait: 'oldWoman' },
    words:
      'old_woman old_women old_lady elderly_woman elderly_lady grandmother grandma granny 奶奶 外婆 姥姥 老奶奶 老太太 老太婆 老婆婆 老妇人',
  },
  {
    means: { figure: 'person', trait: 'oldMan' },
    words:
      'old_man old_men elderly_man grandfather grandpa 爷爷 外公 姥爷 老爷爷 老头 老头儿 老头子 老大爷 老汉',
  },
  {
    means: { figure: 'person', trait: 'old' },
    words: 'elder old_person old_people elderly_person 老人 老人家',
  },
  {
    means: { figure: 'child' },
    words: 'child children kid baby toddler student pupil 学生 孩子 小孩 儿童 宝宝 婴儿',
  },
  {
    means: { figure: 'child', trait: 'girl' },
    words: 'girl schoolgirl daughter granddaughter 女孩 小女孩 少女 姑娘 女儿 女生 孙女 外孙女',
  },
  {
    means: { figure: 'child', trait: 'boy' },
    words: 'boy schoolboy son grandson 男孩 小男孩 少年 儿子 男生 孙子 外孙',
  },
  { means: { figure: 'astronaut' }, words: 'astronaut cosmonaut spaceman 宇航员 航天员 太空人' },
  { means: { figure: 'robot' }, words: 'robot android mecha cyborg 机器人 机甲' },
  {
    means: { figure: 'cat', general: 'animal' },
    words: 'animal creature beast pet wildlife 动物 野兽 宠物 小动物',
  },
  { means: { figure: 'cat' }, words: 'cat kitten kitty tabby feline 猫 小猫 猫咪 喵' },
  { means: { figure: 'lion' }, words: 'lion 狮子 雄狮 狮王 狮' },
  { means: { figure: 'lioness' }, words: 'lioness lionesses lion_cub cougar puma 母狮 小狮子 美洲狮' },
  { means: { figure: 'leopard' }, words: 'leopard jaguar 豹子 豹 花豹 金钱豹 美洲豹' },
  { means: { figure: 'snowLeopard' }, words: 'snow_leopard 雪豹' },
  { means: { figure: 'cheetah' }, words: 'cheetah 猎豹' },
  { means: { figure: 'panther' }, words: 'panther black_panther black_leopard 黑豹' },
  {
    means: { figure: 'dog' },
    words: 'dog puppy doggy hound corgi husky shiba labrador 狗 小狗 犬 柯基 哈士奇 柴犬',
  },
  { means: { figure: 'wolf' }, words: 'wolf wolves coyote 狼 野狼 灰狼 大灰狼 狼群' },
  { means: { figure: 'cow' }, words: 'cow cattle calf calves 牛 奶牛 母牛 小牛 牛群' },
  { means: { figure: 'cow', colour: rgb('#b5733c') }, words: '黄牛' },
  { means: { figure: 'bull' }, words: 'bull ox oxen buffalo yak bison 公牛 水牛 牦牛 野牛' },
  { means: { figure: 'sheep' }, words: 'sheep lamb ewe 羊 绵羊 小羊 羔羊 羊羔 羊群' },
  { means: { figure: 'goat' }, words: 'goat 山羊' },
  { means: { figure: 'pig' }, words: 'pig piglet hog 猪 小猪' },
  { means: { figure: 'pig', colour: rgb('#5c4a42') }, words: 'boar wild_boar 野猪' },
  { means: { figure: 'giraffe' }, words: 'giraffe 长颈鹿' },
  { means: { figure: 'camel' }, words: 'camel dromedary 骆驼' },
  { means: { figure: 'mouse' }, words: 'mouse mice rat 老鼠 小老鼠 鼠' },
  { means: { figure: 'mouse', colour: rgb('#d9a05c') }, words: 'hamster guinea_pig 仓鼠' },
  { means: { figure: 'squirrel' }, words: 'squirrel chipmunk 松鼠 小松鼠' },
  { means: { figure: 'hedgehog' }, words: 'hedgehog porcupine 刺猬 小刺猬 豪猪' },
  { means: { figure: 'monkey' }, words: 'monkey ape chimpanzee 猴 猴子 小猴 小猴子 猩猩' },
  { means: { figure: 'monkey', colour: rgb('#3f3c42') }, words: 'gorilla 大猩猩' },
  { means: { figure: 'frog' }, words: 'frog toad 青蛙 蛙 蟾蜍' },
  { means: { figure: 'duck' }, words: 'duck mallard 鸭子 鸭 野鸭' },
  { means: { figure: 'duck', colour: rgb('#f4d24a') }, words: 'duckling 小鸭 小鸭子' },
  { means: { figure: 'swan' }, words: 'swan 天鹅' },
  { means: { figure: 'goose' }, words: 'goose geese 鹅 大鹅' },
  { means: { figure: 'chicken' }, words: 'chicken hen rooster 鸡 母鸡 公鸡' },
  { means: { figure: 'chick' }, words: 'chick 小鸡' },
  {
    means: { figure: 'bird' },
    words:
      'bird parrot sparrow crane eagle seagull gull swallow phoenix crow raven pigeon dove flamingo 鸟 小鸟 鹦鹉 麻雀 鹤 仙鹤 老鹰 鹰 海鸥 燕子 凤凰 鸽子 乌鸦',
  },
  { means: { figure: 'penguin' }, words: 'penguin 企鹅 小企鹅' },
  { means: { figure: 'tiger' }, words: 'tiger tigress 老虎 小老虎 虎' },
  { means: { figure: 'fish' }, words: 'fish shark salmon tuna 鱼 鲨鱼 小鱼' },
  { means: { figure: 'fish', colour: rgb('#f07028') }, words: 'goldfish koi 金鱼 锦鲤' },
  { means: { figure: 'whale' }, words: 'whale dolphin orca 鲸 鲸鱼 海豚 虎鲸' },
  { means: { figure: 'turtle' }, words: 'turtle tortoise 龟 乌龟 海龟' },
  { means: { figure: 'horse' }, words: 'horse pony stallion mare 马 骏马 马儿' },
  { means: { figure: 'horse', colour: rgb('#f2efe8') }, words: '白马' },
  { means: { figure: 'unicorn' }, words: 'unicorn 独角兽' },
  { means: { figure: 'zebra' }, words: 'zebra 斑马' },
  { means: { figure: 'donkey' }, words: 'donkey mule 驴 驴子 毛驴 小驴 小毛驴' },
  { means: { figure: 'rabbit' }, words: 'rabbit bunny hare 兔 兔子 小兔' },
  { means: { figure: 'rabbit', colour: rgb('#f5f1ea') }, words: '白兔 小白兔' },
  {
    means: { figure: 'deer' },
    words: 'deer stag elk moose reindeer antelope gazelle 鹿 小鹿 麋鹿 驯鹿 羚羊',
  },
  { means: { figure: 'fox' }, words: 'fox foxes 狐狸 小狐狸 狐' },
  { means: { figure: 'bear' }, words: 'bear grizzly teddy 熊 小熊 棕熊' },
  { means: { figure: 'bear', colour: rgb('#eef0f0') }, words: 'polar_bear 北极熊' },
  { means: { figure: 'panda' }, words: 'panda 熊猫 大熊猫' },
  { means: { figure: 'kangaroo' }, words: 'kangaroo wallaby wallabies 袋鼠 小袋鼠' },
  { means: { figure: 'elephant' }, words: 'elephant mammoth 大象 象 小象' },
  { means: { figure: 'butterfly' }, words: 'butterfly butterflies moth 蝴蝶 飞蛾' },
  { means: { figure: 'owl' }, words: 'owl 猫头鹰' },
  { means: { figure: 'dragon' }, words: 'dragon dinosaur 龙 巨龙 恐龙' },
];
