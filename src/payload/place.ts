/** Where a place is and how to call it. */
export interface PlaceSummary {
  name: string;
  /** line by line, as its country writes it */
  address: string[];
  phones: { label?: string; number: string; href: string }[];
}

/** Some days, and when a place is open on them. */
export interface HoursRow {
  /** `Monday – Friday`, or dates */
  days: string;
  /** `9:00 AM – 12:00 PM`, or the word for closed */
  times: string[];
  /** why these days are not as others */
  reason?: string;
}
