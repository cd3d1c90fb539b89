// Makes ShushuKai.ttf: the part of LXGW WenKai that the app shows. People learn the characters from these shapes, so they
// are bundled and the same on every platform; the whole font is some 20 MB, and what we show of it under 100 KB.
const fs = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');
const source = require.resolve('@fontsource/lxgw-wenkai/files/lxgw-wenkai-latin-500-normal.woff2');
const target = path.join(__dirname, 'ShushuKai.ttf');

/** Where characters that people see may be written down. */
const sources = ['engine', 'app', 'components'];

const toned = 'āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ';
const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 32 + i));
const always =
  ascii +
  toned +
  toned.toUpperCase() +
  'üÜ’‘“”…–—·，。：；！？、（）《》½⅓⅔¼¾⅕⅖⅗⅘+−×÷=≠<>%√∛²³●▲■◆♣♦♥♠';

function filesIn(folder) {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/**
 * Sentences for those who read Chinese are in their device's own font, as in every other app: what is
 * said in `zh` alone is not taught. By the way texts are written it is a block or a line of its own.
 */
function taught(file) {
  const text = fs.readFileSync(file, 'utf8');
  if (path.basename(file) === 'zh.ts') return '';
  return text.replace(/^const zh\b.*?^\};$/gms, '').replace(/\bzh:\s*(['"`]).*?\1/gs, '');
}

/** Every Hanzi that is shown to be learnt: by the engine, on cards and buttons, and in other languages' texts. */
function hanzi() {
  const text = sources.flatMap(filesIn).map(taught).join('');
  return [...new Set(text.match(/\p{Script=Han}/gu) ?? [])].sort().join('');
}

async function make() {
  const subsetFont = require('subset-font'); // here, so that what needs only the list of characters loads no font tools
  const font = await subsetFont(fs.readFileSync(source), always + hanzi(), {
    targetFormat: 'truetype',
    preserveNameIds: [0, 13, 14], // the copyright and the licence travel inside the file too
  });
  fs.writeFileSync(target, font);
}

module.exports = { always, hanzi, target };

if (require.main === module) make();
