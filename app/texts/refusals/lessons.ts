const en = {
  lessonTooLong: () => 'This is too long for a lesson.',
  notALesson: () => 'There is no lesson in this text. It begins with SHUSHU1.',
  lessonVersion: () => 'This lesson was made by another version of the app. Please update it.',
  lessonDamaged: () => 'This lesson is damaged. Perhaps a part of it was cut off: copy all of it.',
  alwaysLit: () => 'In this game, the places for a card always light up.',
};

const zh: typeof en = {
  lessonTooLong: () => '这太长了，不像是课程。',
  notALesson: () => '这段文字里没有课程。课程以 SHUSHU1 开头。',
  lessonVersion: () => '这个课程是用另一个版本的应用做的，请先更新。',
  lessonDamaged: () => '这个课程不完整，可能少了一段，请全部复制。',
  alwaysLit: () => '这个游戏总会提示牌能放在哪里。',
};

export const lessons = { en, zh };
