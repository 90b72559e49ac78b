/** Returns true if a question has an accepted answer; the API sends "0" as the id if there is none. */
export function isAccepted(acceptedAnswerId: string): boolean {
  return acceptedAnswerId !== '' && acceptedAnswerId !== '0'
}
