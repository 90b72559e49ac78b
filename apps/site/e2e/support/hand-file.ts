import type { Locator } from '@playwright/test'

/** A file as Playwright and the editor accept it. */
export interface HandedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Dispatches a paste or drop of a file to the editor, as a browser does. */
export async function hand(surface: Locator, kind: 'paste' | 'drop', file: HandedFile): Promise<void> {
  await surface.evaluate(
    (node, { kind, name, type, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], name, { type }))
      const options = { bubbles: true, cancelable: true }
      node.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: transfer })
          : new DragEvent('drop', { ...options, dataTransfer: transfer }),
      )
    },
    { kind, name: file.name, type: file.mimeType, base64: file.buffer.toString('base64') },
  )
}
