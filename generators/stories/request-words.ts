import type { Language } from '../text/words.ts';

/** "Write me a short film about", "A love story between". */
const ASKED =
  /^(?:please\s|can you\s|could you\s|i (?:want|would like)(?: to)?\s|i['’]d like(?: to)?\s|help me\s)*(?:(?:make|write|create|tell|film|shoot|do|see)\s)?(?:me\s|us\s)?(?:(?:an?|the|some)\s)?(?:[\w-]+\s){0,3}(?:story|film|movie|video|short|cartoon|animation|tale|clip|script|romance|thriller|comedy|drama|documentary|ad|advert|advertisement|commercial)\s(?:(?:film|movie|story|video)\s)?(?:about|of|on|for|where|in which|between|with|set in)\s/iu;
/** 帮我写一个关于…的故事，要感人 */
const ASKED_ZH =
  /^(?:请|麻烦)?你?(?:(?:帮我|给我|为我|我想要?|我要)(?:写|拍|做|制作|生成|创作|编|讲)?|(?:写|拍|做|制作|生成|创作|编|讲)(?=[一个部]))(?:[一个部段条支]{1,2})?(?:\p{Script=Han}{0,4}(?:短片|故事|电影|动画片?|视频)[，：])?(?:关于|讲述|讲的是)?|^(?:一个)?关于/u;
const KIND_ZH =
  /[，,]?的?(?:\p{Script=Han}{0,2}(?:爱情|感人|温馨|现代|搞笑|科幻|悬疑|奇幻|武侠|童话|恐怖|惊悚|励志|喜剧|历史|自然)版?的?)?(?:小?故事|纪录片|短片|短剧|电影|微电影|视频|短视频|动画片?|童话|广告片?)(?:[，,]\p{Script=Han}{1,8})?[。！!.]?$/u;

/** "Horror minute: something is under the bed", 恐怖一分钟：床底下有东西: the kind of story before the idea. */
const HEADED =
  /^(?:[\w’'-]+\s){0,3}?(?:horror|noir|comedy|thriller|romance|western|sci-?fi|science fiction|fantasy|drama|mystery|fairy ?tale|fable|musical|sitcom|story|film|movie|short|minute|cartoon|animation|trailer|scene|genre|idea)(?:\s[\w’'-]+){0,2}\s?[:：–—]\s?(?=\S)/iu;
const HEADED_ZH =
  /^\p{Script=Han}{0,4}(?:恐怖|惊悚|喜剧|搞笑|悬疑|推理|科幻|奇幻|武侠|爱情|言情|童话|寓言|励志|温情|治愈|短片|短剧|故事|动画|电影|片段|一分钟|预告片)\p{Script=Han}{0,4}[：:—]+(?=\S)/u;

/** An idea without the words that ask for a story of it. */
export const withoutRequest = (idea: string, language: Language): string =>
  (language === 'zh'
    ? idea.replace(HEADED_ZH, '').replace(ASKED_ZH, '').replace(KIND_ZH, '')
    : idea.replace(HEADED, '').replace(ASKED, '')
  ).trim();
