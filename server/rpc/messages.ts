import { LIP_SYNC_MESSAGES } from './lip-sync-messages.ts';
import { MODEL_MESSAGES } from './model-messages.ts';
import { SCRIPT_FILE_MESSAGES } from './script-file-messages.ts';
import { SMS_MESSAGES } from './sms-messages.ts';

/** The server's messages: [English, Chinese]. `{name}` is a placeholder. */
const MESSAGES = {
  ok: ['ok', 'ok'],
  badInput: ['Check {field} and try again', '请检查 {field} 后重试'],
  badBody: ['The request could not be read', '无法读取请求'],
  bodyTooLarge: ['The request is too large', '请求过大'],
  notFound: ['Not found', '未找到'],
  pageNotFound: ['Page not found', '找不到这个页面'],
  pageNotFoundWhy: [
    'The address may be wrong, or what was here is gone.',
    '地址可能输错了，或者这里的内容已经不在了。',
  ],
  linkExpired: ['This link has expired', '链接已过期'],
  linkExpiredWhy: ['Ask whoever sent it to you for a new one.', '请向发给你的人要一个新链接。'],
  toStudio: ['Back to the studio', '返回工作室'],
  notOffered: ['Not offered yet', '暂未提供'],
  serverError: ['Something went wrong on our side. Please try again', '服务器出错了，请重试'],
  signInFirst: ['Please sign in', '请先登录'],
  tooMany: ['Too many attempts. Try again in {seconds} s', '操作过于频繁，请 {seconds} 秒后再试'],

  codeSent: ['Code sent', '验证码已发送'],
  codeSentShown: ['Code sent: {code}', '验证码已发送：{code}'],
  smsFailed: ['The code could not be sent. Please try again', '验证码发送失败，请重试'],
  wrongCode: ['This code is wrong or has expired', '验证码错误或已过期'],
  wrongLogin: ['Wrong phone number or password', '手机号或密码错误'],
  grantKeyUsed: ['This key was used for another grant', '该标识已用于另一次发放'],
  phoneTaken: ['This phone number already has an account', '该手机号已注册'],
  badPhone: ['Please enter a valid phone number', '请输入正确的手机号'],
  linkUsed: ['This sign-in link has expired or was already used', '登录链接已失效或已被使用'],
  signInFailed: ['Sign-in failed, please try again', '登录失败，请重试'],
  signInNotReady: ['Sign-in is not ready yet, please try again', '登录暂未就绪，请重试'],
  accountBlocked: [
    'This account has been blocked. Contact whoever runs this studio',
    '该账号已被停用，请联系工作室管理者',
  ],
  accountClosed: ['This account has been deleted', '该账号已注销'],
  wrongPassword: ['The password is wrong', '密码错误'],
  noPassword: ['This account has no password', '该账号未设置密码'],
  signInAgain: [
    'To confirm that it is you, sign out, sign in again and repeat this within 15 minutes',
    '为确认是你本人，请退出后重新登录，并在 15 分钟内重试',
  ],
  sessionGone: ['This session has already ended', '该会话已结束'],

  pushAddress: ['Pushes cannot be sent to this address', '无法向该地址发送推送'],
  pushNowhere: ['Push is not enabled on this device', '此设备尚未开启推送'],

  shortOfPoints: ['Not enough points', '积分不足'],
  keyReused: [
    'This request has changed since it was first sent. Please submit it again',
    '本次请求与首次提交的内容不一致，请重新提交',
  ],
  pointsWelcome: ['Welcome points', '新人积分'],
  pointsDemo: ['Points to try the studio', '体验积分'],
  pointsDraw: ['Drawing: {tool}', '绘画：{tool}'],
  pointsClip: ['Clip: {tool}', '视频：{tool}'],
  pointsSong: ['Music: {tool}', '音乐：{tool}'],
  toolScript: ['Script', '剧本'],
  toolExpansion: ['Prompt expansion', '智能扩写'],
  toolDescription: ['Image analysis', '图片分析'],
  toolSpeech: ['Speech', '配音'],
  toolFilm: ['Film export', '成片导出'],
  toolDigitalHuman: ['Digital human', '数字人'],
  toolLipSync: ['Lip sync', '对口型'],
  toolKlingLipSync: ['Lip sync: Kling', '对口型：Kling'],
  pointsLipSync: ['Lip sync: {tool}', '对口型：{tool}'],
  toolUpscale: ['HD upscale', '高清放大'],
  toolSoundEffect: ['Sound effect', '音效'],
  toolFluxEdit: ['Flux edit', 'Flux 编辑'],
  pointsPackage: ['Points purchased', '购买积分'],
  pointsPlanBasic: ['Basic plan: monthly points', '基础版套餐：当月积分'],
  pointsPlanStandard: ['Standard plan: monthly points', '标准版套餐：当月积分'],
  pointsPlanPremium: ['Premium plan: monthly points', '高级版套餐：当月积分'],
  pointsTakenBack: ['Order refunded: points taken back', '订单已退款，积分收回'],
  pointsExpired: ['Points expired after 2 years', '积分满 2 年已过期'],
  pointsInvited: ['Joined with an invitation', '受邀注册奖励'],
  pointsInviting: ['A friend joined with your invitation', '邀请好友奖励'],
  pointsRedeem: ['Code redeemed', '兑换码兑换'],
  pointsRefund: ['Refund: {tool}', '退还：{tool}'],

  redeemed: ['Points added: {points}', '兑换成功，已到账积分：{points}'],
  redeemUnknown: ['This code does not exist. Check it and try again', '兑换码不存在，请检查后重试'],
  redeemUsed: ['This code has already been used', '该兑换码已被使用'],
  redeemUsedByYou: ['You have already redeemed this code', '你已兑换过该兑换码'],
  redeemExpired: ['This code has expired', '该兑换码已过期'],

  productGone: ['This is no longer available', '该商品已下架'],
  orderGone: ['This order does not exist', '该订单不存在'],
  orderNotPaid: ['This order was not paid', '该订单未付款'],
  orderRefunded: ['This order was refunded before', '该订单已退款'],
  refundTooMuch: ['The order cost only {price} yuan', '该订单金额仅为 {price} 元'],
  refundChanged: [
    'Meanwhile {left} points are left. Look again with --dry',
    '可收回的积分已变为 {left}，请用 --dry 重新查看',
  ],
  paymentsNotReady: ['This studio does not accept payments yet', '付款功能尚未开通'],
  payTitle: ['Pay for your order', '为订单付款'],
  payMark: ['Sandbox: no real money', '沙盒环境：不产生真实扣款'],
  paySandbox: [
    'This page simulates a payment service. Neither button charges you.',
    '此页面用于模拟付款服务，点击任一按钮都不会扣款。',
  ],
  payPay: ['Pay', '付款'],
  payDecline: ['Decline', '拒绝'],
  payDone: ['Paid', '付款成功'],
  payExpired: ['This code has expired', '付款码已过期'],
  payCancelled: ['This order was cancelled', '订单已取消'],
  payRefunded: ['This order was refunded', '订单已退款'],
  payNothing: [
    'You were not charged. The studio has a new code for you.',
    '未扣款。可以回到工作室获取新的付款码。',
  ],

  drawGone: ['This drawing no longer exists', '该作品已不存在'],
  drawNotDone: ['This drawing is not finished', '该作品尚未完成'],
  pictureGone: ['This picture no longer exists', '该图片已不存在'],
  firstFamilyOnly: ['Only Dream v1 pictures can be varied', '仅支持 Dream v1 的图片'],
  alreadyUpscaled: ['This picture has already been upscaled', '该图片已放大过'],
  tooLargeToUpscale: ['The picture must be under 1920 x 1080', '图片须小于 1920 x 1080'],
  storageAway: [
    'The studio cannot reach its storage right now. Please try again in a few minutes',
    '工作室暂时连不上存储，请过几分钟再试',
  ],
  taskFailed: ['Generation failed', '生成失败'],
  ...MODEL_MESSAGES,
  sourceGone: ['A file this task needs no longer exists', '所需的文件已不存在'],
  mediaToolMissing: [
    'This server is missing a required program. Please contact the studio',
    '服务器缺少制作所需的程序，请联系管理员',
  ],
  pictureUnreadable: ['This picture cannot be read. Choose another one', '图片无法读取，请换一张'],
  mediaUnreadable: ['This file cannot be read. Choose another one', '文件无法读取，请换一个'],
  mediaFailed: ['The video could not be made. Please try again', '视频制作失败，请重试'],
  nothingToSpeak: ['This text has no words to speak', '文本中没有可朗读的内容'],
  voiceFailed: ['The voice service did not respond. Please try again', '语音服务没有响应，请重试'],
  textRefused: [
    'The text service refused this text. Edit it and try again',
    '文本服务拒绝了这段文字，请修改后重试',
  ],
  textUnusable: [
    'The text service gave no usable answer. Please try again',
    '文本服务没有给出可用的结果，请重试',
  ],
  tooManyOpen: [
    'You already have {max} of these under way. Wait for one to finish',
    '你已有 {max} 个同类任务在进行中，请等其中一个完成后再试',
  ],
  studioFull: ['The studio is out of space for now. Please try again later', '存储空间暂时不足，请稍后再试'],
  taskCancelled: ['Cancelled', '已取消'],
  taskGone: ['This task no longer exists', '该任务已不存在'],
  taskNotAgain: [
    'This cannot be made again: its film or shot no longer exists',
    '无法重新制作：所属的影片或分镜已不存在',
  ],

  songGone: ['These songs no longer exist', '这些音乐已不存在'],
  songNotDone: ['This song is not finished', '这首音乐尚未完成'],
  songNeedsWords: ['Describe the song, or add a reference audio', '请描述这首音乐，或添加参考音频'],
  songNeedsLyrics: ['Add lyrics, or choose an instrumental', '请填写歌词，或选择纯音乐'],
  referenceNotMp3: ['Only MP3 is supported', '仅支持 MP3 格式'],
  referenceNotMp3OrMp4: ['Only MP3 or MP4 is supported', '仅支持 MP3 或 MP4 格式'],
  referenceTooLarge: ['File size too large (10 MB)', '文件过大（上限 10 MB）'],
  referenceLength: ['Duration requirement: 30 to 120 seconds', '时长须为 30 至 120 秒'],
  referenceUnreadable: ['Cannot read file', '无法读取文件'],
  ...LIP_SYNC_MESSAGES,
  clipGone: ['This clip no longer exists', '该视频已不存在'],
  clipNotDone: ['This clip is not finished', '该视频尚未完成'],
  shotOfBatch: ['Shot {number}: {why}', '镜头 {number}：{why}'],
  clipNeedsWords: ['Please add description', '请添加描述'],
  clipNotThis: ['This video does not belong to the clip', '该视频不属于这个作品'],
  clipExpired: [
    '<p><strong>Resource expired.</strong> Clips can be watched and downloaded for 10 days.</p>',
    '<p><strong>资源已过期。</strong>视频可在 10 天内观看和下载。</p>',
  ],
  clipAlreadyUpscaled: ['This clip has already been upscaled', '该视频已放大过'],
  clipTooLarge: ['The clip must be under 1920 x 1080', '视频须小于 1920 x 1080'],
  clipHasSound: ['This clip already has a sound effect', '该视频已有音效'],
  voiceGone: ['This voice does not exist', '该音色不存在'],
  musicWithTheFilm: ['The music is composed with the film', '音乐会在制作影片时创作'],
  emptyStoryboard: ['The storyboard has no images', '分镜中没有图片'],
  audioRequired: ['Please upload an audio file', '请上传音频文件'],
  exportGone: ['This export no longer exists', '该导出已不存在'],
  pageGone: ['There is nobody here', '这个主页已不存在'],
  workGone: ['This work no longer exists', '该作品已不存在'],
  workThereAgain: ['This film was published again meanwhile', '该影片已重新发布'],
  published: ['Published', '已发布'],
  underReview: ['Submitted for review. It appears once approved', '已提交审核，通过后展示'],
  reported: ['Thank you. The studio will look at it', '谢谢，工作室会查看'],
  projectGone: ['This project no longer exists', '该项目已不存在'],
  tooManyProjects: [
    'You have {max} projects, as many as an account can have. Delete one first',
    '每个账号最多可有 {max} 个项目，请先删除一个',
  ],
  projectWriting: ['The script is still being written', '剧本正在生成中'],
  projectBlank: ['A blank project has no story to write from', '空白项目没有可用于生成的故事'],
  projectName: ['Film {date}', '影片 {date}'],
  projectCopyName: ['{name} (copy)', '{name}（副本）'],
  storyLength: ['A story needs {min} to {max} characters', '故事需为 {min} 至 {max} 个字符'],
  ideaLanguage: [
    'The built-in engine develops ideas in English and Chinese only. A script can be made of your text as it is',
    '内置引擎只能展开中文和英文的想法。你的文字仍可以直接生成脚本',
  ],
  storyWithoutWords: [
    'The story needs a few words: say what happens',
    '故事还太短，请写几个词说明发生了什么',
  ],
  ...SCRIPT_FILE_MESSAGES,
  ...SMS_MESSAGES,
  promptLongEnough: [
    'This prompt is long enough already: at most {max} characters can be expanded',
    '描述已经够长了：最多可扩写 {max} 个字',
  ],
  styleGone: ['This style does not exist', '该风格不存在'],
  styleNameTaken: ['There is a style with this name already', '已有同名风格'],
  stylesFull: ['You can have at most {max} styles of your own', '自定义风格最多 {max} 个'],
  styleTooSmall: ['The picture must be at least {side} × {side} pixels', '图片宽高均不得小于 {side} 像素'],
  lineGone: ['This script line no longer exists', '该分镜脚本已不存在'],
  linesFull: ['A script can have at most {max} lines', '剧本最多 {max} 行'],
  shotGone: ['This shot no longer exists', '该分镜已不存在'],
  shotChanged: [
    'This shot was changed elsewhere. Look at the other version first',
    '此分镜已在别处修改，请先查看另一个版本',
  ],
  nothingToUpscale: ['These are in HD already, or too large for it', '这些素材已是高清，或尺寸过大'],
  shotsFull: ['A storyboard can have at most {max} shots', '分镜最多 {max} 个'],
  scriptChanged: [
    'The script has changed again. Look at the new changes first',
    '剧本又有改动，请先查看新的改动',
  ],
  undoOver: ['This update can no longer be undone', '此次更新已无法撤销'],
  rolesFull: ['A film can have at most {max} characters', '一部影片最多 {max} 个角色'],
  roleNameTaken: ['The name {name} is taken. Choose another one', '名字“{name}”已被使用，请换一个'],
  roleGone: ['This character no longer exists', '该角色已不存在'],

  messageGone: ['This message no longer exists', '该消息已不存在'],
  messageTitle: ['A title needs 1 to {max} characters', '标题需为 1 至 {max} 个字符'],
  messageContent: ['A message needs 1 to {max} characters', '正文需为 1 至 {max} 个字符'],
  messagePicture: [
    'A picture of this message is not in the studio. Upload it and use its new address',
    '正文中有图片不在工作室中，请先上传图片并使用新地址',
  ],
  messageHalf: ['Enter both title and text in Chinese, or neither', '中文标题和正文需同时填写'],

  foreignAddress: ['Please upload the picture first', '请先上传图片'],
  notYourMedia: ['This file belongs to somebody else or no longer exists', '该文件不属于你或已不存在'],
  uploadMissing: ['The file has not finished uploading', '文件尚未上传完成'],
  uploadNotAudio: ['Only MP3, WAV or OGG files are supported', '仅支持 MP3、WAV 或 OGG 文件'],
  uploadNotPicture: ['Only JPG or PNG pictures are supported', '仅支持 JPG 或 PNG 图片'],
  uploadUnreadable: ["The picture can't be read. Choose another one", '图片无法读取，请换一张'],
  uploadAnimated: [
    'Animated pictures are not supported. Choose a still one',
    '不支持动态图片，请选择静态图片',
  ],
  uploadTooManyPixels: [
    'The picture has too many pixels. Choose a smaller one',
    '图片像素过大，请换一张较小的',
  ],
  uploadTooLarge: ['The file is too large. Choose a smaller one', '文件过大，请换一个较小的'],
  workNotVideo: ['Only MP4 videos are supported', '仅支持 MP4 视频'],
  workNotReadable: ['This is not an MP4 video, or it is damaged', '该文件不是 MP4 视频，或已损坏'],
  workNoPicture: ['There is no picture in this video', '该视频中没有画面'],
  workDamaged: [
    'The video is damaged or not complete. Save it again and retry',
    '视频已损坏或不完整，请重新保存后再试',
  ],
  workTooLarge: ['The video must not exceed {max} MB', '视频不能超过 {max} MB'],
  workNoDuration: ['Could not read the video duration', '无法读取视频时长'],
  workCodec: [
    'Browsers cannot play this video ({codec}). Save it as MP4 with H.264 and AAC',
    '浏览器无法播放该视频（{codec}），请另存为 H.264 和 AAC 编码的 MP4',
  ],
  uploadExpired: ['The upload has expired. Please try again', '上传已过期，请重试'],
} as const satisfies Record<string, readonly [string, string]>;

export type MessageKey = keyof typeof MESSAGES;
export type Language = 'en' | 'zh';
export type Fill = Readonly<Record<string, string | number>>;

/** The text of a message in a language. */
export function messageText(key: MessageKey, language: Language, fill: Fill = {}): string {
  const text: string = MESSAGES[key][language === 'zh' ? 1 : 0];
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = fill[name] ?? whole;
    // both languages group long numbers alike; a short one is read without it
    return typeof value === 'number' && value >= 10_000 ? value.toLocaleString('en') : String(value);
  });
}

/** Whether a stored text is a key of this table. */
export const isMessageKey = (text: string): text is MessageKey => Object.hasOwn(MESSAGES, text);

/** The language of an Accept-Language header: Chinese if that comes first, otherwise English. */
export const languageOf = (header: string | undefined): Language =>
  header?.trim().toLowerCase().startsWith('zh') ? 'zh' : 'en';
