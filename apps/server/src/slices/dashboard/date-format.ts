/** Returns a format that writes dates in a time zone as `YYYY-MM-DD`. */
export function dateFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone })
}
