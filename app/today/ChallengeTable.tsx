import { useCallback, useEffect, useMemo, useState } from 'react';
import { View } from 'react-native';
import { CardDetail } from '../../components/CardDetail';
import { cardLabel } from '../../components/cardLabel';
import { Words } from '../../components/help/Words';
import { Icon } from '../../components/Icon';
import { IconButton } from '../../components/IconButton';
import { LiveRegion } from '../../components/LiveRegion';
import { useLook } from '../../components/look';
import { Sheet } from '../../components/Sheet';
import { Table } from '../../components/table/Table';
import { useTheme } from '../../components/theme';
import { TopBar } from '../../components/TopBar';
import { Word } from '../../components/Word';
import type { Reading } from '../../engine/chinese/reading';
import { tables } from '../play/games';
import { HintSheet } from '../play/table/HintSheet';
import { useAwake } from '../services/awake';
import { useKeys } from '../services/keys';
import { useVoice } from '../services/voice';
import { useFeel } from '../settings/useFeel';
import { useLanguage, useTexts } from '../texts';
import { dates } from '../texts/dates';
import { inWords } from '../texts/refusals';
import type { Challenge } from './challenge';
import { ChallengeMenu } from './ChallengeMenu';
import { monthOf } from './days';
import { Ended } from './Ended';
import { Task } from './Task';
import type { Underway } from './underway';
import { useAttempt } from './useAttempt';
import type { Records } from './useRecords';
import { useSteppedHint } from './useSteppedHint';

interface Props {
  readonly challenge: Challenge;
  readonly start: Underway;
  readonly records: Records;
  readonly onBack: () => void;
  readonly onNext: (level: number) => void;
  readonly onAll: () => void;
  readonly onRules: () => void;
  readonly onSettings: () => void;
}

const { Board, heard, inWords: tableInWords, spoken } = tables.patience;

const SEATS = [{ name: '', bot: false }];
const nothing = () => [];

type Open = 'menu' | 'reading' | null;

/** A challenge on the workbench of patience: one take, the best there is. */
export function ChallengeTable({ challenge, start, records, ...ways }: Props) {
  const { colors } = useTheme();
  const texts = useTexts();
  const language = useLanguage();
  const { script } = useLook();
  const { say, tell, off, silence } = useVoice();
  const feel = useFeel();
  const attempt = useAttempt(challenge, start, records);
  const { view, draft, setDraft, end } = attempt;
  const hints = useSteppedHint(challenge, attempt);
  const [open, setOpen] = useState<Open>(null);
  const [looked, setLooked] = useState<Reading | null>(null);
  const [word, setWord] = useState<string | null>(null);
  const { date, level, most } = challenge.puzzle;
  useAwake();
  useEffect(() => silence, [silence]);

  const wordGone = useCallback(() => setWord(null), []);
  const { refuse } = attempt;
  const why = useCallback(
    (move: unknown) => {
      const refused = refuse(move);
      return refused && inWords(refused, language);
    },
    [refuse, language],
  );

  const take = (move: unknown) => {
    const outcome = attempt.take(move);
    if (outcome.is === 'fewer') return setWord(texts.today.fewer(outcome.won, most));
    setWord(null);
    const sentence = spoken(outcome.took);
    if (sentence) tell(sentence);
  };

  const centre = heard(view);
  useKeys(
    useMemo(
      () => ({
        // As the button on the workbench does.
        ...(end === null && { u: () => setDraft(draft.slice(0, -1)) }),
        h: () => hints.next?.(),
        ...(centre && { s: () => say(centre) }),
      }),
      [end, draft, setDraft, hints, centre, say],
    ),
  );

  const day = dates[language].short({ ...monthOf(date), day: Number(date.slice(8)) });
  const told = end === null ? '' : end.end === 'solved' ? texts.today.solved : texts.today.gaveUp;
  return (
    <>
      <Table
        bar={
          <View>
            <TopBar
              hanzi={texts.today.hanzi}
              title={`${day} · ${texts.today.level(level)}`}
              back={{ label: texts.back, onPress: ways.onBack }}
            >
              {end === null && (
                <>
                  <IconButton label={texts.table.hint} onPress={() => hints.next?.()}>
                    <Icon name="hint" color={colors.ink} />
                  </IconButton>
                  <IconButton label={texts.table.menu} onPress={() => setOpen('menu')}>
                    <Icon name="more" color={colors.ink} />
                  </IconButton>
                </>
              )}
            </TopBar>
            {end === null && (
              <Task
                challenge={challenge}
                hints={attempt.hints}
                seconds={records.timed ? attempt.seconds : null}
              />
            )}
          </View>
        }
        instead={
          end && (
            <Ended
              challenge={challenge}
              end={end}
              played={attempt.played}
              onSay={off ? null : say}
              onNext={ways.onNext}
              onAgain={attempt.again}
              onAll={ways.onAll}
            />
          )
        }
        board={(size) => (
          <Board
            view={view}
            size={size}
            seats={SEATS}
            near={0}
            acting={0}
            legal={nothing}
            draft={draft}
            onDraft={setDraft}
            thinking={null}
            around={false}
            peek={() => view}
            onMove={take}
            why={why}
            onSay={off ? null : say}
            onLook={setLooked}
            onRefused={setWord}
            onFeel={feel}
          />
        )}
        word={word !== null && <Word onGone={wordGone}>{word}</Word>}
      />
      <LiveRegion news={end === null ? 0 : 1}>{told}</LiveRegion>
      <HintSheet hints={hints} />
      {looked && (
        <CardDetail
          reading={looked}
          label={cardLabel(looked, script)}
          say={off ? undefined : { label: texts.voice.say, onPress: () => say(looked) }}
          close={{ label: texts.close, onPress: () => setLooked(null) }}
        />
      )}
      {open === 'menu' && (
        <ChallengeMenu
          onClose={() => setOpen(null)}
          onGiveUp={attempt.giveUp}
          onRead={() => setOpen('reading')}
          onRules={ways.onRules}
          onSettings={ways.onSettings}
        />
      )}
      {open === 'reading' && (
        <Sheet title={texts.table.readTable} close={texts.close} onClose={() => setOpen(null)}>
          <Words>
            {tableInWords(
              view,
              SEATS.map(({ name }) => name),
              language,
            )}
          </Words>
        </Sheet>
      )}
    </>
  );
}
