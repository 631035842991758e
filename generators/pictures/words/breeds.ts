/** The words for breeds of dogs and coats of cats. */
import { rgb } from '../light/colour.ts';
import type { DogBreed } from './breed-names.ts';
import type { FigureMeaning } from './figure-meaning.ts';
import type { Row } from './row.ts';

const dog = (breed: DogBreed, colour: string, words: string): Row<FigureMeaning> => ({
  means: { figure: 'dog', breed, colour: rgb(colour) },
  words,
});
const cat = (
  means: Pick<FigureMeaning, 'breed' | 'colour' | 'patches'>,
  words: string,
): Row<FigureMeaning> => ({
  means: { figure: 'cat', ...means },
  words,
});

export const breedRows: readonly Row<FigureMeaning>[] = [
  dog('corgi', '#d98a3e', 'corgi 柯基 柯基犬 小柯基'),
  dog('husky', '#6a7480', 'husky huskies malamute 哈士奇 二哈 阿拉斯加犬 雪橇犬'),
  dog('shiba', '#d98a44', 'shiba shiba_inu akita 柴犬 秋田犬 小柴犬'),
  dog('retriever', '#e0b060', 'golden_retriever retriever 金毛 金毛犬 金毛寻回犬 大金毛 小金毛'),
  dog('labrador', '#e6cf9c', 'labrador labrador_retriever 拉布拉多 拉布拉多犬'),
  dog('dalmatian', '#f4f1ea', 'dalmatian 斑点狗 大麦町 大麦町犬'),
  dog('poodle', '#c98f5c', 'poodle toy_poodle bichon cockapoo labradoodle 贵宾犬 泰迪犬 比熊 比熊犬 泰迪狗'),
  dog('shepherd', '#b07c3e', 'german_shepherd police_dog 德国牧羊犬 德牧 狼狗 警犬'),
  dog('dachshund', '#7a4428', 'dachshund sausage_dog wiener_dog 腊肠犬 腊肠狗'),
  dog('pug', '#dcb886', 'pug bulldog french_bulldog 巴哥 巴哥犬 八哥犬 斗牛犬 法国斗牛犬 法斗 英国斗牛犬'),
  dog('beagle', '#f3ede0', 'beagle 比格 比格犬 小猎犬'),
  dog('chihuahua', '#c99a64', 'chihuahua 吉娃娃'),
  dog('samoyed', '#f6f3ec', 'samoyed spitz pomeranian 萨摩耶 萨摩耶犬 博美 博美犬'),
  dog('collie', '#2c2a2f', 'collie border_collie bernese sheepdog 边牧 边境牧羊犬 牧羊犬'),
  dog('greyhound', '#8f8a88', 'greyhound whippet 灵缇 灵缇犬 格力犬'),
  // of steel by its color alone: a robot beside a dog would be two
  {
    means: { figure: 'dog', colour: rgb('#9aa3ad') },
    words: 'robot_dog robotic_dog mechanical_dog clockwork_dog robot_puppy 机器狗 机械狗',
  },
  cat({ colour: rgb('#9aa3ad') }, 'robot_cat robotic_cat mechanical_cat clockwork_cat robot_kitten 机械猫'),
  cat(
    { colour: rgb('#e08f3e') },
    'ginger_cat orange_cat marmalade_cat ginger_kitten orange_kitten orange_tabby 橘猫 橘色猫 大橘 小橘猫 橘猫咪',
  ),
  cat(
    { colour: rgb('#a58c6c'), breed: 'tabby' },
    'tabby tabby_cat tabby_kitten maine_coon 狸花猫 虎斑猫 狸猫 缅因猫',
  ),
  cat(
    { colour: rgb('#f4efe6'), breed: 'calico' },
    'calico calico_cat calico_kitten tortoiseshell_cat 三花猫 三花 玳瑁猫',
  ),
  cat({ colour: rgb('#f4efe6'), patches: rgb('#2f2b33') }, 'tuxedo_cat tuxedo_kitten 奶牛猫 黑白猫'),
  cat({ colour: rgb('#efe2cc'), breed: 'siamese' }, 'siamese siamese_cat siamese_kitten 暹罗猫 暹罗'),
  cat({ colour: rgb('#f2eade'), breed: 'ragdoll' }, 'ragdoll ragdoll_cat birman 布偶猫'),
  cat({ colour: rgb('#8a93a2') }, 'british_shorthair russian_blue 英短 英国短毛猫 英短猫 蓝猫 俄罗斯蓝猫'),
  cat({ colour: rgb('#f3eee4') }, 'persian_cat persian_kitten 波斯猫'),
  cat({ colour: rgb('#e3b9a8') }, 'sphynx sphynx_cat hairless_cat 无毛猫 斯芬克斯猫'),
];
