const en = {
  title: 'Teacher’s lock',
  about: 'This part of the app is locked. Enter the PIN to go on.',
  pin: 'PIN',
  open: 'Open',
  wrong: 'That is not the PIN.',
  wait: (seconds: number) => `That is not the PIN. Try again in ${seconds} s.`,
  forgot: 'I have forgotten the PIN',
  remembered: 'Back to the PIN',
  sums: (count: number) =>
    `Solve ${count} sums in a row: the formal numerals of cheques and banknotes, the answer in digits. A calculator is fine. Nothing on this device will be lost.`,
  product: (place: number, of: number) => `Answer ${place} of ${of}`,
  next: 'That is it',
  wrongSum: 'That was not it, so it begins anew.',
  patience: (seconds: number) =>
    `Well done. Keep this page open for ${seconds} more seconds: then the lock is taken away, and a new PIN can be set in the settings.`,
  what: 'A PIN keeps settings, players, lessons and records from being changed by accident. Playing stays open to everybody. The lock shuts when you go back to the games or leave the app.',
  way: 'Forgotten the PIN? Where it is asked for, three sums in formal numerals and two minutes of patience take the lock away. Nothing is lost.',
  honest:
    'Four to eight digits. It keeps children out, not burglars: whoever knows their way about this device can remove it.',
  set: 'Set a PIN',
  change: 'Change the PIN',
  takeAway: 'Take the lock away',
  newPin: 'New PIN',
  again: 'Once more',
  save: 'Lock with this PIN',
  short: 'A PIN has four to eight digits.',
  differ: 'The two are not the same yet.',
};

const zh: typeof en = {
  title: '老师锁',
  about: '这里锁着。请输入密码。',
  pin: '密码',
  open: '打开',
  wrong: '密码不对。',
  wait: (seconds) => `密码不对，${seconds} 秒后再试。`,
  forgot: '忘了密码',
  remembered: '回去输密码',
  sums: (count) =>
    `请连续答对 ${count} 道题：题目是支票上用的大写数字，答案写阿拉伯数字，可以用计算器。这台设备上的东西一样也不会丢。`,
  product: (place, of) => `第 ${place} 题的答案，共 ${of} 题`,
  next: '就是它',
  wrongSum: '不对，要从头来。',
  patience: (seconds) =>
    `答对了。请让这一页再开着 ${seconds} 秒，锁就会取消，然后可以在设置里设新密码。`,
  what: '设了密码，设置、玩家、课程和记录就不会被不小心改掉。玩游戏不用密码。回到游戏页面或离开应用时，锁会自动关上。',
  way: '忘了密码？在要密码的地方，答对三道大写数字的题，再等两分钟，锁就取消了。什么也不会丢。',
  honest: '四到八位数字。它防的是小孩子，不是小偷：懂设备的人可以把它去掉。',
  set: '设密码',
  change: '换密码',
  takeAway: '取消锁',
  newPin: '新密码',
  again: '再输一次',
  save: '用这个密码锁上',
  short: '密码要四到八位数字。',
  differ: '两次还不一样。',
};

export const lock = { en, zh };
