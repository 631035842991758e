/** Patterns of who is at the wheel: "drives a red truck", "a bus driver", 开火车. */

/** A verb right before its object: who drives past a bus does not drive it. */
const object = (verbs: string): RegExp =>
  new RegExp(
    `(?<![a-z])(?:${verbs})(?: (?!(?:past|by|over|above|under|through|around|round|into|onto|to|toward|towards|across|along|behind|after|before|beside|near|with|and|on|in|at|from|off|away|home|up|down)\\b)[a-z-]+){0,3} $`,
    'u',
  );

export const STEERING: { en: RegExp; enAfter: RegExp; zh: RegExp; zhAfter: RegExp } = {
  en: object('drives?|driving|drove|steers?|steering|steered|pilots?|piloting|sails?|sailing'),
  enAfter: /^ (?:driven by|driver|pilot)\b/u,
  // 打开, 离开 and 盛开 are other verbs
  zh: /(?:(?<![打离盛绽睁公展拉推分躲避切翻召掀张花])开|驾驶?)(?:着|了)?(?:[一两二三四五这那]?[辆列架艘条台只个])?(?:[红橙黄绿青蓝紫粉白黑灰棕金银大小旧老新]色?的?)*$/u,
  zhAfter: /^(?:司机|驾驶员|飞行员)/u,
};

/** The same of what flies. */
export const FLYING = object('fly|flies|flying|flew');
