/** Messages about external models and their requests: [English, Chinese]. Lists show the refunded points separately. */
export const MODEL_MESSAGES = {
  modelRefused: [
    'The model did not accept this request. Change the prompt or the picture, or choose another model',
    '模型未接受该请求，请修改提示词或图片，或换用其他模型',
  ],
  modelFailed: ['The model could not make this', '模型未能完成生成'],
  modelSilent: ['The model did not confirm this request', '模型未确认收到该请求'],
  modelBusy: ['The model is busy. Please try again in a moment', '模型繁忙，请稍后再试'],
  modelForgot: ['The model lost this request', '模型丢失了该请求'],
  modelPaused: [
    '{model} is paused at the moment. Choose another model, or try again later',
    '{model} 暂停使用，请换用其他模型或稍后再试',
  ],
  modelLocked: ['The model is not available at the moment', '该模型暂时无法使用'],
  modelSpent: [
    '{model} has reached its limit for today. Choose another model, or come back tomorrow',
    '{model} 今日额度已用完，请换用其他模型或明天再来',
  ],
  memberSpent: [
    'You have reached your limit for today with models of services. The built-in engine still works, and it goes on tomorrow',
    '你今日使用外部模型的额度已用完，可继续使用内置引擎，明天恢复',
  ],
  modelRatio: ['{model} makes {ratios} only', '{model} 仅支持 {ratios}'],
  modelSeconds: ['{model} makes clips of {seconds} s only', '{model} 仅支持 {seconds} 秒的视频'],
  modelNeedsPicture: ['{model} needs a picture to start from', '{model} 需要一张起始图片'],
  modelNeedsWords: ['{model} needs a prompt', '{model} 需要提示词'],
  modelNoPicture: ['{model} takes no picture', '{model} 不支持参考图片'],
  modelNoEndPicture: ['{model} takes no last frame', '{model} 不支持尾帧图片'],
  moderatedWords: [
    'The model’s moderation refused the words. Change the prompt',
    '提示词未通过模型的内容审核，请修改后重试',
  ],
  moderatedPicture: [
    'The model’s moderation refused the picture. Use another one',
    '图片未通过模型的内容审核，请换一张图片',
  ],
  moderatedResult: [
    'The model’s moderation refused the result. Try again, or change the prompt',
    '生成结果未通过模型的内容审核，请重试或修改提示词',
  ],
  resultTooLarge: ['The result is too large to keep', '生成结果过大，无法保存'],
  resultUnreadable: ['The result could not be read', '无法读取生成结果'],
  resultGone: ['The result could not be fetched from the model', '无法从模型取回生成结果'],
  resultUnsafe: ['The result came from an address that is not allowed', '生成结果来自不被允许的地址'],
  progressTurn: ['Waiting for a free place at {model}', '正在等待 {model} 空出位置'],
  progressQueue: ['{before} ahead in the queue of {model}', '{model} 队列中前面还有 {before} 个任务'],
  progressSending: ['Sending to {model}', '正在提交给 {model}'],
  progressMaking: ['{model} is making it', '{model} 正在生成'],
  progressLate: [
    '{model} takes longer than usual. It goes on; if it fails, your points come back',
    '{model} 耗时比平时长，仍在继续；如果失败，积分会退还',
  ],
} as const;
