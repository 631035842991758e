import type { Row } from './row.ts';
import type { Outfit, Worn } from './wear.ts';

/** Words for what is worn. */
export const wornRows: readonly Row<Worn['what']>[] = [
  {
    means: 'beanie',
    words: 'beanie woolly_hat knit_hat knitted_hat bobble_hat winter_hat 毛线帽 针织帽 绒线帽',
  },
  { means: 'felt', words: 'hat fedora bowler bowler_hat cowboy_hat 帽子 毡帽 牛仔帽' },
  {
    means: 'topHat',
    words: "top_hat tall_hat magician’s_hat magician's_hat magician_hat 礼帽 高帽子 高礼帽",
  },
  { means: 'straw', words: "straw_hat sun_hat farmer’s_hat farmer's_hat 草帽 遮阳帽" },
  { means: 'cap', words: 'cap baseball_cap peaked_cap police_cap 鸭舌帽 棒球帽 警帽' },
  { means: 'beret', words: 'beret 贝雷帽' },
  { means: 'helmet', words: 'helmet fire_helmet firefighter_helmet 头盔 安全帽' },
  { means: 'crown', words: 'crown tiara golden_crown 王冠 皇冠' },
  {
    means: 'pointed',
    words:
      "wizard_hat wizard’s_hat wizard's_hat witch_hat witch’s_hat witch's_hat pointed_hat pointy_hat 巫师帽 魔法帽 尖帽子",
  },
  { means: 'santa', words: "santa_hat santa’s_hat santa's_hat santa_claus_hat christmas_hat 圣诞帽" },
  { means: 'toque', words: "chef_hat chef’s_hat chef's_hat toque 厨师帽" },
  { means: 'glasses', words: 'glasses spectacles eyeglasses 眼镜' },
  { means: 'sunglasses', words: 'sunglasses 墨镜 太阳镜' },
  { means: 'headphones', words: 'headphone headphones headset earphones 耳机 头戴式耳机 降噪耳机' },
  { means: 'scarf', words: 'scarf scarves 围巾' },
  { means: 'bowTie', words: 'bow_tie bowtie bow-tie 领结 蝴蝶结' },
  { means: 'tie', words: 'tie necktie 领带' },
  { means: 'cape', words: 'cape cloak 斗篷 披风' },
  { means: 'mask', words: 'eye_mask 眼罩' },
  { means: 'wings', words: 'wings angel_wings fairy_wings bat_wings 翅膀 蝙蝠翅膀' },
  {
    means: 'backpack',
    words: 'backpack rucksack knapsack schoolbag school_bag satchel 背包 登山包 双肩包 书包 旅行背包',
  },
  { means: 'halo', words: 'halo 光环' },
  { means: 'mortarboard', words: 'mortarboard graduation_cap graduation_hat 学士帽 毕业帽 博士帽' },
  { means: 'tricorn', words: "pirate_hat pirate’s_hat pirate's_hat tricorn 海盗帽" },
  { means: 'gnome', words: "elf_hat elf’s_hat elf's_hat gnome_hat dwarf_hat 精灵帽 小矮人帽" },
  { means: 'bubble', words: 'space_helmet 太空头盔 宇航头盔' },
  { means: 'suit', words: 'suit tuxedo uniform three-piece_suit 西装 西服 制服 礼服 燕尾服' },
  {
    means: 'dress',
    words:
      'dress gown ball_gown wedding_dress skirt tutu kimono hanfu hanbok qipao cheongsam sari robe 连衣裙 长裙 短裙 公主裙 婚纱 裙子 裙 牛仔裙 旗袍 汉服 古装 韩服 和服 长袍 袍子',
  },
  {
    means: 'coat',
    words:
      'coat jacket raincoat shirt blouse sweater jumper cardigan hoodie vest waistcoat apron t-shirt overalls clothes outfit tunic pyjamas pajamas 外套 大衣 风衣 雨衣 衬衫 毛衣 卫衣 上衣 围裙 夹克 马甲 牛仔外套 牛仔夹克 牛仔衣 牛仔衬衫 牛仔服 衣服 衣裳 睡衣',
  },
];

/** Words for the clothes of a calling. */
export const costumeRows: readonly Row<Outfit>[] = [
  {
    means: 'ballerina',
    words: 'ballet dancing_ballet ballet_class ballet_dress 芭蕾 芭蕾舞 跳芭蕾 跳芭蕾舞 练芭蕾 芭蕾舞裙',
  },
  { means: 'astronaut', words: 'space_suit spacesuit 宇航服 航天服 太空服' },
  {
    means: 'graduate',
    words: 'graduation_gown academic_gown cap_and_gown graduation_photo graduation_ceremony 学士服 毕业典礼',
  },
  { means: 'police', words: 'police_uniform police_outfit police_costume 警服' },
  { means: 'soldier', words: 'military_uniform army_uniform soldier_uniform 军装 军服' },
  { means: 'knight', words: 'armor armour suit_of_armor suit_of_armour 盔甲 铠甲' },
];
