/** Larger numbers are shown as `99+`. */
const MAX_SHOWN = 99

/**
 * Prefixes the tab's title with a number, and does so again after each navigation.
 *
 * @returns a function that removes the number
 */
export function numberInTitle(count: number): () => void {
  const mark = `(${count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}) `
  const put = () => {
    if (!document.title.startsWith(mark)) document.title = mark + document.title
  }
  const observer = new MutationObserver(put)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  put()
  return () => {
    observer.disconnect()
    if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length)
  }
}
