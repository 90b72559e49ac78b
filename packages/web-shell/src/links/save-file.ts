/** Lets the browser save a response without loading it into the page's memory. */
export function saveFile(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}
