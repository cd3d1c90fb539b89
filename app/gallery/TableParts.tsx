import { View } from 'react-native';
import { potPlaces } from '../../components/games/buyao/potPlaces';
import { SeatMark } from '../../components/SeatMark';
import { AnswerButton } from '../../components/table/AnswerButton';
import { facing } from '../../components/table/area';
import { DragLayer } from '../../components/table/DragLayer';
import { Peek } from '../../components/table/Peek';
import { Piece } from '../../components/table/Piece';
import { Seat } from '../../components/table/Seat';
import { Token } from '../../components/Token';
import { Tokens } from '../../components/Tokens';
import { PHRASES } from '../../engine/chinese/words';
import { Row, Shown } from './Shown';
import { words } from './words';

const COUNTS = [0, 1, 2, 3, 11];
const POTS = [1, 4, 11, 30];
const SEAT = { x: 0, y: 0, width: 200, height: 100 };

/** Seats, tokens, and the things one says. */
export function TableParts() {
  return (
    <>
      <Row>
        {words.names.map((name, seat) => (
          <Shown key={name} as={seat === 1 ? words.active : words.seat} width={200} height={100}>
            <Seat
              seat={seat}
              area={facing(SEAT, 0)}
              name={name}
              label={name}
              active={seat === 1}
              aside={<SeatMark seat={seat} />}
            />
          </Shown>
        ))}
        <Shown as={words.turned} width={100} height={200}>
          <Seat
            seat={2}
            area={facing({ ...SEAT, width: 100, height: 200 }, 90)}
            name={words.names[2]}
            label={words.turned}
            active={false}
          />
        </Shown>
      </Row>
      <Row>
        {COUNTS.map((count) => (
          <Shown key={count} as={words.tokens(count)}>
            <Tokens size={44} count={count} label={words.tokens(count)} />
          </Shown>
        ))}
        <Shown as={words.secret}>
          <Tokens size={44} count={null} label={words.secret} />
        </Shown>
        <Shown as={words.peek}>
          <Peek
            label={words.peek}
            shown={() => <Tokens size={20} count={7} label={words.tokens(7)} />}
          />
        </Shown>
      </Row>
      <Row>
        {POTS.map((count) => (
          <Shown key={count} as={words.pot} width={120} height={200}>
            <Pot count={count} />
          </Shown>
        ))}
      </Row>
      <Row>
        {[false, true].map((dim) => (
          <Shown
            key={`${dim}`}
            as={dim ? words.answers.notNow : words.answers.now}
            width={320}
            height={76}
          >
            <Answers dim={dim} />
          </Shown>
        ))}
      </Row>
    </>
  );
}

const nothing = () => {};

function Pot({ count }: { readonly count: number }) {
  const places = potPlaces(count, { x: 0, y: 0, width: 120, height: 200 }, 36);
  return (
    <DragLayer intents={[]} whyNot={() => null} onRefused={nothing}>
      {places.map((place, at) => (
        <Piece key={at} id={`${at}`} place={place} ratio={1}>
          <Token size={place.width} />
        </Piece>
      ))}
    </DragLayer>
  );
}

function Answers({ dim }: { readonly dim: boolean }) {
  const { take, decline } = PHRASES;
  return (
    <View style={{ flex: 1, flexDirection: 'row', gap: 8 }}>
      <AnswerButton
        kind="secondary"
        hanzi={decline.hanzi.simplified}
        pinyin={decline.said}
        label={words.answers.decline}
        size={{ width: 150, height: 76 }}
        dim={dim}
        onPress={nothing}
      />
      <AnswerButton
        kind="primary"
        hanzi={take.hanzi.simplified}
        pinyin={take.said}
        label={words.answers.take}
        size={{ width: 150, height: 76 }}
        dim={dim}
        onPress={nothing}
      />
    </View>
  );
}
