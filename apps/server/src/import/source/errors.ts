/** What is to be imported cannot be read, or is not what the command expects. Nothing was stored. */
export class UnusableSource extends Error {
  override name = 'UnusableSource'
}
