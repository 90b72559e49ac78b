// This file is separate from the upload feature, so that apps can import the error without loading the core of the
// editor.

/**
 * Stores a file and returns its address.
 *
 * @param signal aborts the upload when the user cancels it and when the editor is destroyed
 * @param onProgress call with the fraction sent, from 0 to 1; optional
 * @throws {ImageNotStored} with a message for the user; after any other error the editor shows a message of its own
 */
export type StoreImage = (file: File, signal: AbortSignal, onProgress: (sent: number) => void) => Promise<string>

/** Error to throw from a {@link StoreImage}. Its message is shown to the user instead of the editor's own. */
export class ImageNotStored extends Error {
  override name = 'ImageNotStored'
}
