/** Messages about audio, faces and clips for lip-sync: [English, Chinese]. */
export const LIP_SYNC_MESSAGES = {
  soundGone: ['This sound no longer exists. Make or upload it again', '该音频已不存在，请重新生成或上传'],
  soundType: [
    'Only MP3, WAV, M4A, FLAC, AAC and OGG are supported',
    '仅支持 MP3、WAV、M4A、FLAC、AAC 和 OGG 格式',
  ],
  soundTooLarge: ['The audio is larger than {max} MB', '音频超过 {max} MB'],
  soundTooLong: ['The audio is longer than {max} seconds', '音频超过 {max} 秒'],
  soundUnreadable: ['The audio cannot be read. Choose another file', '音频无法读取，请换一个文件'],
  soundSilent: [
    'Nothing can be heard in this audio. Choose a recording in which somebody speaks',
    '这段音频没有声音，请换一段有人说话的录音',
  ],
  soundWithoutSpeech: [
    'The built-in engine hears no speech in this recording, so the mouth would not move. Choose one in which somebody speaks clearly',
    '内置引擎在这段录音中没有听到说话声，嘴部不会动。请换一段说话清楚的录音',
  ],
  soundLongerThanClip: ['The audio is longer than the clip', '音频比视频长'],
  sourceTooLarge: ['Video size exceeded: at most {max} MB', '视频超过 {max} MB'],
  clipNotMp4: ['Only MP4 is supported', '仅支持 MP4 格式'],
  clipSyncedAlready: ['This clip is lip-synced already', '该视频已对过口型'],
  clipUnfitForKling: [
    'Kling takes clips of 2 to 10 seconds whose sides have 720 to 1920 pixels',
    'Kling 仅支持 2 至 10 秒、边长 720 至 1920 像素的视频',
  ],
  faceShape: ['The picture must have one of these shapes: {shapes}', '图片比例须为以下之一：{shapes}'],
  faceNotConfirmed: ['Confirm first that you may use this face', '请先确认你有权使用这张脸'],
  noFace: [
    'No face was found in the picture. Place the mouth and the eyes by hand, or choose another picture',
    '图片中没有找到人脸。请手动标出嘴和眼睛，或换一张图片',
  ],
  noFaceInClip: [
    'No face was found at the start of the clip. Place the mouth and the eyes by hand, or choose another clip',
    '视频开头没有找到人脸。请手动标出嘴和眼睛，或换一个视频',
  ],
} as const satisfies Record<string, readonly [string, string]>;
