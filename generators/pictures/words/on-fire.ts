/** What is on fire, and who puts it out. */
import { isThing, type Named } from './named.ts';
import { type FigureName, type Relation, ROOFED, type ScenePlan } from './plan.ts';

/** Buildings that are drawn as a house, also those that words name as a room. */
const HOUSES =
  'houses?|homes?|cottages?|cabins?|huts?|villas?|mansions?|buildings?|apartments?|flats?|shops?|stores?|baker(?:y|ies)|restaurants?|caf[eé]s?|schools?|hotels?|inns?|theat(?:er|re)s?|librar(?:y|ies)|hospitals?|factor(?:y|ies)|warehouses?|villages?|towns?|stables?|kitchens?|roofs?';
const HOUSES_ZH =
  '房子|房屋|屋子|房顶|屋顶|木屋|小屋|茅屋|大楼|楼房|公寓|别墅|商店|面包店|餐厅|饭店|学校|教学楼|酒店|客栈|剧院|图书馆|医院|工厂|仓库|村子|村庄|小镇|厨房|家里|民房|老宅|宅子';
/** What else burns, and as what it is drawn. */
const OTHERS: readonly (readonly [FigureName, string, string])[] = [
  ['barn', 'barns?', '谷仓|牲口棚'],
  ['castle', 'castles?|fortress(?:es)?|palaces?', '城堡|宫殿'],
  ['church', 'church(?:es)?|chapels?|cathedrals?', '教堂'],
  ['windmill', 'windmills?', '风车'],
  ['lighthouse', 'lighthouses?', '灯塔'],
  ['pagoda', 'pagodas?|temples?', '寺庙|宝塔|古寺'],
  ['tallShip', 'sailing ships?|pirate ships?|galleons?', '帆船|海盗船'],
  ['ship', 'ships?', '大船|轮船|货船|战船'],
  ['car', 'cars?', '汽车|轿车|车子'],
  ['truck', 'trucks?|lorr(?:y|ies)', '卡车|货车'],
  ['bus', 'bus(?:es)?', '公交车|巴士|客车'],
];
const WOODS = 'forests?|woods?|woodlands?|jungles?|hills?|hillsides?|fields?|grasslands?';
const WOODS_ZH = '森林|树林|山林|林子|丛林|草原|山坡|田野';

const BURNS =
  '(?:(?:is|are|was|were|stands?|all|already|still|suddenly|the whole time) )*(?:(?:on fire|in flames|ablaze|burn(?:s|ing|t|ed)?(?: down)?|burn down|catch(?:es)? fire|caught fire|goes up in flames|set(?:s)? on fire)\\b)';
const BURNING =
  '(?:burning|blazing|flaming) (?:[a-z]+ )?|(?:(?:fire|flames) (?:breaks? out (?:in|at)|from|out of|over)|flames in) (?:the|an?|his|her|their|our|my) (?:[a-z]+ )?|set(?:s)? fire to (?:the|an?|his|her|their) (?:[a-z]+ )?';
const BURNS_ZH =
  '(?:里|中|上)?(?:突然|忽然|已经|正在?|全|都|也)*(?:着(?:了?大?火)(?![把炬堆光])|起了?大?火(?!把|车)|失了?火|燃起了?大火|烧(?:了?起来|着了|了)|被(?:大?火|烈火)[^，。]{0,2}(?:烧|吞没|包围)|在?燃烧|陷入火海|(?:一片)?火海)';
const BURNING_ZH = '(?:着火|起火|燃烧|失火|烧着)的';

const says = (nouns: string, zh: string): RegExp =>
  new RegExp(
    `\\b(?:${nouns}) ${BURNS}|\\b(?:${BURNING})(?:${nouns})\\b|(?:${zh})${BURNS_ZH}|${BURNING_ZH}[^，。]{0,3}(?:${zh})`,
    'u',
  );
const HOUSE_BURNS = says(HOUSES, HOUSES_ZH);
const WOODS_BURN = says(WOODS, WOODS_ZH);
const OTHERS_BURN = OTHERS.map(([figure, en, zh]) => [figure, says(en, zh)] as const);
/** Nothing else is said of it. */
const A_FIRE = /\b(?:a|the) (?:big|great|huge|terrible) fire breaks out\b|燃起了?(?:熊熊)?大火|发生了?火灾/u;
/** Who comes with an engine. */
const BRIGADE = /\bfire (?:brigade|crew|department|service|engine)s?\b|消防队(?![员长])/u;

const rest = (plan: ScenePlan, figure: FigureName): void => {
  plan.relations &&= plan.relations.filter(({ to }) => to !== figure);
};

/** Sets the houses of a plan on fire. @returns whether one burns */
function burnHouse(plan: ScenePlan, text: string): boolean {
  if (plan.cast.some(({ figure }) => figure === 'blaze')) return true;
  if (!HOUSE_BURNS.test(text) && !A_FIRE.test(text)) return false;
  const house = plan.cast.find(({ figure }) => figure === 'house');
  if (house && house.count > 1) {
    house.count--;
    plan.cast.push({ figure: 'blaze', count: 1 });
  } else if (house) {
    house.figure = 'blaze';
    rest(plan, 'house');
  } else plan.cast.push({ figure: 'blaze', count: 1 });
  return true;
}

/** A house that burns is seen from outside, and it is the only one near; a village has others. */
function leaveHouse(plan: ScenePlan): void {
  plan.cast = plan.cast.filter(
    ({ figure, count }) => figure !== 'door' && figure !== 'doorway' && !(figure === 'house' && count === 1),
  );
  rest(plan, 'doorway');
  if (!plan.setting || !ROOFED.has(plan.setting)) return;
  plan.setting = null;
  delete plan.interior;
}

/** Has firefighters with nothing else to do put the fire out. */
function putOut(plan: ScenePlan, beings: readonly Named[]): void {
  const named = beings
    .filter(isThing)
    .filter(({ outfit }) => outfit === 'firefighter')
    .map(
      ({ figure, name }): Relation => ({ who: figure, ...(name && { by: name }), how: 'at', to: 'blaze' }),
    );
  const others = plan.cast
    .filter(({ outfit }) => outfit === 'firefighter')
    .map(({ figure, trait }): Relation => ({ who: figure, ...(trait && { trait }), how: 'at', to: 'blaze' }));
  const isBusy = (one: Relation): boolean =>
    plan.relations?.some(
      ({ who, trait, by, to, part }) =>
        (who === one.who && trait === one.trait && by === one.by) || (part !== undefined && to === one.who),
    ) ?? false;
  const idle = [...named, ...others].filter((one) => !isBusy(one));
  if (idle.length > 0) plan.relations = [...(plan.relations ?? []), ...idle];
}

/**
 * Sets on fire what burns, and has firefighters put it out.
 * @param text lower case @param beings people of a story, whose names are no words
 */
export function setOnFire(plan: ScenePlan, text: string, beings: readonly Named[] = []): void {
  for (const [figure, burns] of OTHERS_BURN)
    for (const one of plan.cast) if (one.figure === figure && burns.test(text)) one.burns = true;
  const other = plan.cast.some(({ burns }) => burns);
  if (WOODS_BURN.test(text) && !plan.cast.some(({ figure }) => figure === 'wildfire'))
    plan.cast.push({ figure: 'wildfire', count: 1 });
  if (other || !burnHouse(plan, text)) return;
  leaveHouse(plan);
  if (BRIGADE.test(text) && !plan.cast.some(({ figure }) => figure === 'fireTruck'))
    plan.cast.push({ figure: 'fireTruck', count: 1 });
  putOut(plan, beings);
}
