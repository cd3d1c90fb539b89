const Sequencer = require('@jest/test-sequencer').default;

/** Random games of every game take far longer than any other file: left for the end, all but one processor would wait. */
const LONGEST = /conformance\.test\.ts$/;

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const usual = super.sort(tests);
    const long = usual.filter(({ path }) => LONGEST.test(path));
    return [...long, ...usual.filter((test) => !long.includes(test))];
  }
};
