import { describe, expect, it } from 'vitest';
import { write } from './write.ts';

const roleOf = (story: string, name: string) =>
  write(story).roles.find((role) => role.name === name)?.description;
const shotOf = (story: string, words: string) => {
  const shot = write(story).lines.find(({ dialogue }) => dialogue.includes(words));
  if (!shot) throw new Error(`no shot says ${words}`);
  return shot;
};

describe('looks that a story tells are those of the role', () => {
  const ENGLISH = `Mia, a girl with curly red hair and glasses, lives in a village. Her grandfather has a long white beard.
A boy with freckles comes to the door. Tom, a tall man with a beard, opens it. The red-haired captain Vera laughs. She laughs again. Otto keeps the light. He wears a straw hat.`;
  it.each([
    ['Mia', 'Mia, a girl, with curly red hair and glasses'],
    ['Grandfather', 'Grandfather, an old man, with a long white beard'],
    ['Tom', 'Tom, a tall man, with a beard'],
    ['Otto', 'Otto, a man, with a straw hat'],
  ])('%s', (name, description) => {
    expect(roleOf(ENGLISH, name)).toBe(description);
  });

  const CHINESE = `小美是一个戴着圆眼镜、扎着马尾辫的女孩，住在村子里。爷爷留着长长的白胡子，总是戴着草帽。
红头发的汤姆打开门，汤姆笑了。一位红衣舞者走了进来。`;
  it.each([
    ['小美', '小美，女孩，戴着圆眼镜、扎着马尾辫'],
    ['爷爷', '爷爷，老爷爷，留着长长的白胡子、总是戴着草帽'],
    ['汤姆', '汤姆，男人，红头发'],
    ['舞者', '舞者，穿红色衣服'],
  ])('%s', (name, description) => {
    expect(roleOf(CHINESE, name)).toBe(description);
  });

  it('a ponytail is no horse, and a white beard nobody', () => {
    expect(write(CHINESE).roles.map(({ name }) => name)).toEqual(['小美', '爷爷', '汤姆', '舞者']);
  });
});

it('people of old China wear robes, and those of today who remember it do not', () => {
  expect(roleOf('唐朝长安，少年李牧是一家酒楼的跑堂。李牧端来一壶茶。', '李牧')).toBe(
    '李牧，男孩，少年，黑发，穿古装',
  );
  expect(roleOf('李牧在博物馆里看唐朝的画。李牧笑了。', '李牧')).not.toContain('古装');
});

describe('who is meant', () => {
  it('whoever goes to her grandmother’s is alone on the way, and goes on as “she”', () => {
    const story = '小雨第一次一个人坐地铁去外婆家。她背着一个粉色书包。外婆站在树下等她。';
    expect(shotOf(story, '第一次').characters).toBe('小雨');
    expect(shotOf(story, '书包').hm_desc).toContain('小雨背着');
  });

  it('“she” is the woman beside a robot, who is carried by it then', () => {
    const story =
      '工程师苏晴住在火星。机器人小七提议放弃温室，苏晴摇摇头。她修好了太阳能板。小七把她背回了基地。';
    expect(shotOf(story, '太阳能').characters).toBe('苏晴');
    expect(shotOf(story, '背回').characters).toBe('小七、苏晴');
  });

  it('whom somebody hides or lifts is another', () => {
    expect(shotOf('李牧遇见一位剑客。剑客倒在地上。李牧把他藏进酒窖。', '藏进').characters).toBe(
      '李牧、剑客',
    );
    const match =
      'Coach Bob trains a girl named Priya. Priya scores. Coach Bob lifts her onto his shoulders.';
    expect(shotOf(match, 'lifts').characters).toBe('Coach Bob, Priya');
    expect(shotOf('Tom meets Ben. Ben laughs. Ben hands him the map.', 'hands').characters).toBe('Ben, Tom');
    expect(shotOf('Tom meets Ben. Ben laughs. Ben looks behind him.', 'behind').characters).toBe('Ben');
  });

  it('the keeper who locks the door is gone, and others have locked themselves in', () => {
    const story =
      'A soldier and a cat live in a toy shop. The owner, Mr. Finch, locks the door. They climb the shelves.';
    expect(shotOf(story, 'climb').characters).not.toContain('Finch');
    const inside = 'Tom and Anna are in a cabin. Tom locks the door. They wait.';
    expect(shotOf(inside, 'wait').characters).toContain('Tom');
  });

  it('what a robot carries is a thing', () => {
    const story = 'A dog sleeps in the yard. A robot named Bolt finds a box. Bolt carries it home.';
    expect(shotOf(story, 'carries').characters).toBe('Bolt');
  });

  it('a little fish that is left for a cat is nobody, and a fish that speaks is somebody', () => {
    expect(write('老王每天留一条小鱼给阿福。阿福是一只猫。').roles.map(({ name }) => name)).not.toContain(
      '小鱼',
    );
    expect(write('渔夫买了一条小鱼。小鱼说：“放了我吧。”').roles.map(({ name }) => name)).toContain('小鱼');
  });
});

