/** Some days, and when a place is open on them. */
export interface HoursRow {
  /** `Monday – Friday`, or dates */
  days: string;
  /** `9:00 AM – 12:00 PM`, or the word for closed */
  times: string[];
  /** why these days are not as others */
  reason?: string;
}
