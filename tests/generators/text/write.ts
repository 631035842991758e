import { writeScript } from '../../../generators/text/script.ts';
import type { ScriptRequest } from '../../../generators/text/texts.ts';

/** The script of a story by the built-in engine, in the story's own language. */
export const write = (story: string, request: Partial<ScriptRequest> = {}) =>
  writeScript({
    story,
    textType: 'story',
    language: /\p{Script=Han}/u.test(story) ? 'zh' : 'en',
    ratio: '16:9',
    ...request,
  });

export const TEAHOUSE =
  '清晨，李明走进山里的老茶馆。王奶奶正在擦桌子。“奶奶，还记得我吗？”李明问。王奶奶抬头看了他很久，眼泪流了下来。“你长高了。”她轻轻地说，“像你爷爷一样。”\n傍晚，李明和王奶奶坐在院子里喝茶，小猫跳上了屋顶。';
export const CAPTAIN =
  'Captain Brown lost his map in the storm at sea. Lily, the cook, laughed. "You never needed it," Lily said, stirring the soup. By morning they had reached a green island. "Where are we?" he asked.';
