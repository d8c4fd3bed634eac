import { monthNames } from '../config/content/read-day';

/** `January 3, 2024` → `2024-01-03`. The schema allows no other form. */
export function readDate(text: string): string {
  const [monthName = '', day = '', year = ''] = text.replace(',', '').split(' ');
  const month = String(monthNames.indexOf(monthName) + 1).padStart(2, '0');
  return `${year}-${month}-${day.padStart(2, '0')}`;
}
