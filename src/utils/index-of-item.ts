/**
 * Makes a function that finds where an item is in a list: the last place, if it is there more than once.
 * Whoever asks a second time gets the answer from an index: as a rule, one item has changed.
 */
export function createItemFinder<Item>(list: readonly Item[]): (item: Item) => number | undefined {
  let isAsked = false;
  let places: ReadonlyMap<Item, number> | undefined;
  return (item) => {
    if (isAsked) {
      places ??= new Map(list.map((one, index) => [one, index]));
      return places.get(item);
    }
    isAsked = true;
    const place = list.lastIndexOf(item);
    return place < 0 ? undefined : place;
  };
}
