/** Chinese names with a title, which stand anywhere in a sentence: 张教练, 方老师. */

/** Surnames that are rarely the end of another word. */
const SAFE =
  '王李张刘陈杨赵周吴徐孙胡朱郭林罗梁宋郑谢韩唐冯董萧曹袁邓傅沈彭吕苏卢蒋蔡魏薛潘杜汪姜范姚谭廖邹熊陆郝崔邱秦侯邵孟尹黎乔贺方黄高马丁';
const TITLES =
  '老师|教练|医生|大夫|护士|警官|队长|船长|班长|组长|厂长|店长|院长|所长|校长|局长|村长|镇长|站长|经理|主任|总监|主管|律师|教授|博士|师傅|老板娘?|女士|先生|小姐|太太|记者|导演|将军|法官|司机|秘书|婆婆|奶奶|爷爷|大爷|大妈|大娘|大婶|大叔|大伯|阿姨|叔叔|伯伯';
/** What ends in a surname and is no name: 对方老师, 提高, 骑马. */
const OF_A_WORD =
  /(?:[对地官校甲乙双各我敌警军厂]方|[提很最较更太]高|[骑赛斑人木]马|[园补布]丁|[森园树竹]林|[紧夸主慌一几两三]张|[四一两上下每]周|[山]谢|[国女]王|[蛋金]黄|[模示典规师]范|[感谢]谢|[沙]龙|[大]陆|海陆|着陆|登陆|[搜张]罗)$/u;
const TITLED = new RegExp(`[${SAFE}](?:${TITLES})`, 'gu');

/** Names such as 张教练 in a story, as they stand in it. */
export const titledNames = (story: string): string[] => [
  ...new Set(
    [...story.matchAll(TITLED)]
      .filter(({ index }) => !OF_A_WORD.test(story.slice(Math.max(0, index - 1), index + 1)))
      .map(([name]) => name),
  ),
];