describe('where it is', () => {
  it.each([
    ['Maya has one day in Paris. She laughs.', 'Paris', 'The whole of Paris'],
    ['Maya is in a cafe. Maya walks to the Eiffel Tower.', 'Eiffel Tower', 'the Eiffel Tower'],
    ['Maya is in a cafe. Maya gets off the train.', 'Station platform', 'station platform'],
    ['Coach Bob lives in a village. Priya kicks the ball.', 'Football field', 'football field'],
  ])('%s', (story, place, frame) => {
    const last = write(story).lines.filter(({ cj_desc }) => cj_desc === place);
    expect(last.length).toBeGreaterThan(0);
    expect(last.some(({ hm_desc }) => hm_desc.includes(frame))).toBe(true);
  });

  it('a father who works in Beijing takes no story there, nor does a whole village that comes', () => {
    expect(shotOf('小明坐在教室里。小明想着爸爸在北京打工。', '打工').cj_desc).toBe('教室里');
    expect(shotOf('Priya kicks the ball. The whole village comes to watch.', 'whole').cj_desc).toBe(
      'Football field',
    );
  });

  it('who comes out of the station is in the street', () => {
    expect(shotOf('小雨坐在地铁里。出了地铁站，外婆在等她。', '出了').cj_desc).toBe('街道');
  });
});

describe('weather', () => {
  const SNOW =
    '阿福住在菜市场。下起大雪。阿福走进小巷。老王在屋里坐着。阿福在院子里叫。老王在屋里笑了。从此，阿福在院子里睡觉。';
  it('goes along to the next place under the sky, and not into the house nor on to other days', () => {
    expect(shotOf(SNOW, '小巷').cj_desc).toBe('小巷，飘着雪');
    expect(shotOf(SNOW, '屋里').cj_desc).toBe('屋里');
    expect(shotOf(SNOW, '叫').cj_desc).toBe('院子，飘着雪');
    expect(shotOf(SNOW, '从此').cj_desc).toBe('院子');
  });

  it('is over when the story says so', () => {
    expect(shotOf('小明走在街上。下起了雨。雨停了，小明笑了。', '雨停').cj_desc).toBe('街上');
  });
});

describe('what hands do', () => {
  it.each([
    ['Maya is in a cafe. Maya laughs. Maya eats a croissant. Maya sighs.', 'croissant', 'Full shot'],
    ['小雨坐在教室里。小雨笑了。小雨读着一本书。小雨叹气。', '一本书', '全景'],
  ])('is seen in full: %s', (story, words, shot) => {
    expect(shotOf(story, words).shot_type).toBe(shot);
  });

  it('is done to somebody with a name', () => {
    const match =
      'Coach Bob trains a girl named Priya. Priya scores. Coach Bob lifts her onto his shoulders.';
    expect(shotOf(match, 'lifts').hm_desc).toContain('Coach Bob lifts Priya onto his shoulders');
    expect(shotOf('李牧遇见一位剑客。剑客倒在地上。李牧把他藏进酒窖。', '藏进').hm_desc).toContain(
      '李牧把剑客藏进酒窖',
    );
  });
});

describe('what is told of in passing', () => {
  it('her grandson Ben is Ben, and it is he who hangs the sign', () => {
    const story =
      'Grandma Lou has a bakery. Her grandson Ben, a shy boy with freckles, draws a sign with a big smiling croissant and hangs it on the door of the bakery. Ben laughs.';
    expect(write(story).roles.map(({ name }) => name)).toEqual(['Grandma Lou', 'Ben']);
    expect(shotOf(story, 'hangs').characters).toMatch(/^Ben/);
  });

  it('fireflies are lights, and one that speaks is somebody', () => {
    const names = (story: string) => write(story).roles.map(({ name }) => name);
    expect(names('朵朵坐在院子里。萤火虫飞向夜空。朵朵笑了。')).toEqual(['朵朵']);
    expect(names('朵朵坐在院子里。萤火虫说：“你好！”朵朵笑了。')).toContain('萤火虫');
  });

  it('whom somebody telephones is elsewhere', () => {
    expect(shotOf('阿杰坐在房间里。妈妈住在老家。阿杰给妈妈打电话。', '打电话').characters).toBe('阿杰');
  });

  it('“it” of a howl is no wolf', () => {
    const story =
      'A wolf named Ash stands on a rock. Ash howls. It is the longest howl they have ever heard.';
    expect(shotOf(story, 'longest').hm_desc).toContain('It is the longest howl');
  });
});

describe('screenplays without blank lines', () => {
  const PLAY = `INT. KITCHEN - MORNING
Lucy, 8, in blue pajamas, stirs a bowl. Her dad, Mike, 40, with messy brown hair, sleeps at the table.
LUCY
Dad! The pancakes are burning!
MIKE
(waking up)
Five more minutes...
Smoke rises from the pan. Lucy grabs it and runs to the window.
LUCY
The smoke is everywhere.
Open the window, Dad!`;

  it('what is seen after a speech is not spoken, and a speech of two lines is', () => {
    const said = write(PLAY).lines.map(({ dialogue }) => dialogue);
    expect(said).toContain('Mike：Five more minutes...');
    expect(said).toContain('Lucy：The smoke is everywhere. Open the window, Dad!');
  });

  it('looks behind an age are told', () => {
    expect(roleOf(PLAY, 'Mike')).toBe('Mike, a man, a dad, with messy brown hair');
    expect(roleOf(PLAY, 'Lucy')).toBe('Lucy, a girl, in blue pajamas');
  });
});

it('a hat is told once, also of “he”', () => {
  const story = 'My grandfather Otto taught me to fish. He wore a green hat. Otto laughs.';
  expect(roleOf(story, 'Otto')).toContain('with a green hat');
  expect(roleOf('Tom wears a red hat. Tom laughs.', 'Tom')).toBe('Tom, a man, with a red hat');
});

it('who is on a painting is nobody, and the head of a class a child', () => {
  const story = '班长林小雨坐在教室里。陆远送给她一幅画：银杏树下，一个女孩在看书。陆远笑了。';
  expect(write(story).roles.map(({ description }) => description)).toEqual([
    '林小雨，女孩，班长',
    expect.stringContaining('陆远'),
  ]);
});
