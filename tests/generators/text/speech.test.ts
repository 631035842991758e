import { describe, expect, it } from 'vitest';
import { CAPTAIN, TEAHOUSE, write } from './write.ts';

const dialogues = (story: string) => write(story).lines.map(({ dialogue }) => dialogue);

describe('speech', () => {
  it('keeps its words and speakers in Chinese', () => {
    expect(dialogues(TEAHOUSE)).toEqual([
      '旁白：清晨，李明走进山里的老茶馆。王奶奶正在擦桌子。',
      '李明：奶奶，还记得我吗？',
      '旁白：王奶奶抬头看了他很久，眼泪流了下来。',
      '王奶奶：你长高了，像你爷爷一样。',
      '旁白：傍晚，李明和王奶奶坐在院子里喝茶，小猫跳上了屋顶。',
    ]);
  });

  it('keeps its words and speakers in English', () => {
    expect(dialogues(CAPTAIN)).toContain('Lily：You never needed it.');
    expect(write(CAPTAIN).lines.find(({ dialogue }) => dialogue.startsWith('Lily'))?.hm_desc).toMatch(
      /stirring the soup/,
    );
  });

  it('alternates between speakers without attributions', () => {
    expect(dialogues('李明看着小红。“走吗？”李明问。“走。”小红说。“现在？”“现在。”')).toEqual(
      expect.arrayContaining(['李明：现在？', '小红：现在。']),
    );
  });

  it.each([
    ['Mara looked up. Tom came in. "You kept the light." Mara smiled.', 'Mara：You kept the light.'],
    ['Tom waited for Mei. The fox ran past Tom. "You came!" Mei waved.', 'Mei：You came!'],
    ['小岚在采茶。一只狐狸站在她面前。“你回来看我了！”小岚笑了。', '小岚：你回来看我了！'],
    ['爷爷推开门，小猫跑了进来。“下雪了。”爷爷点点头。', '爷爷：下雪了。'],
  ])('is of whoever smiles, nods or waves right after it: %s', (story, line) => {
    expect(dialogues(story)).toContain(line);
  });

  it.each([
    [
      'Oscar woke up. His father sat in the dark. "I can\'t sleep either," said his father.',
      "Father：I can't sleep either.",
    ],
    ['小雨回到家。妈妈在厨房。“快来吃饭。”她的妈妈说。', '妈妈：快来吃饭。'],
  ])('is of a father or mother, not of the child that they have: %s', (story, line) => {
    expect(dialogues(story)).toContain(line);
  });

  it('is addressed to whoever answers', () => {
    const story =
      'Max meets an alien. Later the mother asks, "Where have you been?" "On the moon," says Max.';
    const asked = write(story).lines.find(({ dialogue }) => dialogue.startsWith('Mother'));
    expect(asked?.hm_desc).toContain('The mother asks Max.');
  });

  it('goes on after an attribution that a comma opened', () => {
    const story =
      'Amos pulls a woman out of the water. "Thank you," she says. "I am your daughter." Amos smiles.';
    expect(dialogues(story)).toContain('Woman：Thank you. I am your daughter.');
    expect(dialogues('"Are you there?" Tom asks. "Yes." Mia opens the door.')).toContain(
      'Tom：Are you there?',
    );
    expect(dialogues('"No," Tom says. "Yes," Mia says. Mia smiles.')).toEqual(
      expect.arrayContaining(['Tom：No.', 'Mia：Yes.']),
    );
  });

  it('needs no quotes after a colon', () => {
    const en = 'Mei found a letter. Old Tom asked: is 3.5 enough? Then Mei ran home and said: goodbye!';
    expect(dialogues(en)).toEqual(expect.arrayContaining(['Tom：Is 3.5 enough?', 'Mei：Goodbye!']));
    const zh = '小梅在码头发现了一封信。老汤姆笑道：是我写的，别怕。小梅问：你是谁？';
    expect(dialogues(zh)).toEqual(expect.arrayContaining(['老汤姆：是我写的，别怕。', '小梅：你是谁？']));
  });

  it('is read from a play', () => {
    expect(dialogues('小明：你好！\n小红：好久不见。')).toEqual(
      expect.arrayContaining(['小明：你好！', '小红：好久不见。']),
    );
  });

  it('without a possible speaker stays unattributed', () => {
    expect(dialogues('“有人吗？”雨一直下。没有回答。路很长。')).toContain('画外音：有人吗？');
  });

  it.each([
    ['程序员阿杰捡到一只流浪猫。他给它取名叫“豆包”。豆包坐在窗台上。', '豆包，猫'],
    ['阿杰给小猫起名为“豆包”。豆包坐在窗台上。阿杰笑了。', '豆包，小猫'],
    ['Mia finds a kitten. She calls it "Bean." Bean sleeps in a box. Mia smiles.', 'Bean, a kitten'],
  ])('is no name that somebody gives, which is whose it is: %s', (story, told) => {
    const { roles, lines } = write(story);
    expect(roles.map(({ description }) => description)).toContain(told);
    expect(lines.filter(({ dialogue }) => !/^(?:旁白|Narrator)：/.test(dialogue))).toEqual([]);
    // but who is called hears it
    expect(dialogues('Mia turns around. Tom calls her: "Wait!" Mia stops.')).toContain('Tom：Wait!');
  });

  it('keeps its last mark where it is written and told', () => {
    expect(dialogues('照片背面写着：“老王，我先走一步。”王爷爷哭了。')).toContain(
      '旁白：照片背面写着：“老王，我先走一步。”',
    );
  });

  it('is of whoever is named right before the verb', () => {
    expect(dialogues('小李摔倒了。他敲开门，一位独居的老奶奶说：“祝你生日快乐。”小李哭了。')).toContain(
      '老奶奶：祝你生日快乐。',
    );
    expect(
      dialogues('画师沈墨为公主画像。公主问他为什么，他说：“因为殿下从来没有笑过。”公主笑了。'),
    ).toContain('沈墨：因为殿下从来没有笑过。');
    expect(dialogues('Tom falls. He opens the door, and an old woman says: "Come in!" Tom cries.')).toContain(
      'Old woman：Come in!',
    );
  });

  it('is of whom the clause before is about, if the verb has no subject', () => {
    expect(dialogues('我带妈妈去医院。医生说一切都好，妈妈松了一口气，说：“走，妈请你吃面。”')).toContain(
      '妈妈：走，妈请你吃面。',
    );
  });

  it('in two halves is one sentence', () => {
    expect(dialogues('An old man smiles. "Quick, boys," he says, "the town wakes up soon."')).toContain(
      'Old man：Quick, boys, the town wakes up soon.',
    );
    expect(dialogues('"Yes," Anna said. "Not today."')).toContain('Anna：Yes. Not today.');
  });

  it('is nobody’s after the heading of a text', () => {
    const { roles, lines } = write('产品介绍：星光台灯。你是否常常熬夜？');
    expect(roles).toEqual([]);
    expect(lines.at(-1)?.dialogue).toBe('旁白：你是否常常熬夜？');
  });

  it('is not what an animal is called', () => {
    const { roles, lines } = write('我养了一只叫“团子”的橘猫。团子喜欢睡觉。');
    expect(roles.map(({ description }) => description)).toEqual(['主角，人物', '团子，橘猫']);
    expect(lines[0]?.dialogue).toBe('旁白：我养了一只叫“团子”的橘猫。');
  });

  it('does not begin after what somebody learns', () => {
    const { lines, roles } = write(
      '猫咪警长接到报案：小镇的鱼全丢了。他带着助手小老鼠查看市场。门一开，原来是一只饿坏了的小水獭。',
    );
    expect(lines.every(({ dialogue }) => dialogue === '' || dialogue.startsWith('旁白：'))).toBe(true);
    expect(roles.map(({ name }) => name)).toEqual(['猫咪警长', '小老鼠', '小水獭']);
  });

  it('is distinguished from a quoted title', () => {
    expect(
      dialogues('She read "The Sea" twice. Then she slept for a long time. It rained. Morning came.').join(
        ' ',
      ),
    ).not.toMatch(/Voice：/);
  });
});
