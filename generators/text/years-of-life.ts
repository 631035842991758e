/** What tells that those of a story whose age nothing says are grown up. */
export const GROWN_UP =
  /\b(?:wedding|marr(?:y|ies|ied)|job|office|college|university|graduat\w+|grown|retire\w*|his wife|her husband|beard)\b|婚礼|结婚|大学|上班|工作|公司|毕业|退休|长大|出嫁|嫁给|娶/iu;
