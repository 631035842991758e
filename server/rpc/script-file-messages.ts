/** Messages about script files: refusals, and notes on what could not be read. */
export const SCRIPT_FILE_MESSAGES = {
  scriptFileMissing: ['Choose a script file', '请选择剧本文件'],
  scriptFileType: [
    'Only Word documents (.doc, .docx), Excel files (.xls, .xlsx) and text files (.txt) can be read',
    '仅支持 Word（.doc、.docx）、Excel（.xls、.xlsx）和文本（.txt）文件',
  ],
  scriptFileSize: ['The file is larger than {max} MB', '文件超过 {max} MB'],
  scriptFileLong: [
    'The script is too long: at most {pages} pages, which is {characters} characters',
    '剧本过长：最多 {pages} 页，即 {characters} 个字符',
  ],
  scriptFileEmpty: ['There is no script in this file', '文件中没有剧本内容'],
  scriptFileLocked: [
    'The file has a password. Save it without one and try again',
    '文件设有密码，请取消密码后重试',
  ],
  scriptFileDamaged: [
    'The file is damaged. Open it, save it again and retry',
    '文件已损坏，请打开后重新保存再试',
  ],
  scriptFileBomb: [
    'The file takes too much memory or time to open, so it was not read. Save it again without pictures, or as text',
    '打开该文件所需的内存或时间过多，未能读取。请去掉图片后重新保存，或另存为文本',
  ],
  scriptFileNoTable: [
    'No column of a script was found. Use the columns of the template, such as Picture and Dialogue',
    '未找到剧本的列，请使用模板中的列，如画面和台词',
  ],
  scriptEdited: [
    'The script has been edited since the import, so the import can’t be undone',
    '导入后剧本已被修改，无法撤销导入',
  ],
  noteCharacters: ['Some characters could not be read', '有字符无法识别'],
  noteRowsAfter: [
    'This row and those after it were left out: a script has at most 200 shots',
    '此行及之后的行未导入：剧本最多 200 个镜头',
  ],
  noteCellError: [
    'A cell holds an error ({value}) and was left empty',
    '有单元格的内容是错误值（{value}），已留空',
  ],
  noteCellFormula: ['A formula without a result was left empty', '有公式没有结果，已留空'],
  noteCellCut: ['“{name}” was cut at {max} characters', '“{name}”超过 {max} 个字符，已截断'],
  noteColumn: [
    'The column “{name}” is not part of a script and was left out',
    '“{name}”列不属于剧本，未导入',
  ],
  noteVoice: [
    'The column “{name}” was left out: voices are chosen in the characters step',
    '“{name}”列未导入：声音在角色步骤中选择',
  ],
  noteNameless: ['A description without a name was left out', '有描述没有名字，未导入'],
  noteCharacter: ['“{name}” was not taken as a character', '“{name}”未作为角色导入'],
  noteCharacterTwice: [
    '“{name}” is listed twice; the first description counts',
    '“{name}”列出了两次，以第一次的描述为准',
  ],
  noteCharacterKept: [
    '“{name}” is in the film already, and keeps its description',
    '“{name}”已是影片的角色，保留原有描述',
  ],
  noteTable: [
    'The table {name} has no columns of a script and was left out',
    '表格 {name} 没有剧本的列，未导入',
  ],
  noteAsText: [
    'This table has no columns of a script, such as Scene or Dialogue. Its rows were read as text',
    '此表格没有剧本的列，如场景或台词，各行已按文本读取',
  ],
  notePicture: ['{count} pictures were left out', '有 {count} 张图片未导入'],
  noteOutside: ['“{text}” stands outside the table and was left out', '“{text}”在表格之外，未导入'],
  noteMore: ['And {count} more', '另有 {count} 处'],
} as const;
