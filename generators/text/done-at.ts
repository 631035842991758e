/** Where something is done that is done in one place: at night in a hospital, on a stove in a kitchen. */
import type { Place } from './place.ts';

/** Where what somebody does takes place, if the sentence names no place. */
const DONE_AT: readonly {
  does: RegExp;
  at: Readonly<Record<'en' | 'zh', string>>;
  /** Only if no place was told: such a door is in any house. */
  nowhereElse?: true;
  /** Places at which it is done as well. */
  notAt?: RegExp;
  /** Only after one of these places. */
  from?: RegExp;
  /** Only if the story was outdoors so far: every room has walls. */
  fromOutside?: true;
}[] = [
  {
    does: /\bwork(?:s|ed|ing)? (?:late|overtime)\b|\b(?:at|get(?:s|ting)? to|got to|arrived? at) work\b|\b(?:at|in|into|to|enter(?:s|ed)?|reach(?:es|ed)?) (?:the|his|her|their|my) company\b(?! of)|加班|写代码|开会|[到在回进]了?公司|公司里/iu,
    at: { en: 'office', zh: '办公室' },
  },
  {
    does: /\bcook(?:s|ed|ing)? (?:dinner|breakfast|lunch|supper|for|contest|competition|class|show)\b|(?:厨艺|烹饪)[大比]赛|做[早午晚]?饭|炒菜|煮面|下厨/iu,
    at: { en: 'kitchen', zh: '厨房' },
    notAt: /ship|boat|train|station|camp|tent|飞船|船|车|空间站|太空站|帐篷|营地/u,
  },
  {
    does: /\b(?:patients?|surgery|night shift at the hospital|nurses? [^.!?]{0,40}night shift|operating (?:room|table))\b|病人|护士[^。！？]{0,12}夜班|动?手术(?!刀)/iu,
    at: { en: 'hospital', zh: '医院' },
  },
  {
    does: /\b(?:sail(?:s|ed)?|row(?:s|ed)?) (?:home|away|out|off|on|back)\b(?! on)|扬帆|(?:划着?|驾着?|乘着?)[^，。]{0,3}船[^，。]{0,4}(?:回|离开|远去|出海)|出海/iu,
    at: { en: 'sea', zh: '海上' },
    notAt: /sea|ocean|lake|river|pond|canal|creek|harbou?r|boat|ship|deck|[海湖河江溪船港]|池塘/iu,
  },
  {
    does: /\b(?:gets?|got|steps?|stepped|jumps?|jumped) (?:off|down from) (?:the|a|her|his) (?:\w+ )?train\b|下了?火车(?!站)|走下(?:了)?(?:火车|列车|高铁)/iu,
    at: { en: 'station platform', zh: '站台' },
  },
  {
    does: /\b(?:gets?|got|steps?|stepped|jumps?|jumped) off (?:the|a|her|his) (?:\w+ )?bus\b|下了?公交车?|走下(?:了)?公交车?/iu,
    at: { en: 'bus stop', zh: '公交站' },
  },
  {
    does: /\bkick(?:s|ed)? the (?:ball|football)\b|\bscor(?:es|ed) (?:a|the|her|his|another|two|three) (?:\w+ )?goals?\b|\b(?:football|soccer) (?:team|match|training|practice)\b|\bat (?:football |soccer )?(?:training|practice)\b[^.!?]{0,60}\bball\b|足球(?:赛|比赛|训练|队)|踢(?:着|了)?足?球|射门|进了?球/iu,
    at: { en: 'football field', zh: '足球场' },
    notAt:
      /street|alley|park|beach|yard|stadium|playground|home|room|field|pitch|街|巷|公园|海滩|院|体育场|操场|家|球场/u,
  },
  {
    // the flight has a place of its own, before it arrives
    does: /\b(?:flies|flew|fly|flying|travels|travell?ed|returns|returned|sets off|heads|rushes)\s(?:\w+\s){0,3}?(?:to|for|towards?)\s(?:the\s|planet\s)?earth\b|(?:飞|返|回|驶|启程)[^，。！？；]{0,4}地球(?!了?[，。][^。]*[家门])/iu,
    at: { en: 'space', zh: '太空' },
    notAt: /spaceship|rocket|cockpit|飞船|火箭|驾驶舱/iu,
  },
  {
    does: /\b(?:opens|opened|at|through|runs to) (?:the|his|her|their) (?:front )?door\b|\bhug(?:s|ged)\b|[开推]门|门口|抱住/iu,
    at: { en: 'home', zh: '家门口' },
    from: /^(?:space|太空)$/iu,
  },
  {
    does: /到(?:了)?[一二三四五六七八九十]{1,3}楼|[爬上]到?(?:了)?[一二三四五六七八九十顶]{1,3}楼|\b(?:to|up to|on|reach(?:es|ed)) the (?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|top) floor\b/iu,
    at: { en: 'corridor', zh: '楼道' },
    fromOutside: true,
  },
  {
    does: /\b(?:above|by|beside|before|in front of|at|near) the (?:fireplace|hearth)\b|壁炉/iu,
    at: { en: 'home', zh: '家里' },
    fromOutside: true,
  },
  {
    does: /墙上(?:挂|贴)着?|\b(?:hang(?:s|ing)?|hung|picture|photo(?:graph)?) [^.!?]{0,12}on the wall\b/iu,
    at: { en: 'home', zh: '家里' },
    notAt:
      /[室房店馆屋院所厅堂站城街巷桥宫庙道]$|station|street|alley|castle|church|temple|tunnel|shop|office|room|school|museum|hall|library|cafe|bar$|home|house|kitchen/iu,
  },
  {
    does: /(?:^|[，。])(?:我们|他们)?班[里上](?!长)|\bin (?:class\b|front of the (?:whole )?class\b)|上课|课堂/iu,
    at: { en: 'classroom', zh: '教室' },
  },
  {
    does: /\b(?:wardrobe|under (?:the|his|her) bed|(?:lies?|lay|sits?|sat|jumps?) (?:in|on|into) (?:the |his |her )?bed)\b|衣柜|床底下|被窝|躺在床上/iu,
    at: { en: 'bedroom', zh: '卧室' },
  },
  {
    does: /\b(?:taxi|cab) driver\b[^.!?]{0,40}\b(?:pick(?:s|ed) up|drives|drove)\b|\b(?:got|gets|climbed|climbs|jumped|jumps) into (?:the|a|his|her) (?:taxi|cab)\b|(?:出租车|网约车)司机[^。！？]{0,12}接[了到上]|[坐上][上了]+(?:一辆)?(?:出租车|的士)/iu,
    at: { en: 'taxi', zh: '出租车' },
  },
  {
    does: /\b(?:sits|sat|works|worked|writes|wrote|sitting) (?:\w+ ){0,4}?(?:at|behind) (?:an?|the|his|her|their|my) (?:\w+ )?desk\b(?! (?:in|on|at) the)|书桌[前旁边]|写字台[前旁边]/iu,
    at: { en: 'room', zh: '房间' },
    fromOutside: true,
  },
  {
    does: /\bon (?:the|an?|his|her|my|our|their) (?:\w+ )?(?:sofa|couch)\b|沙发[上里]/iu,
    at: { en: 'home', zh: '家里' },
  },
  {
    // whoever comes in by a door is seen from inside
    does: /\b(?:came|comes|walk(?:s|ed)|burst(?:s)?|step(?:s|ped)|rush(?:es|ed)) in(?:side)? (?:through|at|by) the door\b|推(?:开)?门(?:进[来去屋门]|而入|走了?进)/iu,
    at: { en: 'home', zh: '家里' },
    nowhereElse: true,
  },
  {
    does: /(?<![不没]|[看望]着[^，。]{0,6}|看[见到][^，。]{0,6})(?:回|到)(?:到|了)?家(?!的?路|途|乡|[人里中])/u,
    at: { en: 'home', zh: '家里' },
  },
];

