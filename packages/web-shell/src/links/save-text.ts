/**
 * Offers text as a file to save.
 *
 * @param parts the text, in parts that are joined without anything between them
 */
export function saveText(name: string, type: string, ...parts: readonly string[]): void {
  const address = URL.createObjectURL(new Blob([...parts], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
