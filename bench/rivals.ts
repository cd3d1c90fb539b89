import { report } from './clock';
import { rivalsOf } from './players';

/** Who can be met at the tables of one game alone. */
report(rivalsOf('buyao'));
