/** A character's sound, as a numbered syllable, and its traditional form where that differs. */
type Entry = readonly [sound: string, traditional?: string];

/** Every character of the readings, under its simplified form. None has two sounds here. */
export const CHARACTERS: { readonly [simplified: string]: Entry } = {
  零: ['ling2'],
  一: ['yi1'],
  二: ['er4'],
  三: ['san1'],
  四: ['si4'],
  五: ['wu3'],
  六: ['liu4'],
  七: ['qi1'],
  八: ['ba1'],
  九: ['jiu3'],
  十: ['shi2'],
  百: ['bai3'],
  千: ['qian1'],
  万: ['wan4', '萬'],

  加: ['jia1'],
  减: ['jian3', '減'],
  乘: ['cheng2'],
  除: ['chu2'],
  以: ['yi3'],
  等: ['deng3'],
  于: ['yu2', '於'],
  分: ['fen1'],
  之: ['zhi1'],
  又: ['you4'],
  点: ['dian3', '點'],
  平: ['ping2'],
  立: ['li4'],
  方: ['fang1'],
  根: ['gen1'],
  的: ['de5'],
  它: ['ta1'],
  左: ['zuo3'],
  右: ['you4'],
  括: ['kuo4'],
  号: ['hao4', '號'],

  木: ['mu4'],
  火: ['huo3'],
  土: ['tu3'],
  金: ['jin1'],
  水: ['shui3'],

  鼠: ['shu3'],
  牛: ['niu2'],
  虎: ['hu3'],
  兔: ['tu4'],
  龙: ['long2', '龍'],
  蛇: ['she2'],
  马: ['ma3', '馬'],
  羊: ['yang2'],
  猴: ['hou2'],
  鸡: ['ji1', '雞'],
  狗: ['gou3'],
  猪: ['zhu1', '豬'],

  梅: ['mei2'],
  花: ['hua1'],
  块: ['kuai4', '塊'],
  敲: ['qiao1'],
  桌: ['zhuo1'],
  子: ['zi3'],

  红: ['hong2', '紅'],
  桃: ['tao2'],
  黑: ['hei1'],

  我: ['wo3'],
  要: ['yao4'],
  // bù in a dictionary; it is only ever said before 要 here, and teaching texts write that bú.
  不: ['bu2'],
  谢: ['xie4', '謝'],
  王: ['wang2'],
  牌: ['pai2'],

  时: ['shi2', '時'],
  间: ['jian1', '間'],
  到: ['dao4'],
};

/** Words that do not sound like their characters one by one. */
export const WORD_SOUNDS: { readonly [word: string]: readonly string[] } = {
  谢谢: ['xie4', 'xie5'],
  桌子: ['zhuo1', 'zi5'],
};
