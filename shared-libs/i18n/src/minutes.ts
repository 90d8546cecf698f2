/**
 * Whole minutes of the parts of something that takes time, such as the legs of a way. They add up to the minutes of all of
 * it, rounded up, so a list of parts never contradicts its heading; 0 stands for a part that is over within the minute that
 * an earlier one began.
 * @param seconds of each part, in order.
 */
export function minutesOfParts(seconds: readonly number[]): number[] {
  let sum = 0;
  return seconds.map((part) => {
    const before = Math.ceil(sum / 60);
    sum += part;
    return Math.ceil(sum / 60) - before;
  });
}
