import { expect, test } from 'vitest';
import { titleOf } from '../../../generators/text/title.ts';

test.each([
  ['An old lighthouse keeper finds a letter. She reads it.', 'An old lighthouse keeper finds a letter'],
  [
    'Once upon a time, there was a robot gardener who lived on a space station above the sea.',
    'A robot gardener',
  ],
  ['Rain. The city sleeps under neon lights, and a courier waits.', 'Rain'],
  ['“Run!” shouted Mia. The bridge was falling.', 'Run'],
  ['One night, Mei heard a knock: nobody was there.', 'Mei heard a knock'],
  ['Tired of cold coffee? The new mug keeps it warm.', 'Tired of cold coffee'],
  [
    'She walked and walked along the edge of the very long and empty beach',
    'She walked and walked along the edge',
  ],
  ['Every morning Mr. Finch opens his shop.', 'Every morning Mr Finch opens his shop'],
  ['In the year 2150, Kai is the last gardener on Mars.', 'Kai is the last gardener on Mars'],
  [
    'Old Marta Vale has repaired watches on Lantern Street for fifty years.',
    'Old Marta Vale has repaired watches',
  ],
  ["Nina baked a cake for her grandmother's birthday party at home.", 'Nina baked a cake'],
  ['Grandpa Joe fixed old clocks in his workshop by the sea.', 'Grandpa Joe fixed old clocks'],
  ['Cats fear dogs, dogs fear geese.', 'Cats fear dogs, dogs fear geese'],
  ['...', ''],
  [
    'A little dinosaur named Dino lives by a lake in the forest. One morning he wakes up.',
    'A little dinosaur named Dino',
  ],
  [
    'The old lighthouse keeper of the bay walked to the shore every single day.',
    'The old lighthouse keeper of the bay',
  ],
  [
    'It is a gray morning in the kitchen. A chef drinks tea. One day the chef loses her hat.',
    'The chef loses her hat',
  ],
  ['The sun rises over the town. A boy runs outside.', 'A boy runs outside'],
  [
    "Grandpa's last fishing trip\nIt is a bright morning in the town. A boy runs outside.",
    "Grandpa's last fishing trip",
  ],
  ['An actor forgets his lines on opening night and runs away.', 'An actor forgets his lines'],
  ['A pickpocket steals a wallet and finds a love letter in it.', 'A pickpocket steals a wallet'],
  // a verb without what it is done to says less than who does it
  ['A detective and a parrot solve the theft of a diamond.', 'A detective and a parrot solve the theft'],
  [
    'It is a gray morning. One day the detective and a parrot solve the theft of a diamond.',
    'The detective and the parrot',
  ],
  ['The beekeeper and a sergeant look for a lost queen bee.', 'The beekeeper and the sergeant'],
  ['The lonely lighthouse keeper receives letters from a mermaid.', 'The lonely lighthouse keeper'],
  ['The last tree in the city is guarded by a little girl.', 'The last tree in the city'],
  ['A taxi driver and a bride race through the rain to a wedding.', 'A taxi driver and a bride'],
  ['Emma inherits a bakery from an aunt whom she has never met.', 'Emma inherits a bakery from an aunt'],
  // nor is a thing or a place a verb
  ['A knight is afraid of the dark and a dragon of knights.', 'A knight is afraid of the dark'],
  ['A chef loses his sense of taste the day before the contest.', 'A chef loses his sense of taste'],
])('%s is called %s', (story, title) => {
  expect(titleOf(story, 'en')).toBe(title);
});

test.each([
  ['骑士怕黑，龙怕骑士。一天夜里，黑暗里有什么在动。', '骑士怕黑，龙怕骑士'],
  ['种瓜得瓜，种豆得豆', '种瓜得瓜，种豆得豆'],
  ['小梅出门买花，老板正在收拾花店。', '小梅出门买花'],
  ['从前，有一个老船长住在海边的灯塔里，每天晚上点灯。', '老船长住在海边的灯塔里'],
  ['机器人园丁在空间站照顾最后一棵树。', '机器人园丁在空间站照顾最后一棵树'],
  ['雨夜，一个快递员在霓虹灯下等待。', '雨夜，一个快递员在霓虹灯下等待'],
  ['很久很久以前，森林里有一只小狐狸。', '森林里有一只小狐狸'],
  ['清晨，小镇还很安静。一个农夫望着天空。这一天，农夫在田里发现了一扇门。', '农夫在田里发现了一扇门'],
  ['父亲的自行车\n太阳升起，照亮了小镇。父亲出门了。', '父亲的自行车'],
  ['小猫消防员名叫咪咪，她住在镇上。', '小猫消防员咪咪'],
  ['从前有一个小矮人，名叫阿福，他住在山洞里。', '小矮人阿福'],
  ['老钟表匠和小学徒一起寻找丢失的一分钟。', '老钟表匠和小学徒一起寻找丢失的一分钟'],
  ['老琴师和他的小孙女在城南的旧货市场里找到了一把破二胡。', '老琴师和他的小孙女'],
])('%s 叫做 %s', (story, title) => {
  expect(titleOf(story, 'zh')).toBe(title);
});
