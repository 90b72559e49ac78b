/** The source of the import cannot be read, or is not of the expected kind. Nothing was stored. */
export class UnusableSource extends Error {
  override name = 'UnusableSource'
}
