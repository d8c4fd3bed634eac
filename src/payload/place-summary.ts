/** Where a place is and how to call it. */
export interface PlaceSummary {
  name: string;
  /** line by line, as its country writes it */
  address: string[];
  phones: { label?: string; number: string; href: string }[];
}
