/** The gender that a name implies: a hint, which the story's pronouns override. */
const SHE =
  'anna amy alice amelia amber ava bella beth betty carol cathy charlotte chloe clara daisy diana ella ellen elena elizabeth emily emma eva eve fiona flora grace hannah helen holly ida iris isabel isla ivy jane jenny jess jessica joan julia june kate katie kim laura lena leila lily linda lisa lola lucy luna lydia maggie maria marie mary martha maya mei mia mila molly nadia nancy nina nora olive olivia pam paula penny rachel rosa rose ruby ruth sally sara sarah sofia sophia sophie stella susan tara tess tina vera violet wendy zoe xiaomei ling yuki sakura aurelia fatima aisha priya abigail agnes aimee alexandra alina aria ashley astrid audrey barbara beatrice camila carla caroline catherine celia chiara claire cora dora dorothy edith elise eliza eloise elsa elsie erin esther freya frida gina gloria greta gwen heidi ines ingrid irene jasmine jill josephine julie juliet kaya kiki kira lara laila leah lea leonie lia lilian lina louise lucia lottie mabel madison margaret marina matilda megan mina miriam monica naomi natalie nell nika noor pia phoebe rebecca rita rosie samantha scarlett selma sienna silvia simone skye sonia stephanie tamara theresa tilda ursula valentina valerie victoria willa yara yuna zara zoey hana aiko emi keiko dana';
const HE =
  'adam alan albert alex alfred andrew anton arthur ben bill billy bob brian bruno carl charlie chris daniel dan dave david edgar edward eli eric ethan felix finn frank fred gabriel george hank harry harris henry hugo ian isaac jack jacob jake james jan jim joe joel john jonas joseph josh kai karl ken kevin leo leon lewis liam louis lucas luke marcus mark martin matt max michael mike milo ned nick noah oliver omar oscar otto owen pablo paul pete peter philip ralph ray rob robert robin ron sam samuel sean simon steve ted theo thomas tim toby tom tommy tony victor walter will william zack hiro ravi ahmed jun wei aaron abel aidan andre andy asher axel barney basil benjamin bernard boris brandon caleb calvin cedric christian christopher cole connor dario dennis derek diego dmitri dominic dylan edwin elias elliot emil enzo evan filip francis franz gavin gerald gus hans hector herbert hugh igor ivan jasper jason jeff jeremy jerome jimmy johan johnny jonah jonathan jorge jose juan julian justin keith kenji kyle lars laurence leonard levi lorenzo luca magnus malik marcel marco mario marvin matteo matthew mateo mohammed moritz nathan neil nicholas niklas norman patrick pedro pierre quentin rafael raj reginald richard ricardo rolf roman rudy rupert ryan samir sebastian sergei stefan stephen sven theodore timothy tobias travis vincent vito wesley wolfgang xavier yann';
const she = new Set(SHE.split(' '));
const he = new Set(HE.split(' '));

const TITLES =
  /^(?:(Mrs|Ms|Miss|Madam|Aunt|Queen|Princess|Lady|Grandma|Granny|Snow White|Sleeping Beauty|Cinderella)|(Mr|Sir|Uncle|King|Prince|Lord|Grandpa))\b/;
const CALLING =
  /^(?:Dr|Captain|Professor|Coach|Chef|Nurse|Officer|Principal|Judge|Mayor|General|Colonel|Sergeant|President|Agent|Sheriff|Inspector|Detective|Lieutenant|Admiral|Commander|Pastor|Doctor|Striker)\.?\s/;
/** Names of women that are ordinary words too, and names only where the story means them as such. */
const WORDS_SHE = /^(?:hope|faith|joy|dawn|summer|autumn|april|may|mercy|patience|charity|harmony|melody)$/;
/** Last characters of Chinese given names. */
const ZH_SHE = /[芳丽娜婷敏静秀慧莲梅兰雪燕娟霞红玲珍妹娘娥婉薇倩莉萍凤琴琳瑶妮彤蓉菲岚晴月花丫姐婶]$/u;
const ZH_HE = /[强伟勇军杰涛刚磊鹏龙虎峰斌辉超浩宇轩豪柱山哥叔伯爷旺福贵财牛毅武雄川远]$/u;

/** Whether a word is an English given name. */
export const isGivenName = (word: string): boolean =>
  she.has(word.toLowerCase()) || he.has(word.toLowerCase());

/** The gender that a name implies; null if none. */
export function usualGender(name: string): 'she' | 'he' | null {
  const [, female, male] = TITLES.exec(name) ?? [];
  if (female) return 'she';
  if (male) return 'he';
  if (/\p{Script=Han}/u.test(name))
    return ZH_SHE.test(name) || name === '女' ? 'she' : ZH_HE.test(name) || name === '男' ? 'he' : null;
  // Coach Dana
  const first = name.replace(CALLING, '').split(' ')[0]?.toLowerCase() ?? '';
  return she.has(first) || WORDS_SHE.test(first) ? 'she' : he.has(first) ? 'he' : null;
}
