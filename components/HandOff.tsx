import { StyleSheet, View } from 'react-native';
import type { Seat } from '../engine';
import { CardBack } from './CardBack';
import { Button } from './controls/Button';
import { Quiet } from './Quiet';
import { SeatMark } from './SeatMark';
import { useTheme } from './theme';

interface Props {
  readonly seat: Seat;
  /** "Pass the device to Mei". */
  readonly title: string;
  /** "Only Mei looks now." */
  readonly about: string;
  /** What has just happened, for everybody to know. */
  readonly news?: string;
  /** "I am Mei: show my tokens". */
  readonly action: string;
  readonly onOpen: () => void;
}

/** The gate between two players: until its owner opens it, what is private is not there at all. */
export function HandOff({ seat, title, about, news, action, onOpen }: Props) {
  const { colors } = useTheme();
  const picture = (
    <>
      <CardBack width={96} />
      <View style={[styles.mark, { backgroundColor: colors.card, borderColor: colors.cardEdge }]}>
        <SeatMark seat={seat} size={36} />
      </View>
    </>
  );
  return (
    <Quiet picture={picture} title={title} about={about} news={news}>
      <Button kind="primary" label={action} onPress={onOpen} />
    </Quiet>
  );
}

const styles = StyleSheet.create({
  mark: {
    position: 'absolute',
    width: 64,
    height: 64,
    borderRadius: 32,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
