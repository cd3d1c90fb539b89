import { guarded } from '../lock/guarded';
import { Again } from './Again';
import { Challenge } from './Challenge';
import { Deck } from './Deck';
import { Ladder } from './Ladder';
import { Lesson } from './Lesson';
import { LessonPlan } from './LessonPlan';
import { Lessons } from './Lessons';
import { LoadLesson } from './LoadLesson';
import { Page } from './Page';
import { Player } from './Player';
import { Record } from './Record';
import { Records } from './Records';
import { Roster } from './Roster';
import { Rules } from './Rules';
import { Settings } from './Settings';
import { Setup } from './Setup';
import { Table } from './Table';
import { Today } from './Today';

/**
 * The screens that one goes to from Home, one line each. On the web they are a piece of their own, so that Home
 * is there before they are: nothing that Home needs may import this.
 */
export const screens = {
  Again,
  Challenge,
  Deck,
  Ladder,
  Lesson,
  Page,
  Rules,
  Setup,
  Table,
  Today,
  // Behind the teacher's lock, where there is one.
  LessonPlan: guarded(LessonPlan),
  Lessons: guarded(Lessons),
  LoadLesson: guarded(LoadLesson),
  Player: guarded(Player),
  Record: guarded(Record),
  Records: guarded(Records),
  Roster: guarded(Roster),
  Settings: guarded(Settings),
} as const;
