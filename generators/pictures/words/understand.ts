import { hashText } from '../random.ts';
import { goAboard } from './aboard.ts';
import { actsIn } from './acts.ts';
import { addFigure } from './add-figure.ts';
import { floatHome } from './afloat.ts';
import { letFly } from './aloft.ts';
import { drawBow } from './archery.ts';
import { sleepTogether } from './asleep-together.ts';
import { standAtDoor } from './at-door.ts';
import { playAtPlayground } from './at-playground.ts';
import { seatAtTable } from './at-table.ts';
import { goToBase } from './bases.ts';
import { ANIMATE, HUMANS } from './beings.ts';
import { carry } from './carried.ts';
import { fitCarriers } from './carriers.ts';
import { chooseSetting } from './choose-setting.ts';
import { showSight } from './city-sights.ts';
import { lookClosely } from './close-up.ts';
import { addColour, colourBefore, isTwoTone } from './coloured.ts';
import { lightCake, putIn } from './contents.ts';
import { dressPeople } from './costumes.ts';
import { letDance } from './dances.ts';
import { bringDeskIn } from './desk-in-room.ts';
import { withoutOwnDriving } from './driving-itself.ts';
import { colourEach } from './each-colour.ts';
import { feedBirds } from './feeding.ts';
import { feltIn } from './felt.ts';
import { breatheFire } from './fiery.ts';
import { lightFireplace } from './fireside.ts';
import { hangFruit } from './fruit-on-trees.ts';
import { furnishWords } from './furnished.ts';
import { give } from './giving.ts';
import { letCutHair } from './haircut.ts';
import { conjure } from './hat-trick.ts';
import { hatch } from './hatching.ts';
import { implyPlace } from './implied-place.ts';
import { dozeAtTable, lieInBed } from './in-bed.ts';
import { inWater } from './in-water.ts';
import { goInside, leaveOwnDoors, roomOf, sinceRoom } from './inside-buildings.ts';
import { letKiss } from './kissing.ts';
import { layLand } from './lay-of-land.ts';
import { leaveOut } from './left-out.ts';
import { leaveOutside } from './left-outside.ts';
import { showLimbs } from './limbs.ts';
import type { Match } from './match.ts';
import { missSky } from './missing-sky.ts';
import { countMoons } from './moons.ts';
import { moveThings } from './moving-things.ts';
import { type Named, onceEach } from './named.ts';
import { namedIn } from './named-in.ts';
import { wearOldArmour } from './old-armour.ts';
import { loadBacks } from './on-back.ts';
import { setOnFire } from './on-fire.ts';
import { sitOnLap } from './on-lap.ts';
import { climbStairs } from './on-stairs.ts';
import { layInRoom, putOnTable } from './on-table.ts';
import { keepOnePlace } from './one-place.ts';
import { stayAtOne } from './one-station.ts';
import { BUILDINGS, putOutside } from './outside.ts';
import type { ScenePlan, Setting } from './plan.ts';
import { playTogether } from './play-together.ts';
import { withoutRefused } from './refused.ts';
import { relate } from './relate.ts';
import { seatClass, writeOnBoard } from './school-class.ts';
import { meetShips } from './sea-monsters.ts';
import type { Sense } from './senses.ts';
import { shareMount } from './shared-mounts.ts';
import { withoutShipNames } from './ship-names.ts';
import { letSomebodyDo } from './somebody.ts';
import { flyInSpace } from './space-flight.ts';
import { hangLanterns } from './strung.ts';
import { letSwim } from './swimming.ts';
import { letTeach } from './teaching.ts';
import { tellApart } from './tell-apart.ts';
import { tellStory } from './telling.ts';
import { withoutAges } from './told-ages.ts';
import { showToyBalloons } from './toy-balloons.ts';
import { doTogether } from './two-together.ts';
import { standUnderSky } from './under-sky.ts';
import { goUnderground } from './underground.ts';
import { pushWheelchair } from './wheelchairs.ts';
import { wordsIn } from './words-in.ts';
import { wornIn } from './worn.ts';

