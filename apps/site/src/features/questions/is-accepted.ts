/** Returns true if the id names an accepted answer; the API sends "0" for none. */
export function isAccepted(acceptedAnswerId: string): boolean {
  return acceptedAnswerId !== '' && acceptedAnswerId !== '0'
}
