/** Of a button that is no use now, and can be pressed all the same, to be told why. */
export function useNotNow(dim: boolean): object {
  return { 'aria-disabled': dim };
}
