/** Words as people mistype them: an idea is read, and told, as it was meant. */

const MISTYPED: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'about:abuot,aboout,abot,abut,baout,abotu',
    'little:litle,littel,liitle,lttle',
    'friend:freind,frend,firend',
    'friends:freinds,frends,firends',
    'beautiful:beatiful,beautifull,beutiful',
    'because:becuase,becouse,becasue',
    'house:hous,huose',
    'girl:gril,girll',
    'their:thier',
    'there:thre',
    'the:teh,hte',
    'and:adn,nad',
    'with:wiht,wth',
    'who:woh,hwo',
    'story:stroy,sotry,storry',
    'which:wich,whcih',
    'their own:thier own',
    'mother:mothre,mohter',
    'father:fahter,fater',
    'brother:brohter,bother',
    'sister:sitser',
    'grandmother:grandmohter,grandmather',
    'detective:detektive,dectective,detecitve',
    'dragon:dargon,draggon',
    'princess:princes,princcess',
    'robot:roboot,robott',
    'astronaut:astronout,astronaught',
    'dinosaur:dinasaur,dinosour,dinosar',
    'penguin:pengiun,pinguin',
    'magic:magik,majic',
    'forest:forrest,foreset',
    'castle:castel',
    'island:iland,islnad',
    'restaurant:restaraunt,resturant',
    'library:libary',
    'finds:fidns,finsd',
    'wants:wnats,wnts',
    'learns:lerns',
    'discovers:discoveres,discvers',
    'loses:looses,losses',
    'they are:theyre',
    'she’s:shes',
    'doesn’t:doesnt',
    'can’t:cant',
    'don’t:dont',
    'isn’t:isnt',
    'won’t:wont',
    'until:untill',
    'always:allways',
    'believe:beleive',
    'surprise:suprise',
    'tomorrow:tommorow,tommorrow',
    'different:diffrent',
    'favorite:favourit,favorit',
    'adventure:adventrue',
    'mysterious:misterious,mysterius',
    'secret:sercet,secrect',
    'treasure:tresure,treasur',
    'lighthouse:lighthous,lihgthouse',
    'neighbor:nieghbor,neigbor',
    'scary:scarry',
    'lonely:lonley',
    'village:villiage,vilage',
  ].flatMap((row) => {
    const [right = '', wrong = ''] = row.split(':');
    return wrong.split(',').map((word) => [word, right]);
  }),
);
const WORD = /(?<![\p{L}’'])[a-z]{3,}(?![\p{L}])/giu;

/** An English idea with what is surely mistyped in it put right. "A bother" and "his princes" are words. */
export const spelledRight = (idea: string): string =>
  idea.replace(WORD, (word, at: number) => {
    const right = MISTYPED[word.toLowerCase()];
    const [, needed] = REAL.find(([words]) => words.test(word)) ?? [];
    if (!right || (needed && !needed.test(idea.slice(0, at)))) return word;
    return /^\p{Lu}/u.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
  });
/** Words of their own, which are mistyped only after what stands before the right one. */
const REAL: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:bother|princes|losses)$/iu, /\b(?:an?|his|her|my|its|the little)\s(?:\w+\s)?$/iu],
  [/^(?:wont|cant|looses|abut)$/iu, /\b(?:it|he|she|i|we|they|you|story|film|movie)\s$/iu],
];
