/** Returns a format that writes the date of a moment in a time zone as `YYYY-MM-DD`. */
export function dateFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone })
}