/**
 * Where what a sentence tells of is done, if that is a matter of course.
 * @param now the place so far; null if none was told
 */
export const doneAt = (
  text: string,
  language: 'en' | 'zh',
  now: Pick<Place, 'name' | 'kind'> | null,
): string | undefined =>
  DONE_AT.find(
    ({ does, nowhereElse, notAt, from, fromOutside }) =>
      does.test(text) &&
      !(nowhereElse && now) &&
      !(from && !from.test(now?.name ?? '')) &&
      !(now && notAt?.test(now.name)) &&
      !(fromOutside && now?.kind === 'inside'),
  )?.at[language];

/** Who goes through snow, rain or fog is in it. */
const IN_THE_OPEN =
  /\b(?:walk|run|ran|trudg|stumbl|wad|wander|stroll|hurr|rush|march|step|went|go|plod|dash)\w*\s(?:\w+\s){0,2}?(?:through|into|across|in)\s(?:the\s)?(?:(?:deep|heavy|falling|driving|pouring|fresh|cold|white|thick|warm|icy|swirling)\s)?(?:snow|rain|storm|snowstorm|blizzard|fog|downpour|drizzle)\b|(?:走|跑|冲|奔)(?:在|进|入|到)了?[^，。！？；]{0,4}(?:雪|雨|雾)[里中地天]|(?:冒|顶|迎)着[^，。！？；]{0,3}(?:雪|雨|风)[^，。！？；]{0,6}(?:走|跑|赶|奔|出)|在[^，。！？；]{0,3}(?:雪|雨)[里中地][里上]?(?:[^，。！？；]{0,3})(?:走|跑|漫步|奔|行)/iu;

/** Whether somebody who was in a room goes about out of doors. @param now the place so far */
export const goesOutdoors = (text: string, now: Pick<Place, 'kind'> | null): boolean =>
  now?.kind === 'inside' && IN_THE_OPEN.test(text);