/**
 * Parses a prompt, in Chinese or English, into a plan of a scene. Pure and deterministic.
 * @param negative negative prompt; "no …", "without …", 没有…, 不要… in the prompt have the same effect
 * @param beings people of a story whose names were removed from the prompt, with their positions
 */
export function understand(prompt: string, negative = '', beings: readonly Named[] = []): ScenePlan {
  const text = prompt.toLowerCase().normalize('NFKC');
  const { wanted, refused } = withoutRefused(withoutShipNames(withoutAges(text)));
  const plan = collect(wanted, wordsIn(wanted, beings), beings);
  plan.hash = hashText(text.trim());
  missSky(plan, text);
  return leaveOut(plan, [negative.toLowerCase(), ...refused].join(', '));
}

function collect(text: string, matches: readonly Match<Sense[]>[], beings: readonly Named[]): ScenePlan {
  const plan: ScenePlan = {
    cast: [],
    setting: null,
    time: null,
    weather: null,
    season: null,
    moods: [],
    colours: [],
    sky: [],
    closeUp: false,
    onRoof: false,
    look: null,
    hash: 0,
  };
  let named = false;
  matches.forEach((match, i) => {
    for (const sense of match.means) {
      switch (sense.of) {
        case 'figure':
          addFigure(plan, sense.is, text, matches, i);
          break;
        case 'setting':
          if (sense.is === 'sea') plan.aboveSea = true;
          if (!isOfHouses(text, match, matches)) plan.setting = chooseSetting(plan.setting, sense.is);
          break;
        case 'sky':
          if (!plan.sky.includes(sense.is)) plan.sky.push(sense.is);
          break;
        case 'time':
          plan.time ??= sense.is;
          break;
        // any other weather overrides "cloudy": rain from clouds is rain
        case 'weather':
          if (!plan.weather || plan.weather === 'cloudy') plan.weather = sense.is;
          break;
        case 'season':
          plan.season ??= sense.is;
          break;
        case 'mood':
          if (!plan.moods.includes(sense.is) && !isTwoTone(text, matches, i)) plan.moods.push(sense.is);
          break;
        case 'feeling':
          if (!plan.feeling || plan.feeling === 'worry') plan.feeling = sense.is;
          break;
        case 'look':
          plan.look ??= sense.is;
          break;
        case 'colour':
          addColour(plan, text, matches, i, sense.is);
          break;
        case 'closeUp':
          plan.closeUp = true;
          break;
        case 'oldTown':
          plan.oldTown = true;
          break;
        case 'roof':
          plan.onRoof = true;
          break;
        case 'balcony':
          plan.onBalcony = true;
          break;
        case 'sill':
          plan.onSill = true;
          break;
        case 'grove':
          plan.grove ??= sense.is;
          break;
        case 'ground':
          plan.ground ??= sense.is;
          break;
        case 'crop':
          plan.crop ??= sense.is;
          // 在田里种水稻: the field is that of the rice; 山里的茶园 is on the mountain
          plan.setting = chooseSetting(FIELDS.has(plan.setting) ? null : plan.setting, 'garden');
          break;
        case 'interior':
          plan.interior = roomOf(plan.interior, sense.is, sinceRoom(text, match, matches[i - 1]));
          break;
        case 'site':
          plan.site ??= sense.is;
          break;
        case 'somebody':
          named = true;
          break;
        case 'doing':
        case 'worn':
        case 'costume':
        case 'undrawn':
        case 'nothing':
          break;
      }
    }
  });
  bringDeskIn(plan, text);
  // a name implies a person, but not their looks
  if (named && !plan.cast.some(({ figure }) => ANIMATE.has(figure)))
    plan.cast.push({ figure: 'person', count: 1 });
  lightCake(plan, text);
  const order = [...matches.flatMap(namedIn), ...beings].sort((a, b) => a.start - b.start);
  const said = withoutOwnDriving(text, order);
  const all = beings.length > 0 ? said : letSomebodyDo(plan, text, said);
  colourEach(plan, text, all);
  const acts = actsIn(text, all);
  if (acts.length > 0) plan.acts = acts;
  const felt = feltIn(text, matches, all);
  if (felt[0]) {
    plan.felt = felt;
    plan.feeling ??= felt[0].feels;
  }
  const wears = wornIn(text, matches, all, (i) => colourBefore(text, matches, i));
  if (wears.length > 0) plan.wears = wears;
  if (wears.some(({ what }) => what === 'backpack'))
    plan.cast = plan.cast.filter(({ figure }) => figure !== 'backpack');
  dressPeople(plan, text, matches, all);
  wearOldArmour(plan, text);
  relate(plan, text, all);
  drawBow(plan);
  writeOnBoard(plan, text);
  goAboard(plan, text);
  goUnderground(plan, text);
  goToBase(plan, text);
  letDance(plan, text);
  pushWheelchair(plan, text, all);
  give(plan, text, all);
  letTeach(plan, text);
  letCutHair(plan, text);
  letKiss(plan, text);
  moveThings(plan, text, all);
  doTogether(plan, text, all);
  tellStory(plan, text, all);
  feedBirds(plan, text);
  standAtDoor(plan, text, beings);
  fitCarriers(plan, text);
  floatHome(plan, text);
  hatch(plan, text);
  loadBacks(plan, text);
  countMoons(plan, text);
  shareMount(plan, text);
  if (beings.length === 0) carry(plan, text);
  sitOnLap(plan, text);
  const present = onceEach(beings);
  seatAtTable(plan, text, matches, present);
  hangFruit(plan, text);
  putOnTable(plan, text, matches, all);
  putIn(plan, text);
  furnishWords(plan, text);
  hangLanterns(plan, text);
  if (beings.length === 0) {
    playTogether(plan, text);
    conjure(plan);
  }
  flyInSpace(plan, text, present);
  goInside(plan, text);
  lightFireplace(plan, text);
  setOnFire(plan, text, present);
  layInRoom(plan, text, present);
  breatheFire(plan, text);
  keepOnePlace(plan);
  putOutside(plan, text, matches);
  letFly(plan, text, all);
  standUnderSky(plan, text, matches, all);
  letSwim(plan);
  meetShips(plan, text);
  lookClosely(plan);
  layLand(plan, text);
  seatClass(plan, text);
  playAtPlayground(plan, text, present);
  lieInBed(plan, text);
  sleepTogether(plan, text);
  dozeAtTable(plan);
  implyPlace(
    plan,
    text,
    all.some((one) => one.figure !== undefined && HUMANS.has(one.figure)),
  );
  leaveOwnDoors(plan);
  stayAtOne(plan);
  climbStairs(plan, text);
  leaveOutside(plan, text);
  if (beings.length === 0) showLimbs(plan, text, matches);
  tellApart(plan);
  plan.setting = matches.some(({ word }) => MARKS.test(word)) ? 'plain' : inWater(plan, matches);
  if (plan.ground) plan.setting ??= plan.ground === 'mud' ? 'meadow' : 'street';
  showSight(plan, text);
  showToyBalloons(plan, text);
  return plan;
}

/** Where a field may be that the words name more closely. */
const FIELDS: ReadonlySet<Setting | null> = new Set<Setting | null>(['meadow', 'mountain']);

/** What has no place around it, though it has one in its name: "a logo for a coffee shop". */
const MARKS = /^(?:logo|logotype|app icon|emblem|标志|标志设计|商标|徽标|图标|应用图标)$/u;

/** Whether windows are those of houses seen from outside, which implies no room: "a village, lights in the windows". */
const isOfHouses = (text: string, { start, end }: Match<Sense[]>, matches: readonly Match<Sense[]>[]) =>
  /^(?:windows|窗)$/.test(text.slice(start, end)) &&
  matches.some(({ means }) => means.some((sense) => sense.of === 'figure' && BUILDINGS.has(sense.is.figure)));
