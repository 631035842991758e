// Draws docs/pictures/prompts-sheet.jpg and everyday-sheet.jpg: thirty prompts each as people write them, numbered as in
// docs/pictures/README.md, which says what of each is seen. Run it after a change to the engine, look at every picture, and mend the tables.
import { writeFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { inRoot } from './lib/paths.mjs';
import { loadServerModule } from './lib/server-module.mjs';

const sheets = {
  'prompts-sheet.jpg': [
    'a fox in a train',
    'a cat on a roof under the moon',
    'a girl reading a book by the window',
    'an old man riding a bicycle along the river at blue hour',
    'five balloons over a snowy mountain',
    'a boy holding a red umbrella in the rain',
    'two dogs running on the beach at sunset',
    'a pine tree on a cliff in the fog',
    'a yellow bus on a bridge at night',
    'three white rabbits under a cherry tree',
    'a woman drinking coffee in a cafe',
    'a robot sitting on a bench in the park',
    'a man playing guitar on a boat',
    'a bear sleeping in a tent',
    'a black cat and a white dog on a red sofa',
    '火车里的一只狐狸',
    '竹林里的熊猫，清晨',
    '一个女孩骑着自行车穿过花田',
    '五只气球飞过城市上空',
    '小男孩抱着一只兔子',
    '蓝调时刻的海边，一座白色灯塔',
    '松树下坐着一位老人',
    '两只猫坐在窗台上看雪',
    '一条红色的龙盘旋在山上',
    '公交车里一个女人在看书',
    '月亮下的狼在雪地里嚎叫',
    '妈妈和女儿在海边放风筝',
    '荷花池里的三条金鱼',
    '一个宇航员骑着马',
    '桌上有一杯咖啡和一本书',
  ],
  'everyday-sheet.jpg': [
    'a robot watering flowers on a balcony',
    'three red kites over a beach',
    'inside a submarine',
    'a chef holding a pizza',
    'a birthday cake with five candles',
    'a grandfather playing chess with his grandson',
    'a lion resting under a tree in the savanna',
    'two brown cows grazing in a green field',
    'a mother pushing a stroller in the park',
    'a wolf howling at the full moon',
    'seven yellow ducks on a pond',
    'a boy playing football with his dog',
    'a woman sleeping on a train',
    'a snowman with a red scarf in front of a wooden house',
    'a firefighter and a red fire truck',
    '妈妈给女儿梳头',
    '一只猎豹在草原上奔跑',
    '小猪在泥地里睡觉',
    '爸爸带着儿子在湖边钓鱼',
    '厨师在厨房里炒菜',
    '两个孩子在堆雪人',
    '一群羊在山坡上吃草',
    '潜水员和一只海龟在海底',
    '老师在黑板前给学生上课',
    '一个女孩在弹钢琴',
    '桌上放着六个红苹果',
    '一只猴子在树上吃香蕉',
    '情侣在樱花树下拥抱',
    '一个男人在公园里跑步，旁边有一只白色的狗',
    '一辆红色出租车停在雨夜的街上',
  ],
};
const FIRST_SEED = 3;
const [cellWidth, cellHeight, gap, columns] = [224, 168, 4, 6];

const { paintPictures } = await loadServerModule('generators/pictures/engine.ts');
for (const [name, prompts] of Object.entries(sheets))
  await writeFile(inRoot(`docs/pictures/${name}`), await sheetOf(prompts));

/** @param {readonly string[]} prompts */
async function sheetOf(prompts) {
  const rows = Math.ceil(prompts.length / columns);
  const sheet = createCanvas(columns * (cellWidth + gap) - gap, rows * (cellHeight + gap) - gap);
  const ctx = sheet.getContext('2d');
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, sheet.width, sheet.height);
  ctx.font = 'bold 14px sans-serif';
  for (const [i, prompt] of prompts.entries()) {
    const [picture] = await paintPictures(
      {
        prompt,
        width: cellWidth * 3,
        height: cellHeight * 3,
        count: 1,
        seed: FIRST_SEED + i,
        style: i % 2 ? 'animation' : 'realistic',
      },
      { signal: new AbortController().signal },
    );
    if (!picture) throw new Error(`No picture of ${prompt}.`);
    const [x, y] = [(i % columns) * (cellWidth + gap), Math.floor(i / columns) * (cellHeight + gap)];
    ctx.drawImage(await loadImage(Buffer.from(picture.data)), x, y, cellWidth, cellHeight);
    ctx.fillStyle = '#000000b0';
    ctx.fillRect(x, y, 26, 20);
    ctx.fillStyle = '#ffffff';
    ctx.fillText(String(i + 1), x + 5, y + 15);
  }
  return sheet.encode('jpeg', 74);
}
