import { useState } from 'react';
import { Card } from '../../components/Card';
import { CardBack } from '../../components/CardBack';
import { CardDetail } from '../../components/CardDetail';
import { cardLabel } from '../../components/cardLabel';
import { Button } from '../../components/controls/Button';
import type { CardFace } from '../../components/look';
import { readNumber } from '../../engine/chinese/number';
import { Row, Shown } from './Shown';
import { words } from './words';

const FACES: readonly CardFace[] = ['hanzi', 'pinyin', 'digits', 'digitsOnly'];
const WIDTHS = [150, 100, 64, 46, 28];

/** Long and short numbers, on every face and at every size. */
export function Cards() {
  const [looked, setLooked] = useState(false);
  const [short, long] = [readNumber(6), readNumber(36)];
  const close = () => setLooked(false);
  return (
    <>
      {[short, long].map((reading) => (
        <Row key={reading.digits}>
          {FACES.map((face) => (
            <Shown key={face} as={words.faces[face]}>
              <Card reading={reading} width={110} face={face} label={cardLabel(reading)} />
            </Shown>
          ))}
        </Row>
      ))}
      <Row>
        {WIDTHS.map((width) => (
          <Shown key={width} as={words.widths(width)}>
            <Card reading={long} width={width} />
          </Shown>
        ))}
        <Shown as={words.compact}>
          <Card compact reading={long} width={80} />
        </Shown>
        <Shown as={words.formal}>
          <Card formal reading={long} width={110} />
        </Shown>
        <Shown as={words.back}>
          <CardBack width={110} />
        </Shown>
      </Row>
      <Row>
        <Button kind="secondary" label={words.detail} onPress={() => setLooked(true)} />
      </Row>
      {looked && (
        <CardDetail
          reading={long}
          label={cardLabel(long)}
          close={{ label: words.close, onPress: close }}
        />
      )}
    </>
  );
}
