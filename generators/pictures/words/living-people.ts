/**
 * Living people who are asked for most, by topic. The engine makes nobody's likeness: of them it draws nobody, or somebody who only does
 * what they do. First names alone are not here: they may be anybody's.
 */
const singers =
  'taylor_swift beyonce beyoncé rihanna lady_gaga billie_eilish ariana_grande justin_bieber bruno_mars ed_sheeran kanye_west selena_gomez dua_lipa kendrick_lamar paul_mccartney blackpink';
const singersZh = '泰勒·斯威夫特 泰勒斯威夫特 周杰伦 王菲 蔡依林 林俊杰 邓紫棋 陈奕迅 薛之谦 王一博 肖战';
const actors =
  'tom_cruise tom_hanks tom_holland zendaya emma_watson emma_stone scarlett_johansson leonardo_dicaprio brad_pitt angelina_jolie johnny_depp keanu_reeves robert_downey_jr. robert_downey_jr dwayne_johnson ryan_reynolds margot_robbie timothee_chalamet timothée_chalamet morgan_freeman jackie_chan jet_li';
const actorsZh =
  '李连杰 周星驰 刘德华 梁朝伟 周润发 吴京 沈腾 赵丽颖 杨幂 杨紫 迪丽热巴 范冰冰 章子怡 易烊千玺 王俊凯';
const athletes =
  'lionel_messi cristiano_ronaldo neymar mbappe mbappé lebron_james stephen_curry michael_jordan serena_williams roger_federer rafael_nadal usain_bolt simone_biles david_beckham tiger_woods';
const athletesZh = '梅西 罗纳尔多 c罗 姚明 刘翔 谷爱凌 孙颖莎 樊振东';
const inTheNews =
  'elon_musk donald_trump barack_obama michelle_obama joe_biden kamala_harris vladimir_putin volodymyr_zelensky mark_zuckerberg jeff_bezos bill_gates sam_altman oprah_winfrey kim_kardashian greta_thunberg prince_william kate_middleton mrbeast';
const inTheNewsZh =
  '马斯克 特朗普 川普 奥巴马 拜登 普京 泽连斯基 扎克伯格 贝索斯 比尔·盖茨 比尔盖茨 雷军 马化腾';

/** A list for each topic and language. */
export const livingPeople: readonly string[] = [
  singers,
  singersZh,
  actors,
  actorsZh,
  athletes,
  athletesZh,
  inTheNews,
  inTheNewsZh,
];
