/** The texts that go to phones: [English, Chinese], each short enough for one message. Chinese networks want the sender in 【】. */
export const SMS_MESSAGES = {
  smsRegister: [
    'Your Inkreel code for a new account: {code}. Valid for {minutes} minutes. Not you? Ignore this message.',
    '【Inkreel】注册验证码 {code}，{minutes} 分钟内有效。如非本人操作，请忽略本短信。',
  ],
  smsReset: [
    'Your Inkreel code for a new password: {code}. Valid for {minutes} minutes. Not you? Tell nobody this code.',
    '【Inkreel】重设密码验证码 {code}，{minutes} 分钟内有效。如非本人操作，请勿告诉他人。',
  ],
} as const satisfies Record<string, readonly [string, string]>;
