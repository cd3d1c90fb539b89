import { useCallback, useState } from 'react';
import { View } from 'react-native';
import { Button } from '../../components/controls/Button';
import { RunsPicture } from '../../components/games/buyao/RunsPicture';
import { HandOff } from '../../components/HandOff';
import { Words } from '../../components/help/Words';
import { Log } from '../../components/Log';
import { Notice } from '../../components/Notice';
import { ScoreSheet } from '../../components/ScoreSheet';
import { Sheet } from '../../components/Sheet';
import { Standing } from '../../components/Standing';
import { Word } from '../../components/Word';
import { Row } from './Shown';
import { words } from './words';

const [MEI, BO] = words.names;
const nothing = () => {};

/** What is read: the log, the scores, the gate, sheets and words. */
export function Papers({ width }: { readonly width: number }) {
  const [sheet, setSheet] = useState(false);
  const [said, setSaid] = useState(false);
  const [notice, setNotice] = useState(true);
  const gone = useCallback(() => setSaid(false), []);
  const wide = Math.min(width, 340);
  return (
    <>
      <Row>
        <View style={{ width: wide, height: 140 }}>
          <Log
            title={words.log}
            empty={words.empty}
            lines={words.lines.map((text, seat) => ({ text, seat }))}
          />
        </View>
        <View style={{ width: wide, height: 140 }}>
          <Log title={words.log} empty={words.empty} lines={[]} />
        </View>
        <View style={{ width: wide }}>
          <Standing
            title={words.standing}
            rows={words.names.map((name, seat) => ({ seat, name, points: 12 * seat - 8 }))}
          />
        </View>
        <View style={{ width: wide, height: 340 }}>
          <HandOff
            seat={0}
            title={words.gate.title}
            about={words.gate.about}
            action={words.gate.open}
            onOpen={nothing}
          />
        </View>
      </Row>
      <ScoreSheet
        title={words.score}
        rows={[
          {
            ...{ seat: 0, name: MEI, total: -3, place: words.places[0], won: true },
            account: words.account[0],
            picture: <RunsPicture runs={[[4, 5, 6], [11]]} tokens={18} />,
          },
          {
            ...{ seat: 1, name: BO, total: 12, place: words.places[1], won: false },
            account: words.account[1],
            picture: <RunsPicture runs={[[12]]} tokens={0} />,
          },
        ]}
      />
      {notice && (
        <Notice
          text={words.notice}
          close={{ label: words.close, onPress: () => setNotice(false) }}
        />
      )}
      <Row>
        <Button kind="secondary" label={words.sheet} onPress={() => setSheet(true)} />
        <Button kind="secondary" label={words.sayWord} onPress={() => setSaid(true)} />
      </Row>
      <View style={{ height: 64 }}>{said && <Word onGone={gone}>{words.word}</Word>}</View>
      {sheet && (
        <Sheet title={words.sheet} close={words.close} onClose={() => setSheet(false)}>
          <Words>{words.long}</Words>
        </Sheet>
      )}
    </>
  );
}
