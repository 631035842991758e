/** Describes what is in the frame at each distance: who, how much of them, and how they look. */
import type { Beat } from './beats.ts';
import type { Camera } from './camera-terms.ts';
import { isCity, isSight } from './named-places.ts';
import type { Person } from './person.ts';
import type { Feeling } from './vocabulary.ts';
import { type Language, pick, type Words } from './words.ts';

const FACES: Readonly<Record<Feeling, Words>> = {
  joy: ['a bright smile', '笑容明亮'],
  sorrow: ['lowered eyes', '目光低垂'],
  fear: ['wide eyes, tense shoulders', '双眼睁大，肩膀紧绷'],
  anger: ['brows drawn together', '眉头紧锁'],
  wonder: ['raised brows, lips parted', '眉毛扬起，微微张口'],
  calm: ['a calm face', '神情平静'],
};

/** The people of a beat who are in the frame: one in a close-up, the first of them in focus. */
export function shownIn({ people, speaker, kind }: Beat, { distance, angle }: Camera): readonly Person[] {
  const first = speaker ?? people[0];
  if (!first || (kind === 'speech' && !speaker)) return kind === 'speech' ? [] : people;
  if (distance === 'detail') return [first];
  if (distance === 'close' || (distance === 'mediumClose' && angle !== 'shoulder')) return [first];
  return [first, ...people.filter((person) => person !== first)];
}

/** Nouns that are used like names: "Grandma smiles". */
const CALLED_SO = /^(?:Grandma|Grandpa|Granny|Mom|Mum|Dad|Mama|Papa)$/;

/** What the frame's words call somebody: by name, or "the girl". */
export const called = ({ name, named }: Person, language: Language): string =>
  named || language === 'zh' || CALLED_SO.test(name) ? name : `the ${name.toLowerCase()}`;

/** "Mei, the fox and Tom". */
export function listed(people: readonly Person[], language: Language): string {
  const names = people.map((person) => called(person, language));
  if (language === 'zh' || names.length < 2) return names.join('、');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** The frame in words. @param place the place's name; empty if the story names none */
export function frameOf(beat: Beat, camera: Camera, place: string, language: Language): string {
  const shown = shownIn(beat, camera);
  const zh = language === 'zh';
  const [first] = shown;
  if (camera.distance === 'detail') return detailOf(beat, language);
  if (!first) return emptyFrame(camera, place, language);
  const who = listed(shown, language);
  const face = beat.feeling && shown.length === 1 ? pick(FACES[beat.feeling], language) : '';
  const looks = face ? `${zh ? '，' : ', '}${face}` : '';
  const behind = camera.angle === 'back' ? (zh ? '，背对镜头' : ', seen from behind') : '';
  const here = place ? (zh ? `，在${place}` : ` ${at(place)}`) : '';
  switch (camera.distance) {
    case 'extremeLong':
    case 'long':
      return zh
        ? `${place || '开阔的环境'}的全貌，${who}在画面中显得很小${behind}`
        : `The whole of ${the(place) || 'the open surroundings'}, ${who} small in the frame${behind}`;
    case 'close':
      return zh ? `${who}的脸部${looks}` : `The face of ${who}${looks}`;
    case 'mediumClose':
      if (camera.angle === 'shoulder' && shown[1])
        return zh
          ? `越过${shown[1].name}的肩膀看${first.name}的胸部以上`
          : `${called(first, language)} from the chest up, past the shoulder of ${called(shown[1], language)}`;
      return zh ? `${who}胸部以上${looks}` : `${who} from the chest up${looks}`;
    case 'medium':
      return zh
        ? `${who}半身${looks}${place ? `，身后是${place}` : ''}${behind}`
        : `${who} from the waist up${looks}${place ? `, ${the(place)} behind` : ''}${behind}`;
    case 'full':
      return zh ? `${who}全身入镜${here}${behind}` : `${who} in full figure${here}${behind}`;
  }
}

function detailOf({ detail }: Beat, language: Language): string {
  const thing = detail?.toLowerCase() ?? (language === 'zh' ? '手部' : 'hands');
  return language === 'zh' ? `画面只有${thing}的细节` : `Nothing but the ${thing} in the frame`;
}

/** A frame without people: the place or a part of it; empty without a place. */
function emptyFrame({ distance }: Camera, place: string, language: Language): string {
  if (!place) return '';
  const far = distance === 'extremeLong' || distance === 'long';
  if (language === 'zh')
    return far ? `${place}的全貌` : distance === 'full' ? `${place}的景象` : `${place}的一角`;
  return far
    ? `The whole of ${the(place)}`
    : distance === 'full'
      ? `A view of ${the(place)}`
      : `A corner of ${the(place)}`;
}

const the = (place: string): string =>
  place === 'mars' ? 'Mars' : place && place !== 'space' && !isCity(place) ? `the ${place}` : place;

/** Places that take the preposition "on". */
const ON =
  /(?:platform|beach|shore|coast|road|roof|rooftop|island|deck|docks?|pier|bridge|hills?|mountains?|cliff|moon|mars|planet|farm|stage|(?<!deep )sea|ocean|bus|train|subway|ship|boat|plane|balcony|stairs|staircase|stairway|campus|(?:sports|football|soccer) (?:field|pitch))$/;
const AT =
  /(?:station|port|airport|crossroads|bus stop|playground|spot|touchline|cinema|movie theater|amusement park|theme park|funfair|fairground|construction site|subway entrance)$/;
/** Places that nobody is in who does not swim. */
const BY =
  /(?:rivers?|riverside|lake|lakeside|pond|streams?|creek|brook|canal|waterfall|fountain|roadside|seaside)$/;
const at = (place: string): string => {
  if (place === 'home') return 'at home';
  if (isSight(place)) return `at ${the(place)}`;
  // of a hotel in the mountains it is the hotel
  const [head = place] = place.split(/ (?:in|by|on|near|at) /u);
  return `${ON.test(head) ? 'on' : AT.test(head) ? 'at' : BY.test(head) ? 'by' : 'in'} ${the(place)}`;
};
