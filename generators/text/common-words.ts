/** Words that may look like names, capitalized at the start of a sentence or in Chinese, but are not. */
import { moodRows, seasonRows, timeRows, weatherRows } from '../pictures/words/conditions.ts';
import { settingRows, skyRows } from '../pictures/words/places.ts';
import { figureRows } from '../pictures/words/things.ts';
import { MORE_PLACES } from './more-places.ts';
import { ACTIONS, FEELINGS, PLACES, TIMES, WEATHERS } from './vocabulary.ts';

/** Function words, days and months, interjections and nationalities: never names. */
const GRAMMAR =
  'forget the a an and but then when while one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions dozens years months weeks days hours minutes seconds once his her hers their theirs they she he it its there this that these those after before at in on as if so or nor for from with without into onto upon by of to up down off out every each now today tomorrow yesterday tonight monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas suddenly finally years days hours minutes inside outside under over behind between beside beyond beneath across along around through toward towards against near far only even still just not never ever nobody somebody someone anyone everyone everybody people what where why how who whose which please try buy order get let come go meet our your you we us my mine me i am is are was were be been have has had do does did can could will would shall should must might yes no oh ah hey hello hi thank thanks good goodbye later soon next last first second third until since because though although however chinese english russian mexican indian brazilian canadian australian korean vietnamese thai turkish greek egyptian african european asian dutch swedish norwegian danish finnish irish scottish swiss austrian portuguese hungarian czech ukrainian cuban arab persian viking latin jewish muslim french german japanese spanish italian american british north south east west some many much most more all another other others both neither either slowly quietly together something nothing anything everything somewhere nowhere maybe perhaps here always often sometimes again already almost below above within during instead meanwhile afterwards like than too very well back away look listen wait stop take give make keep find say tell ask old young little new big small long short high low deep dark bright cold warm poor dear great same half such dont';
/** Nouns that can start a sentence without an article. */
const BARE =
  'silence darkness light time dust smoke steam water fire music laughter thunder sleep hope love fear death life work school breakfast lunch dinner supper coffee tea bread food money news art magic blood sweat air ice sand mud grass hair skin gold silver wood stone iron steel glass paper ink sunlight sunshine daylight luck fate destiny history memory morning afternoon autumn summer winter spring footsteps voices hands eyes lights shadows waves leaves birds stars clouds bells doors windows children men women neighbours friends fans crowds lanterns candles flowers petals trees snowflakes raindrops traffic panic relief joy anger sorrow grief curiosity excitement nature home nobody technology science business freedom peace war love paint mornings evenings nights weekends days weeks months seconds moments moonlight starlight lightning hail frost dew wind breeze captain king queen doctor sir madam mister god heaven earth chapter scene act part story film video';

const COMMON = new Set(
  [
    ...[PLACES, MORE_PLACES, TIMES, WEATHERS, FEELINGS, ACTIONS].flat(),
    ...[timeRows, weatherRows, seasonRows, moodRows, figureRows, settingRows, skyRows].flat(),
  ]
    .flatMap(({ words }) => words.split(' '))
    .concat(BARE.split(' ')),
);
const NEVER = new Set(GRAMMAR.split(' '));

/** Whether a word is one of grammar, which is never a name. */
export const isGrammarWord = (word: string): boolean => NEVER.has(word.toLowerCase());
/** Whether a word is in the vocabulary of things, places, times, weather, feelings or actions. */
export const isCommonWord = (word: string): boolean => {
  const plain = word.toLowerCase();
  return NEVER.has(plain) || COMMON.has(plain) || COMMON.has(plain.replace(/s$/, ''));
};
