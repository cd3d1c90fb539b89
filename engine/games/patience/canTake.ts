import { groupFinder } from '../numero/groups';
import { reachOf } from '../numero/reach';
import { highestOf, supplyOf, type Position } from '../numero/supply';

/** Whether anything at all can be taken: the first group found will do. */
export function canTake(position: Position): boolean {
  const supply = supplyOf(position);
  const finder = groupFinder(supply, reachOf(supply, highestOf(supply)));
  const isFound = () => [...finder.found.values()].some(({ length }) => length > 0);
  while (!finder.done && !isFound()) finder.step();
  return isFound();
}
